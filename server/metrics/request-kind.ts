/** First segments of pages, by the step they belong to. */
const steps: Readonly<Record<string, string>> = {
  "": "home",
  search: "search",
  category: "category",
  products: "product",
  cart: "cart",
  checkout: "checkout",
  shipping: "checkout",
  billing: "checkout",
  revieworder: "checkout",
  "order-confirmation": "confirmation",
  login: "account",
  register: "account",
  account: "account",
  orders: "account",
};

const others: readonly [beginning: string, kind: string][] = [
  ["/static/", "static"],
  ["/mobify/", "proxy"],
  ["/plain/", "plain"],
  ["/healthz", "health"],
  ["/readyz", "health"],
  ["/__cache/", "purge"],
];

/** What a request is about, in one of some twenty words, so that no address makes a series of its own. */
export const requestKind = (url: string): string => {
  const [path = ""] = url.split("?", 1);
  if (path.startsWith("/api/")) return /^\/api\/[^/]+\/scapi\//.test(path) ? "shopper-api" : "site-api";
  const other = others.find(([beginning]) => path.startsWith(beginning));
  if (other) return other[1];
  if (path.endsWith(".html")) return "product";
  return steps[path.split("/", 2)[1] ?? ""] ?? "content";
};
