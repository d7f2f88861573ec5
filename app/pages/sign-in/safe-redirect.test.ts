import { safeRedirect } from "./safe-redirect.ts";

test.each([
  ["/cart", "/cart"],
  ["/search?q=fudge#top", "/search?q=fudge#top"],
  [null, "/account"],
  ["", "/account"],
  ["https://evil.example", "/account"],
  ["//evil.example", "/account"],
  ["/\\evil.example", "/account"],
  ["/a\\b", "/account"],
  ["/\tevil.example", "/account"],
  ["javascript:alert(1)", "/account"],
  ["/login", "/account"],
  ["/login?redirect=/login", "/account"],
  ["/register", "/account"],
  ["/loginhelp", "/loginhelp"],
])("after signing in, %p leads to %s", (asked, path) => {
  expect(safeRedirect(asked)).toBe(path);
});
