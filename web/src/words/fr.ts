// Every sentence in this language, as one file that is loaded when it is needed.
const found = import.meta.glob<string>(
  ["../../../src/bakufu/locales/fr/*.ftl", "../../locales/fr/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(found);
