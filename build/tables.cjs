/**
 * Where the tables of the sandbox are described: each in the folder of the subject that keeps it (`…-tables.ts`), so
 * that nobody else writes a row without asking that subject.
 */
const tables = "^sandbox/(platform|organization|archive|dialects/login)/.*-tables\\.ts$|^worlds/.*-tables\\.ts$";

/**
 * Files that read another subject's tables beside their own, because one statement has to see both: groups follow from
 * orders, a saved gift card has a balance, public lists are looked for by their owners' names, recommendations learn
 * from whole months of orders, and search documents are written for thousands of products at once. None writes them.
 * Leave the list as it is, or make it shorter.
 */
const besideTheDoor = [
  "sandbox/platform/customers/customer-group-repository",
  "sandbox/platform/customers/customer-payment-instrument-repository",
  "sandbox/platform/product-lists/product-list-repository",
  "sandbox/platform/recommendations/recommendation-repository",
  "sandbox/platform/search/search-document-service",
];

module.exports = { tables, besideTheDoor: besideTheDoor.map((file) => `^${file}\\.ts$`) };
