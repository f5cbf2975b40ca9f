// Every sentence of the house in this language, as one file; games bring their own.
const found = import.meta.glob<string>(
  ["../../../src/bakufu/locales/fr/{house,advice}.ftl", "../../locales/fr/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(found);
