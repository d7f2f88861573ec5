import { matchOperation } from "./match-operation.ts";
import type { SiteOperation } from "./site-operation.ts";

const operation = (method: SiteOperation["method"], path: string): SiteOperation => ({
  method,
  path,
  handle: async () => path,
});
const operations = [
  operation("GET", "nav-menu"),
  operation("GET", "content/*key"),
  operation("GET", "concierge/:id"),
  operation("POST", "payment-instruments/:id/use-for-subscriptions"),
  operation("POST", "session"),
  operation("POST", "session/login"),
];

test.each([
  ["GET", "/nav-menu", "nav-menu", {}],
  ["GET", "nav-menu/", "nav-menu", {}],
  ["GET", "/content/home", "content/*key", { key: "home" }],
  ["GET", "/content/help/shipping%20rates", "content/*key", { key: "help/shipping rates" }],
  ["GET", "/concierge/7", "concierge/:id", { id: "7" }],
  [
    "POST",
    "/payment-instruments/a%2Fb/use-for-subscriptions/",
    "payment-instruments/:id/use-for-subscriptions",
    { id: "a/b" },
  ],
  ["POST", "/session", "session", {}],
  ["POST", "/session/login", "session/login", {}],
])("%s %s is the operation %s", (method, path, expected, params) => {
  const matched = matchOperation(operations, method, path);
  expect([matched.operation.path, matched.params]).toEqual([expected, params]);
});

test.each([
  ["GET", "/nothing", 404],
  ["GET", "/", 404],
  ["GET", "/content", 404],
  ["GET", "/content/", 404],
  ["GET", "/concierge/1/2", 404],
  ["GET", "/session", 405],
  ["DELETE", "/nav-menu", 405],
  ["GET", "/content/%E0%A4%A", 400],
])("%s %s is refused with %d", (method, path, status) => {
  expect(() => matchOperation(operations, method, path)).toThrow(expect.objectContaining({ status }) as Error);
});
