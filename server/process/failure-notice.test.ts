import { withFailureNotice } from "./failure-notice.ts";

const page = {
  status: 500,
  headers: {},
  html: "<html><body><p>Oops</p></body></html>",
  inlineScripts: [],
  inlineStyles: ["a{}"],
};

test("message and stack stand at the end of the page, as text, with their sheet allowed", () => {
  const error = new TypeError('No <counter> & no "till"');
  error.stack = "TypeError: No <counter>\n    at loader (app/pages/cart/cart-page.tsx:12:3)";
  const { html, inlineStyles, status } = withFailureNotice(page, error);
  expect(status).toBe(500);
  expect(html).toContain("<h2>TypeError: No &#60;counter&#62; &#38; no &#34;till&#34;</h2>");
  expect(html).toContain("at loader (app/pages/cart/cart-page.tsx:12:3)</pre></section></body></html>");
  const [, sheet = ""] = /<style>([^<]+)<\/style>/.exec(html) ?? [];
  expect(inlineStyles).toEqual(["a{}", sheet]);
});

test("what is thrown need not be an error, and a pattern of replacement is text", () => {
  expect(withFailureNotice(page, "$& is away").html).toContain("<h2>$&#38; is away</h2>");
});
