import { UpstreamProblem } from "#server/problem.ts";
import { redact, redactText, redactUrl } from "./redact.ts";

const token = "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJqdW5lIn0.c2lnbmF0dXJl";

test.each([
  [`Bearer ${token}`, "Bearer [hidden]"],
  [`"context":"${token}"`, '"context":"[hidden]"'],
  ["card 4111111111111111 was declined", "card [hidden] was declined"],
  ["card 4111 1111 1111 1111", "card [hidden]"],
  ["card 3782-822463-10005", "card [hidden]"],
  ["order 4111111111111112 is no card number", "order 4111111111111112 is no card number"],
  ["phone 415-555-0142, zip 94110", "phone 415-555-0142, zip 94110"],
])("%s is logged as %s", (text, logged) => {
  expect(redactText(text)).toBe(logged);
});

test.each([
  ["/x?c_currentPassword=plum&siteId=a", "/x?c_currentPassword=[hidden]&siteId=a"],
  ["/callback?code=1&token=abc", "/callback?code=1&token=[hidden]"],
  ["/gift?c_number=1234&c_cvn=12", "/gift?c_number=[hidden]&c_cvn=[hidden]"],
  [`/x/${token}`, "/x/[hidden]"],
  ["/search?q=mint", "/search?q=mint"],
  ["/ucp/continue/kE7x_q", "/ucp/continue/[hidden]"],
  ["/ucp/v1/checkout-sessions/kE7x_q/complete", "/ucp/v1/checkout-sessions/[hidden]/complete"],
])("the address %s is logged as %s", (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});

test.each([
  "authorization",
  "Authorization",
  "cookie",
  "set-cookie",
  "password",
  "currentPassword",
  "access_token",
  "accessToken",
  "refreshToken",
  "refresh_token",
  "transientToken",
  "captureContext",
  "c_paymentToken",
  "securityCode",
  "cvv",
  "number",
  "x-purge-secret",
])("a field called %s is hidden at any depth", (name) => {
  expect(redact({ a: [{ [name]: "visible" }] })).toEqual({ a: [{ [name]: "[hidden]" }] });
});

test("a refusal of the backend and its cause are said without a stack", () => {
  const cause = Object.assign(new TypeError("fetch failed"), { code: "ECONNREFUSED" });
  const logged = redact(new UpstreamProblem(502, { title: "Bad Gateway" }, { cause }));
  expect(logged).toMatchObject({
    type: "UpstreamProblem",
    status: 502,
    message: "Bad Gateway",
    cause: { type: "TypeError", message: "fetch failed", code: "ECONNREFUSED" },
  });
  expect(JSON.stringify(logged)).not.toContain("stack");
});

test("an error keeps what helps and loses what must not be seen", () => {
  const error = Object.assign(new Error(`refused ${token}`, { cause: new Error("why") }), {
    status: 401,
    body: { password: "x" },
  });
  expect(redact(error)).toMatchObject({
    type: "Error",
    message: "refused [hidden]",
    status: 401,
    body: { password: "[hidden]" },
    cause: { message: "why" },
  });
});

test("a value that contains itself ends somewhere", () => {
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  expect(JSON.stringify(redact(circle))).toContain("[deep]");
});
