import { createHmac, randomUUID } from "node:crypto";
import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { digestOf, PROOF_HEADER } from "./captcha-proof.ts";
import { usedCaptchaProofs } from "./captcha-proof-tables.ts";

jest.setTimeout(120_000);

const siteId = "WickettPlumUS";
const SECRET = "a secret that only two programs know";

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await createTestSandbox({ captchaProofSecret: SECRET, cards: "plain" });
  token = await sandbox.guestToken();
}, 120_000);
afterAll(() => sandbox.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** What the shop's server signs, with some of it changed. */
const proofOf = (action: string, about: string, changes: object = {}, secret = SECRET, header: object = {}) => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { jti: randomUUID(), aud: siteId, act: action, dig: digestOf(about), iat: now, exp: now + 120 };
  const signed = `${part({ alg: "HS256", ...header })}.${part({ ...claims, ...changes })}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
};

const person = { firstName: "Cleo", lastName: "Ash", phone: "4155550117" };

interface Form {
  action: string;
  method?: "get";
  /** Below the origin, with the organization left out. */
  at: [before: string, after: string];
  query?: Record<string, string>;
  body: (email: string) => object;
}

const forms: Form[] = [
  {
    action: "newsletter",
    method: "get",
    at: ["/custom/subscriptions/v1", "/subscribe"],
    body: (email) => ({
      c_email: email,
      c_postal: "94110",
      c_firstname: "Cleo",
      c_lastname: "Ash",
      c_birthdate: "02/09/1990",
      c_birth_day: "09",
      c_birth_month: "02",
      c_subscribelist: "offersupdates",
    }),
  },
  { action: "campaign", at: ["/custom/customer/v1", "/event"], body: (email) => ({ eventId: "golden", email }) },
  {
    action: "catalog",
    at: ["/custom/catalogs/v1", "/future-catalogs"],
    body: (email) => ({
      ...person,
      country: "US",
      streetAddress: "12 Larkspur Lane",
      city: "San Francisco",
      state: "CA",
      postalCode: "94110",
      email,
    }),
  },
  {
    action: "lead",
    at: ["/custom/marketing/v1", "/marketing-leads"],
    body: (email) => ({
      ...person,
      reason: "concierge",
      companyName: "Castellan Freight",
      postalCode: "94110",
      countryCode: "US",
      consent: false,
      email,
    }),
  },
  {
    action: "sleeve",
    at: ["/custom/sleeves/v1", "/logo-sleeves"],
    body: (email) => ({ ...person, companyName: "Castellan Freight", quantity: 250, finish: "foil", email }),
  },
];

const send = async ({ at: [before, after], method, body }: Form, email: string, proof?: string, site = siteId) => {
  const bearer = site === siteId ? token : await sandbox.guestToken(site);
  const address = `${before}/organizations/${organizationId}${after}`;
  const call =
    method === "get"
      ? request(sandbox.app).get(address).query(body(email))
      : request(sandbox.app).post(address).send(body(email));
  return call
    .query({ siteId: site })
    .auth(bearer, { type: "bearer" })
    .set(proof === undefined ? {} : { [PROOF_HEADER]: proof });
};

const said = ({ status, body }: { status: number; body: { type?: string } }) => [status, body.type?.split("/").at(-1)];

describe.each(forms.map((form) => [form.action, form] as const))("the form for %s", (action, form) => {
  const email = `${action}@example.test`;

  test("is refused to who calls the backend without the shop's server, and nothing is kept", async () => {
    const answer = await send(form, email);
    expect(said(answer)).toEqual([403, "captcha-proof-required"]);
    expect((await sandbox.services.outbox.list({ to: email })).messages).toEqual([]);
  });

  test("is taken with a proof, once", async () => {
    const proof = proofOf(action, email.toUpperCase());
    expect((await send(form, email, proof)).status).toBe(200);
    expect(said(await send(form, email, proof))).toEqual([403, "captcha-proof-used"]);
  });

  test("is not taken with the proof of another form", async () => {
    const other = action === "lead" ? "campaign" : "lead";
    expect(said(await send(form, email, proofOf(other, email)))).toEqual([403, "captcha-proof-refused"]);
  });
});

describe("a proof", () => {
  const [, campaign] = forms as [Form, Form];
  const email = "cleo@example.test";
  const now = () => Math.floor(Date.now() / 1000);

  test.each([
    ["is too old", () => proofOf("campaign", email, { iat: now() - 130, exp: now() - 10 }), "expired"],
    ["says it is good for a day", () => proofOf("campaign", email, { exp: now() + 86_400 }), "refused"],
    ["was signed tomorrow", () => proofOf("campaign", email, { iat: now() + 86_400, exp: now() + 86_460 }), "refused"],
    ["is about somebody else", () => proofOf("campaign", "june@example.test"), "refused"],
    ["is of another site", () => proofOf("campaign", email, { aud: "WickettPlumCA" }), "refused"],
    ["is signed with another secret", () => proofOf("campaign", email, {}, "another secret"), "refused"],
    ["names another algorithm", () => proofOf("campaign", email, {}, SECRET, { alg: "none" }), "refused"],
    ["names nothing to know it by", () => proofOf("campaign", email, { jti: "" }), "refused"],
    ["has no signature", () => `${proofOf("campaign", email).split(".").slice(0, 2).join(".")}.`, "refused"],
    ["is a word", () => "let-me-in", "refused"],
  ])("that %s is refused", async (_, proof, why) => {
    expect(said(await send(campaign, email, proof()))).toEqual([403, `captcha-proof-${why}`]);
  });

  test("is not used up by a form that is refused for what stands in it", async () => {
    const proof = proofOf("campaign", email);
    const wrong: Form = { ...campaign, body: () => ({ email, subscribelist: "offersupdates" }) };
    expect((await send(wrong, email, proof)).status).toBe(400);
    expect((await send(campaign, email, proof)).status).toBe(200);
  });

  test("is good in a sandbox whose day was moved, and is forgotten when it is too old to be used again", async () => {
    sandbox.clock.set({ mode: "offset", offsetMs: 5 * 86_400_000 });
    token = await sandbox.guestToken();
    await sandbox.database.sql
      .insert(usedCaptchaProofs)
      .values({ id: "long ago", expiresAt: new Date("2020-01-01T00:00:00Z") });
    expect((await send(campaign, email, proofOf("campaign", email))).status).toBe(200);
    const kept = await sandbox.database.sql.select().from(usedCaptchaProofs);
    expect(kept.map(({ id }) => id)).not.toContain("long ago");
    sandbox.clock.set({ mode: "real" });
    token = await sandbox.guestToken();
  });

  test("is asked for by no site that asks for no captcha", async () => {
    await sandbox.services.sitePreferences.set("WickettPlumCA", "recaptchaEnabled", false);
    expect((await send(campaign, email, undefined, "WickettPlumCA")).status).toBe(200);
  });
});

describe("an account", () => {
  const register = (login: string, proof?: string) =>
    request(sandbox.app)
      .post(`/customer/shopper-customers/v1/organizations/${organizationId}/customers`)
      .query({ siteId })
      .auth(token, { type: "bearer" })
      .set(proof === undefined ? {} : { [PROOF_HEADER]: proof })
      .send({ customer: { ...person, login, email: login }, password: "Plum-Proofs-4711" });
  const code = ({ status, body }: { status: number; body: { type?: string; statusCode?: string } }) => [
    status,
    body.type?.split("/").at(-1),
    body.statusCode,
  ];

  test("is not made by who calls the backend without the shop's server", async () => {
    const answer = await register("robot@example.test");
    expect(code(answer)).toEqual([400, "hook-status-exception", "captcha-proof-required"]);
    expect(answer.body.detail).toContain("shop's server");
  });

  test("is not made in the other dialect either", async () => {
    const answer = await request(sandbox.app)
      .post(`/s/${siteId}/dw/shop/v23_2/customers`)
      .auth(token, { type: "bearer" })
      .send({ customer: { login: "robot@example.test", email: "robot@example.test" }, password: "Plum-Proofs-4711" });
    expect([answer.status, answer.body.fault.arguments]).toEqual([
      400,
      expect.objectContaining({ statusCode: "captcha-proof-required" }),
    ]);
  });

  test("that belongs to somebody of elsewhere is not made by a stranger's word, and is made with a proof", async () => {
    const ask = (externalId: string, proof?: string) =>
      request(sandbox.app)
        .post(`/customer/shopper-customers/v1/organizations/${organizationId}/customers/external-profile`)
        .query({ siteId })
        .auth(token, { type: "bearer" })
        .set(proof === undefined ? {} : { [PROOF_HEADER]: proof })
        .send({ authenticationProviderId: "somewhere", externalId, email: "robot@example.test" });
    expect(code(await ask("robot-1"))).toEqual([400, "hook-status-exception", "captcha-proof-required"]);
    expect(code(await ask("robot-1", proofOf("register", "robot-2")))[2]).toBe("captcha-proof-refused");
    expect((await ask("robot-1", proofOf("register", "robot-1"))).status).toBe(200);
  });

  test("is made with a proof, which makes no second one", async () => {
    const proof = proofOf("register", "cleo.proven@example.test");
    expect(code(await register("robot@example.test", proof))).toEqual([
      400,
      "hook-status-exception",
      "captcha-proof-refused",
    ]);
    expect((await register("cleo.proven@example.test", proof)).status).toBe(200);
    expect(code(await register("cleo.proven@example.test", proof))[2]).toBe("captcha-proof-used");
  });
});

describe("a card that is entered", () => {
  const pay = async (instrument: object, proof?: string) => {
    const guest = await sandbox.guestToken();
    const baskets = `/checkout/shopper-baskets/v1/organizations/${organizationId}/baskets`;
    const basket = await request(sandbox.app)
      .post(baskets)
      .query({ siteId })
      .auth(guest, { type: "bearer" })
      .send({ productItems: [{ productId: "481101", quantity: 1 }] });
    return request(sandbox.app)
      .post(`${baskets}/${basket.body.basketId}/payment-instruments`)
      .query({ siteId })
      .auth(guest, { type: "bearer" })
      .set(proof === undefined ? {} : { [PROOF_HEADER]: proof })
      .send(instrument);
  };
  const card = {
    paymentMethodId: "CREDIT_CARD",
    paymentCard: { cardType: "Visa", maskedNumber: "************1111", expirationMonth: 9, expirationYear: 2039 },
    c_paymentToken: "aaa.bbb.ccc",
  };

  test("needs a proof where the site asks for a captcha at payment, and none elsewhere", async () => {
    expect((await pay({ ...card, c_paymentToken: undefined })).status).toBe(200);
    await sandbox.services.sitePreferences.set(siteId, "recaptchaAtPayment", true);
    expect((await pay(card)).body.statusCode).toBe("captcha-proof-required");
    expect((await pay(card, proofOf("payment", "other.token"))).body.statusCode).toBe("captcha-proof-refused");
    expect((await pay({ ...card, c_paymentToken: undefined }, proofOf("payment", ""))).status).toBe(200);
  });
});
