// Every sentence in this language, as one file that is loaded when it is needed.
const found = import.meta.glob<string>(
  ["../../../src/bakufu/locales/en/*.ftl", "../../locales/en/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(found);
