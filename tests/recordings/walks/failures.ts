import { given } from "../given.ts";
import type { Walk } from "../walks.ts";

const product = [{ parameters: { id: given.productId } }];

/** Services fail in every way they can be told to. */
export const failures = {
  journey: "failures",
  onlySandbox: true,
  environment: { COMMERCE_TIMEOUT_MS: "3000" },
  take: async ({ step, browser, page, proxy, fault, config }) => {
    const { enter, call } = browser();
    const basketOf = () => call("POST", "scapi/ShopperBaskets/createBasket", [{ body: {} }]);
    const reads = () => call("POST", "scapi/ShopperProducts/getProduct", product);
    const failing = <Answer>(name: string, effect: object, match: object, run: () => Promise<Answer>) =>
      step(name, async () => {
        await fault(effect, match);
        return run();
      });
    const status = (code: number) => ({ kind: "status", status: code });
    const scapi = { api: "scapi" };
    const delayed = { kind: "delay", distribution: "fixed", milliseconds: 5000 };
    await step("comes in", () => enter("session"));
    const commerce = {
      broken: await failing("the commerce API is out of order", status(500), scapi, reads),
      conflict: await failing("somebody else was faster", status(409), scapi, basketOf),
      limited: await failing("too many ask", { kind: "rate-limit", retryAfterSeconds: 7 }, scapi, reads),
      html: await failing("a proxy answers in HTML", { kind: "html-body" }, scapi, reads),
      garbled: await failing("an answer is not JSON", { kind: "invalid-json" }, scapi, reads),
      reset: await failing("the connection breaks", { kind: "connection-reset" }, scapi, reads),
      late: await failing("the answer is late", delayed, scapi, reads),
      expired: await failing(
        "the shop's own token is over",
        { kind: "token", problem: "expired-access-token" },
        { ...scapi, nth: 1 },
        () => page(`/products/${given.productId}`),
      ),
      page: await failing("a page cannot be loaded", status(500), scapi, () => page(`/products/${given.masterId}`)),
      closed: await failing("the site is under maintenance", { kind: "maintenance", scope: "site" }, scapi, () =>
        page(`/products/${given.masterId}`),
      ),
    };
    const login = {
      broken: await failing("the login service is out of order", status(500), { api: "slas" }, () =>
        browser().call("POST", "session", {}),
      ),
      over: await failing(
        "a session cannot be renewed",
        { kind: "token", problem: "invalid-refresh-token" },
        { api: "slas" },
        () => call("POST", "session", {}),
      ),
    };
    const ask = (clientId = config.commerce.clientId) =>
      proxy(`dw/shop/v20_4/products/${given.productId}`, { headers: { "x-dw-client-id": clientId } });
    const shopApi = {
      fault: await step("the Shop API knows no such client", () => ask("nobody")),
      html: await failing("the Shop API answers in HTML", { kind: "html-body" }, { api: "ocapi" }, () => ask()),
      broken: await failing("the Shop API is out of order", status(503), { api: "ocapi" }, () => ask()),
    };
    const of = (vendor: string) => ({ vendor });
    const vendors = {
      content: await failing("content is out of order", status(500), of("content"), () => page("/")),
      ratings: await failing("reviews are out of order", status(500), of("ratings"), () =>
        call("GET", `reviews/${given.masterId}?sort=lowest`),
      ),
      address: await failing("the address service is out of order", status(500), of("address"), () =>
        call("POST", "address-suggestions?address1=12%20Larkspur&countryCode=US"),
      ),
      captcha: await failing("the captcha is out of order", status(500), of("captcha"), () =>
        call("POST", "gift-card-balance", {
          c_number: "6006491111111111111",
          c_cvn: "1234",
          recaptchaToken: "sandbox-captcha-pass",
        }),
      ),
      card: await failing("card entry is out of order", status(500), of("card"), () =>
        call("POST", "card-context", {}),
      ),
      apple: await failing("a wallet is out of order", status(500), of("apple-pay"), () =>
        call("POST", "apple-pay-session", {}),
      ),
    };
    return { commerce, login, shopApi, vendors };
  },
} satisfies Walk;
