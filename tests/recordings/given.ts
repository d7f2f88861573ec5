const env = process.env;

/** What walks look for; a shop of other goods names its own in the environment. */
export const given = {
  category: env["RECORD_CATEGORY"] ?? "truffles",
  words: env["RECORD_WORDS"] ?? "caramel",
  /** A product to be bought, and one with variants. */
  productId: env["RECORD_PRODUCT"] ?? "481101",
  masterId: env["RECORD_MASTER"] ?? "480127",
  contentPath: env["RECORD_CONTENT_PATH"] ?? "/recipes/slab-hot-chocolate",
  postalCode: env["RECORD_POSTAL_CODE"] ?? "94110",
  email: env["RECORD_EMAIL"] ?? "desmond@example.test",
  /** Somebody with subscriptions; of the sandbox. */
  subscriber: "theo@example.test",
  password: env["RECORD_PASSWORD"] ?? "Plum-1234",
};
