import request from "supertest";
import { magicTokens } from "#emulators/captcha/captcha-tokens.ts";
import { createPlainBrowser } from "#tests/plain-browser.ts";
import { sandboxCaptcha } from "#tests/sandbox-captcha.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(120_000);

const siteId = "WickettPlumUS";
const SECRET = "a secret that only two programs know";

let shop: WholeShop;
let other: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop({
    environment: sandboxCaptcha,
    sandbox: { captchaProofSecret: SECRET },
    storefront: { env: { CAPTCHA_PROOF_SECRET: SECRET } },
  });
  other = await startWholeShop({ environment: sandboxCaptcha, sandbox: { captchaProofSecret: SECRET } });
}, 120_000);
afterAll(() => Promise.all([shop.close(), other.close()]));

const { value: recaptchaToken } = magicTokens.pass;
const person = { firstName: "Cleo", lastName: "Ash", phone: "4155550117" };

/** Forms by the shop's own path, and how the backend takes each. */
const forms: Record<string, { body: (email: string) => object; at: [before: string, after: string] }> = {
  "customer-register": {
    body: (email) => ({ customer: { ...person, login: email, email }, password: "Plum-Forms-9174" }),
    at: ["/customer/shopper-customers/v1", "/customers"],
  },
  newsletter: {
    body: (email) => ({ ...person, email, zipCode: "94110", birthDay: "02/09/1990", offersPromotionsUpdates: true }),
    at: ["/custom/subscriptions/v1", "/subscribe"],
  },
  "campaign-form": {
    body: (email) => ({ ...person, email, eventId: "golden" }),
    at: ["/custom/customer/v1", "/event"],
  },
  "request-future-catalog": {
    body: (email) => ({
      ...person,
      email,
      country: "US",
      streetAddress: "12 Larkspur Lane",
      city: "San Francisco",
      state: "CA",
      postalCode: "94110",
    }),
    at: ["/custom/catalogs/v1", "/future-catalogs"],
  },
  "marketing-lead": {
    body: (email) => ({ ...person, email, reason: "concierge", companyName: "Castellan Freight", postalCode: "94110" }),
    at: ["/custom/marketing/v1", "/marketing-leads"],
  },
  "logo-sleeve": {
    body: (email) => ({ ...person, email, companyName: "Castellan Freight", quantity: 250, finish: "foil" }),
    at: ["/custom/sleeves/v1", "/logo-sleeves"],
  },
};

const paths = Object.keys(forms);

const send = async ({ origin, sandbox }: WholeShop, path: string, email: string, token?: string) =>
  request(origin)
    .post(`/api/${siteId}/${path}`)
    .set({ "sec-fetch-site": "same-origin", authorization: `Bearer ${await sandbox.guestToken()}` })
    .send({ ...forms[path]?.body(email), ...(token !== undefined && { recaptchaToken: token }) });

describe.each(paths)("%s", (path) => {
  const email = `${path}@example.test`;

  test("arrives from a person who goes through the shop", async () => {
    const { status, body } = await send(shop, path, email, recaptchaToken);
    expect([status, body]).toEqual([200, expect.anything()]);
  });

  test("is refused at the shop without a captcha, and at the backend without the shop", async () => {
    const atShop = await send(shop, path, email);
    expect([atShop.status, atShop.body.type]).toEqual([400, expect.stringMatching(/captcha-required$/)]);
    const [before, after] = forms[path]?.at ?? ["", ""];
    const address = `${before}/organizations/${organizationId}${after}`;
    const call =
      path === "newsletter" ? request(shop.sandbox.app).get(address) : request(shop.sandbox.app).post(address);
    const atBackend = await call
      .query({ siteId })
      .auth(await shop.sandbox.guestToken(), { type: "bearer" })
      .send(forms[path]?.body(email));
    const { type = "", statusCode = "" } = atBackend.body as { type?: string; statusCode?: string };
    expect([atBackend.status, `${type} ${statusCode}`]).toEqual([
      path === "customer-register" ? 400 : 403,
      expect.stringContaining("captcha-proof-required"),
    ]);
  });
});

test("the newsletter's page without scripts signs up, too", async () => {
  const browser = createPlainBrowser(shop.origin);
  const answer = await browser.send("/plain/newsletter", {
    email: "plain@example.test",
    ...person,
    zipCode: "94110",
    birthDay: "02/09/1990",
    offersPromotionsUpdates: "true",
  });
  expect(answer.path).toBe("/plain/newsletter?done=true");
  const { messages } = await shop.sandbox.services.outbox.list({ to: "plain@example.test" });
  expect(messages.map(({ about }) => about)).toEqual(["newsletter"]);
});

test("a proof stands in no address, and the journal keeps none", async () => {
  const journal = await request(shop.sandbox.app).get("/__sandbox/journal.har").expect(200);
  expect(journal.text).toContain("/subscribe?");
  expect(journal.text).not.toContain(Buffer.from('{"alg":"HS256"}').toString("base64url"));
});

test("a shop whose word the backend does not take says so in general words", async () => {
  const { status, body } = await send(other, "campaign-form", "cleo@example.test", recaptchaToken);
  expect([status, body.type]).toEqual([503, expect.stringMatching(/captcha-unavailable$/)]);
  expect(JSON.stringify(body)).not.toMatch(/proof|secret/i);
});
