// Every sentence of the house in this language, as one file; games bring their own.
const found = import.meta.glob<string>(
  ["../../../src/bakufu/locales/de/{house,advice}.ftl", "../../locales/de/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(found);
