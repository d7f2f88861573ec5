import { Writable } from "node:stream";
import request from "supertest";
import type { CardFormConfig } from "#config/config.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { createLimits } from "#server/limits/limits.ts";
import { createTestBackend, type TestBackend, testAccessToken } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { vendorData } from "#world/vendor-data.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

const ORGANIZATION = "/organizations/:organization";
const BASKETS = `/checkout/shopper-baskets/v1${ORGANIZATION}/baskets/:basketId`;
const SECURITY_CODE = "9173";
/** The code as a value of its own; four digits also occur by chance inside ids and times. */
const securityCode = new RegExp(`(?<![\\w.:-])${SECURITY_CODE}(?![\\w.:-])`);

let vendors: TestVendors;
let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;
let logged: string[];
let instruments: Record<string, unknown>[];
let shoppers = 0;

const storefront = (changes: Partial<CardFormConfig>) => {
  const log = createLogger(
    "trace",
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged.push(chunk.toString());
        done();
      },
    }),
  );
  const { config } = backend;
  const cardForm = {
    ...config.thirdParties.cardForm,
    apiBaseUrl: vendors.origin,
    merchantId: vendorData.account,
    ...changes,
  };
  return createTestStorefront(
    { ...config, thirdParties: { ...config.thirdParties, cardForm } },
    { log, limits: createLimits(config.limits) },
  );
};

beforeAll(async () => {
  vendors = await startTestVendors();
});
afterAll(() => vendors.close());

beforeEach(async () => {
  logged = [];
  instruments = [];
  shoppers += 1;
  backend = await createTestBackend({ CARD_LIBRARY_HOSTS: new URL(vendors.origin).host });
  const basket = () => ({ basketId: "bag", paymentInstruments: instruments });
  backend.app.get(`/custom/site-preferences/v1${ORGANIZATION}/site-preferences`, (asked, response) => {
    if (asked.get("authorization") === "Bearer forged")
      return void response.status(401).json({ title: "Unauthorized" });
    response.json({});
  });
  backend.app.get(BASKETS, ({ params }, response) => {
    if (params.basketId === "bag") return void response.json(basket());
    response.status(404).json({ title: "Basket Not Found", type: "basket-not-found", detail: "No such basket." });
  });
  backend.app.post(`${BASKETS}/payment-instruments`, ({ body }, response) => {
    instruments.push({ paymentInstrumentId: `card-${instruments.length + 1}`, ...(body as object) });
    response.json(basket());
  });
  backend.app.delete(`${BASKETS}/payment-instruments/:id`, ({ params }, response) => {
    instruments = instruments.filter(({ paymentInstrumentId }) => paymentInstrumentId !== params.id);
    response.json(basket());
  });
  shop = storefront({});
});
afterEach(() => backend.close());

const post = (path: string, body: object = {}, token: string | null = testAccessToken(`guest${shoppers}`)) =>
  request(shop.listener)
    .post(`/api/${testSiteIds.us}/${path}`)
    .set(token ? { authorization: `Bearer ${token}` } : {})
    .send(body);

const enterCard = async (changes: Record<string, unknown> = {}) => {
  const { captureContext } = (await post("card-context").expect(200)).body as { captureContext: string };
  const answer = await vendors.tokenise(captureContext, {
    number: magicCards.amex.number,
    securityCode: SECURITY_CODE,
    expirationMonth: "09",
    expirationYear: "2039",
    ...changes,
  });
  return { basketId: "bag", transientToken: await answer.text(), captureContext };
};

describe("paying by card", () => {
  it("puts brand, masked number and expiry of the verified token into the basket", async () => {
    const card = await enterCard();
    const { body } = await post("basket-card", { ...card, holder: " June Marlowe " }).expect(200);
    expect((body as { paymentInstruments: unknown }).paymentInstruments).toEqual([
      {
        paymentInstrumentId: "card-1",
        paymentMethodId: "CREDIT_CARD",
        paymentCard: {
          cardType: "Amex",
          maskedNumber: "***********0005",
          expirationMonth: 9,
          expirationYear: 2039,
          holder: "June Marlowe",
        },
        c_paymentToken: card.transientToken,
      },
    ]);
  });

  it("replaces an earlier card and leaves gift cards alone", async () => {
    instruments = [
      { paymentInstrumentId: "old", paymentMethodId: "CREDIT_CARD" },
      { paymentInstrumentId: "gift", paymentMethodId: "GIFTCARD" },
    ];
    await post("basket-card", await enterCard()).expect(200);
    expect(instruments.map(({ paymentInstrumentId }) => paymentInstrumentId)).toEqual(["gift", "card-2"]);
  });

  it("never lets a card number, a security code or a token out of the frames and the basket", async () => {
    const card = await enterCard();
    const answers = [
      await post("basket-card", card).expect(200),
      await post("basket-card", { ...card, basketId: "no" }),
    ];
    const log = logged.join("");
    expect(log).toContain("basket-card");
    for (const place of [log, JSON.stringify([answers.map(({ body }) => body as unknown), backend.seen])]) {
      expect(place).not.toContain(magicCards.amex.number);
      expect(place).not.toMatch(securityCode);
    }
    for (const token of [card.transientToken, card.captureContext]) expect(log).not.toContain(token);
    expect(log).not.toMatch(/eyJ[\w-]{20,}/);
  });

  describe("a saved card", () => {
    const enterCode = async (code: string) => {
      const { captureContext } = (await post("card-context").expect(200)).body as { captureContext: string };
      const answer = await vendors.tokenise(captureContext, { securityCode: code });
      return { transientToken: await answer.text(), captureContext };
    };
    const pay = (more: object) =>
      post("basket-payment", { basketId: "bag", customerPaymentInstrumentId: "kept", ...more });

    it("pays with its security code, typed again and handed on as a token", async () => {
      const securityCode = await enterCode("123");
      await pay({ securityCode }).expect(200);
      expect(instruments).toEqual([
        {
          paymentInstrumentId: "card-1",
          customerPaymentInstrumentId: "kept",
          c_paymentToken: securityCode.transientToken,
        },
      ]);
    });

    it("is refused with a token that is none, and with one that nobody signed", async () => {
      const unsigned = { ...(await enterCode("123")), transientToken: "a.b.c" };
      const answers = [await pay({ securityCode: { transientToken: "x" } }), await pay({ securityCode: unsigned })];
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
      expect(instruments).toEqual([]);
    });
  });

  it("is refused for a brand outside the shop's map", async () => {
    const card = await enterCard({ number: magicCards.jcb.number, securityCode: "123" });
    const { body } = await post("basket-card", card).expect(400);
    expect(body).toMatchObject({ type: expect.stringMatching(/unknown-card-type$/), detail: "unknown card type 007" });
    expect(instruments).toEqual([]);
  });

  it("is refused with a token of another context", async () => {
    const [mine, other] = [await enterCard(), await enterCard()];
    const { body } = await post("basket-card", { ...mine, captureContext: other.captureContext }).expect(400);
    expect(body).toMatchObject({ detail: "Invalid credit card JWT token payload" });
    expect(instruments).toEqual([]);
  });

  it("is refused for a basket that is not the shopper's", async () => {
    const { body } = await post("basket-card", { ...(await enterCard()), basketId: "another" }).expect(404);
    expect(body).toMatchObject({ type: "basket-not-found" });
  });

  it.each<[string, object]>([
    ["nothing", {}],
    ["a list", []],
    ["no token", { basketId: "bag", captureContext: "a.b.c" }],
    ["a token that is none", { basketId: "bag", transientToken: "abc", captureContext: "a.b.c" }],
    ["a basket id with a path in it", { basketId: "../orders", transientToken: "a.b.c", captureContext: "a.b.c" }],
    ["an endless token", { basketId: "bag", transientToken: `a.b.${"c".repeat(20_000)}`, captureContext: "a.b.c" }],
    ["a number as token", { basketId: "bag", transientToken: 4111, captureContext: "a.b.c" }],
    ["a context nobody signed", { basketId: "bag", transientToken: "a.b.c", captureContext: "a.b.c" }],
    ["an endless name", { basketId: "bag", transientToken: "a.b.c", captureContext: "a.b.c", holder: "J".repeat(61) }],
  ])("with %s is a bad request", async (_, body) => {
    const answer = await post("basket-card", body).expect(400);
    expect(answer.headers["content-type"]).toContain("problem+json");
  });

  it("needs a session", async () => {
    await post("card-context", {}, null).expect(401);
    await post("basket-card", {}, null).expect(401);
    await post("card-context", {}, "forged").expect(401);
  });

  it("is said to be unavailable while the processor is away", async () => {
    shop = storefront({ apiBaseUrl: "http://127.0.0.1:9" });
    const { body } = await post("card-context").expect(503);
    expect(body).toMatchObject({
      type: expect.stringMatching(/card-form-unavailable$/),
      detail: "Card entry is unavailable.",
    });
  });

  it("is said to be unavailable where it is switched off", async () => {
    shop = storefront({ enabled: false });
    await post("card-context").expect(503);
  });

  it("takes a context from the commerce backend where that holds the keys, and checks it too", async () => {
    const genuine = await vendors.captureContext();
    let answer: unknown = { captureContext: genuine };
    backend.app.post(`/custom/card-form/v1${ORGANIZATION}/capture-context`, (_asked, response) => {
      response.json(answer);
    });
    shop = storefront({ contextSource: "commerce" });
    expect((await post("card-context").expect(200)).body).toEqual({ captureContext: genuine });
    for (answer of [{ captureContext: "a.b.c" }, {}]) await post("card-context").expect(400);
  });

  it("gives one shopper no more than 20 contexts in a quarter of an hour", async () => {
    shop = storefront({ apiBaseUrl: "http://127.0.0.1:9" });
    for (let count = 0; count < 20; count += 1) await post("card-context").expect(503);
    const { body } = await post("card-context").expect(429);
    expect(body).toMatchObject({ detail: "Too many transaction attempts" });
    await post("card-context", {}, testAccessToken("somebody-else")).expect(503);
  });
});

describe("keeping a card", () => {
  const SAVED = `/customer/shopper-customers/v1${ORGANIZATION}/customers/:customerId/payment-instruments`;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const account = () =>
    `${part({ alg: "ES256" })}.${part({ isb: `uido:ecom::upn:june::rcid:june${shoppers}` })}.${"s".repeat(20)}`;
  const keep = (card: object, token: string | null) => post("customer-payment-token", card, token);

  it("gives the saved card's name, and sends neither number nor code", async () => {
    backend.app.post(SAVED, (_asked, answer) => void answer.json({ paymentInstrumentId: "saved-1" }));
    const entered = await enterCard();
    const answer = await keep({ ...entered, holder: "June" }, account());
    expect([answer.status, answer.body]).toEqual([200, { paymentToken: "saved-1" }]);
    const asked = backend.seen.at(-1);
    expect(asked?.url).toContain(`/customers/june${shoppers}/payment-instruments`);
    expect(asked?.body).toMatchObject({
      paymentCard: { maskedNumber: "***********0005", creditCardToken: entered.transientToken },
    });
  });

  it.each(["error.cards.max.reached", "card.already.on.file"])(
    "that is refused with %s tells the status message, title and detail",
    async (type) => {
      const problem = { title: "Bad Request", type: `https://x/${type}`, detail: "No.", statusMessage: "Five is all." };
      backend.app.post(SAVED, (_asked, answer) => void answer.status(400).json(problem));
      const answer = await keep(await enterCard(), account());
      expect([answer.status, answer.body]).toEqual([400, problem]);
    },
  );

  it("is for customers with an account", async () => {
    expect((await keep(await enterCard(), testAccessToken("guest"))).status).toBe(401);
  });
});
