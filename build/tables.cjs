/**
 * Where the tables of the sandbox are described: each in the folder of the subject that keeps it (`…-tables.ts`), so
 * that nobody else writes a row without asking that subject.
 */
const tables = "^sandbox/(platform|organization|archive)/.*-tables\\.ts$|^worlds/.*-tables\\.ts$";

/** Files that read or write another subject's tables still. Leave the list as it is, or make it shorter. */
const besideTheDoor = [
  "sandbox/platform/account-closing/account-closing-repository",
  "sandbox/platform/baskets/threshold-repository",
  "sandbox/platform/content-slots/content-slot-repository",
  "sandbox/platform/customers/customer-group-repository",
  "sandbox/platform/customers/customer-payment-instrument-repository",
  "sandbox/platform/orders/order-claim-repository",
  "sandbox/platform/product-lists/product-list-repository",
  "sandbox/platform/recommendations/recommendation-repository",
  "sandbox/platform/search/search-document-service",
  "sandbox/platform/shipping/shipping-repository",
];

module.exports = { tables, besideTheDoor: besideTheDoor.map((file) => `^${file}\\.ts$`) };
