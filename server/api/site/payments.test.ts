import request from "supertest";
import { createTestBackend, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

const ORGANIZATION = "/organizations/:organization";
const BASKET = `/checkout/shopper-baskets/v1${ORGANIZATION}/baskets/:basketId`;
const MINIMUM = 35;

let backend: TestBackend;
afterEach(() => backend.close());

/** What the shop offers for a bag, where the backend offers a card and instalments. */
const offeredFor = async (basket: object, preferences: object = { isKlarnaEnabled: true }, isOn = true) => {
  backend = await createTestBackend();
  const { config } = backend;
  const klarna = { ...config.thirdParties.klarna, enabled: isOn, minAmount: MINIMUM * 100 };
  backend.app.get(`/custom/site-preferences/v1${ORGANIZATION}/site-preferences`, (_asked, answer) => {
    answer.json(preferences);
  });
  backend.app.get(`${BASKET}/payment-methods`, (_asked, answer) => {
    answer.json({ applicablePaymentMethods: [{ id: "CREDIT_CARD", c_showInCart: false }, { id: "KLARNA" }] });
  });
  backend.app.get(BASKET, (_asked, answer) => void answer.json({ basketId: "bag", currency: "USD", ...basket }));
  const { listener } = createTestStorefront({ ...config, thirdParties: { ...config.thirdParties, klarna } });
  const answer = await request(listener)
    .post(`/api/${testSiteIds.us}/payment-methods`)
    .set({ "sec-fetch-site": "same-origin", authorization: `Bearer ${testAccessToken("june")}` })
    .send({ basketId: "bag" })
    .expect(200);
  const { paymentMethods, wallets } = answer.body as { paymentMethods: { id: string }[]; wallets: object };
  return { ids: paymentMethods.map(({ id }) => id), wallets: Object.keys(wallets), first: paymentMethods[0] };
};

test("the ways to pay are those that the backend offers, with what the bag shows of them", async () => {
  const { ids, first } = await offeredFor({ orderTotal: 100 });
  expect(ids).toEqual(["CREDIT_CARD", "KLARNA"]);
  expect(first).toEqual({ id: "CREDIT_CARD", c_showInCart: false });
});

const gift = { paymentInstrumentId: "g", paymentMethodId: "GIFTCARD", amount: 10 };

test.each<[string, boolean, Parameters<typeof offeredFor>]>([
  ["from the least amount on", true, [{ orderTotal: MINIMUM }]],
  ["not below it", false, [{ orderTotal: MINIMUM - 0.01 }]],
  ["not when gift cards leave less", false, [{ orderTotal: MINIMUM + 9, paymentInstruments: [gift] }]],
  [
    "not beside what comes again and again",
    false,
    [{ orderTotal: 100, c_subscriptionOptins: [{ productId: "p", intervalDays: 30 }] }],
  ],
  ["not where the site does not want them", false, [{ orderTotal: 100 }, { isKlarnaEnabled: false }]],
  ["not where the shop has no key for them", false, [{ orderTotal: 100 }, { isKlarnaEnabled: true }, false]],
])("instalments are offered %s", async (_case, isOffered, given) => {
  const { ids, wallets } = await offeredFor(...given);
  expect([ids.includes("KLARNA"), wallets.includes("KLARNA")]).toEqual([isOffered, isOffered]);
});
