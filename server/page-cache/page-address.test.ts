import { testSites } from "#tests/factories/sites.ts";
import { pageAddress } from "./page-address.ts";

const urlOf = (url: string) => pageAddress(testSites, "localhost:3000", url).url;
const keyOf = (url: string, host = "localhost:3000") => pageAddress(testSites, host, url).key;

test.each([
  ["/", "/"],
  ["/?", "/"],
  ["/category/newarrivals/", "/category/newarrivals"],
  ["/category/newarrivals?utm_source=mail&gclid=1", "/category/newarrivals"],
  ["/search?q=mint&utm_campaign=x", "/search?q=mint"],
  ["/search?sort=price&q=mint", "/search?q=mint&sort=price"],
  ["/contact-us?submit=true&x=1", "/contact-us?submit=true"],
  ["/contact-us?submit=maybe", "/contact-us"],
  ["/search?refine2=b&refine1=a&start=12&sz=12", "/search?refine1=a&refine2=b&start=12&sz=12"],
  ["/search?q=fudge+%26+nuts", "/search?q=fudge+%26+nuts"],
  ["/search?words=&refine1=a&q=sour", "/search?q=sour&refine1=a&words="],
  ["/a/b/p.html?color=red&size=8oz&fbclid=1", "/a/b/p.html?color=red&size=8oz"],
  ["//evil.test/x", "//evil.test/x"],
  ["/?q=1&shop=x&refine1=a&color=red&submit=true&who=dad", "/?submit=true"],
  ["/category/newarrivals?q=mint&who=dad&color=red", "/category/newarrivals?q=mint"],
  ["/category/newarrivals?to=10001&by=2026-12-24", "/category/newarrivals?by=2026-12-24&to=10001"],
  ["/search?refine123=a&q=mint&submit=true", "/search?q=mint"],
  ["/a/b/p.html?q=1&shop=x&start=24&size=8oz", "/a/b/p.html?size=8oz"],
  ["/products/p1?color=red&q=1", "/products/p1?color=red"],
  ["/gift-finder?who=dad&q=1&occasion=birthday&step=diet", "/gift-finder?occasion=birthday&step=diet&who=dad"],
  ["/about-us?q=1&start=12&size=8oz", "/about-us"],
])("%s is rendered as %s", (given, url) => {
  expect(urlOf(given)).toBe(url);
});

test("hosts of different sites never share a page, and the default site answers for unknown hosts", () => {
  const keys = ["localhost:3000", "ca.localhost:3000", "gifts.localhost", "fr.ca.localhost"].map((host) =>
    keyOf("/", host),
  );
  expect(new Set(keys).size).toBe(4);
  expect(keyOf("/", "who.test")).toBe(keyOf("/", "LOCALHOST"));
});

test.each([
  "/cart",
  "/cart/",
  "/shipping",
  "/billing",
  "/revieworder?x=1",
  "/order-confirmation?orderNo=1",
  "/new-password-form?token=t&email=june%40shop.test",
  "/account",
  "/account/orders",
  "/login?next=%2Fcart",
  "/register",
])("%s is never kept and keeps its whole query", (url) => {
  expect(keyOf(url)).toBeNull();
  expect(urlOf(url)).toBe(url.replace(/\/$/, ""));
});

test.each(["/cartoon-candy.html", "/logins"])("%s only looks like a shopper's page", (url) => {
  expect(keyOf(url)).not.toBeNull();
});

test("an endless address is rendered but not kept", () => {
  expect(keyOf(`/search?q=${"x".repeat(500)}`)).not.toBeNull();
  expect(keyOf(`/search?q=${"x".repeat(2000)}`)).toBeNull();
});
