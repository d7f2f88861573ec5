import { act, screen } from "@testing-library/react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { SubscriptionOptin } from "#app/commerce-api/subscription-optins.ts";
import type { Product } from "#app/commerce-api/products.ts";
import { fakeOffers, type OfferAnswer } from "#tests/fake-offers.ts";
import { aProduct } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";

jest.useFakeTimers();

let visits = 0;

const subscribable = (patch: Record<string, unknown> = {}) =>
  aProduct({ c_enableSubscription: true, price: 30, prices: { "usd-list-prices": 30 }, ...patch });

const basketOf = (patch: Record<string, unknown> = {}): Basket =>
  ({
    basketId: "b1",
    productItems: [{ itemId: "i", productId: "480211", quantity: 1, shipmentId: "me" }],
    shipments: [{ shipmentId: "me" }],
    ...patch,
  }) as unknown as Basket;

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const setUp = async ({
  answer = "offered" as OfferAnswer,
  product = subscribable(),
  again = () => Promise.resolve(product),
  basket = null as Basket | null,
  preferences = {} as Record<string, unknown>,
  hasService = true,
} = {}) => {
  const offers = fakeOffers(answer);
  const set = jest.fn((optins: readonly SubscriptionOptin[]) =>
    Promise.resolve(basketOf({ c_subscriptionOptins: optins })),
  );
  let isPage = true;
  visits += 1;
  const rendered = await renderRoute(`/bars/x/480211.html`, {
    // An address of its own for each visit, because a script is loaded once per address.
    site: hasService ? { subscriptions: { scriptUrl: `https://offers.test/${visits}/{merchantId}/main.js` } } : {},
    api: {
      products: {
        get: () => {
          if (!isPage) return again();
          isPage = false;
          return Promise.resolve(product);
        },
      },
      inventory: { get: () => Promise.resolve([]) },
      baskets: { current: () => Promise.resolve(basket) },
      sitePreferences: {
        get: () =>
          Promise.resolve({
            OrderGrooveEnable: true,
            OrderGrooveMerchantID: "merchant-1",
            bvEnableRR_C2013: false,
            ...preferences,
          }),
      },
      subscriptionOptins: { set },
    },
  });
  await wait(400);
  return { ...rendered, offers, set };
};

const offer = () => document.querySelector("og-offer");
const isShown = () => screen.queryByText("Send it again") !== null;

test("an eligible product shows the service's own offer, from the merchant's script", async () => {
  await setUp();
  expect(isShown()).toBe(true);
  expect(offer()?.getAttribute("product")).toBe("480211");
  expect(document.querySelector(`script[src="https://offers.test/${visits}/merchant-1/main.js"]`)).not.toBeNull();
});

test.each<[string, Parameters<typeof setUp>[0]]>([
  ["may not come again", { product: subscribable({ c_enableSubscription: false }) }],
  ["costs 25", { product: subscribable({ price: 25, prices: { "usd-list-prices": 25 } }) }],
  ["is refused by the service", { answer: "refused" }],
  ["stands where the merchant switched offers off", { preferences: { OrderGrooveEnable: false } }],
  ["stands where the merchant has no account", { preferences: { OrderGrooveMerchantID: "" } }],
  ["stands where no service is configured", { hasService: false }],
  ["is sold out", { product: subscribable({ inventory: { ats: 0, orderable: false } }) }],
])("no offer is shown for a product that %s", async (_case, options) => {
  await setUp(options);
  await wait(200);
  expect(offer()).toBeNull();
});

test("a cheap product with the impulse flag is offered", async () => {
  await setUp({ product: subscribable({ price: 4, prices: { "usd-list-prices": 4 }, c_ogEnableImpulseUpsell: true }) });
  expect(isShown()).toBe(true);
});

test.each<OfferAnswer>(["silent", "empty"])("an offer that stays %s for 5 seconds goes away", async (answer) => {
  await setUp({ answer });
  expect(offer()).not.toBeNull();
  await wait(4000);
  expect(offer()).not.toBeNull();
  await wait(1000);
  expect(offer()).toBeNull();
});

test("a blocked script leaves the product as it is, without a word in the console", async () => {
  await setUp({ answer: "blocked" });
  expect(offer()).toBeNull();
  expect(screen.getByRole("button", { name: "Add to bag" })).toBeEnabled();
});

test("a product that cannot be looked up is logged and not offered", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await setUp({ again: () => Promise.reject(new Error("down")) });
  expect(offer()).toBeNull();
  expect(log).toHaveBeenCalledWith("The product of a subscription offer could not be loaded.", expect.any(Error));
  log.mockRestore();
});

test("a bag of several recipients hides the offer", async () => {
  const productItems = ["me", "two"].map((shipmentId) => ({ itemId: shipmentId, productId: "480211", shipmentId }));
  await setUp({ basket: basketOf({ productItems, shipments: [{ shipmentId: "me" }, { shipmentId: "two" }] }) });
  expect(offer()).toBeNull();
});

test("the bag hears of an opt-in 500 ms later, once for the last of several, and of the opt-out", async () => {
  const { offers, set } = await setUp({ basket: basketOf() });
  await wait(600);
  offers.optIn("480211", 14);
  await wait(300);
  offers.optIn("480211", 30);
  await wait(499);
  expect(set).not.toHaveBeenCalled();
  await wait(1);
  expect(set.mock.calls).toEqual([[[{ productId: "480211", intervalDays: 30 }]]]);
  offers.optOut("480211");
  await wait(500);
  expect(set).toHaveBeenLastCalledWith([]);
  await wait(2000);
  expect(set).toHaveBeenCalledTimes(2);
});

test("nothing is told of what is not in the bag, and an opt-in is told when the page is left early", async () => {
  const { offers, set, unmount } = await setUp({ basket: basketOf() });
  await wait(600);
  offers.optIn("other", 14);
  await wait(600);
  expect(set).not.toHaveBeenCalled();
  offers.optIn("480211", 60);
  await wait(100);
  unmount();
  await wait(0);
  expect(set.mock.calls).toEqual([[[{ productId: "480211", intervalDays: 60 }]]]);
});

test("a refusal of the bag is logged and not repeated", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { offers, set } = await setUp({ basket: basketOf() });
  set.mockRejectedValue(new Error("not offered"));
  offers.optIn("480211", 14);
  await wait(3000);
  expect(set).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith("The opt-ins could not be told to the basket.", expect.any(Error));
  log.mockRestore();
});

test("while it is being looked up the offer's place is kept", async () => {
  await setUp({ again: () => new Promise<Product>(() => undefined) });
  expect(document.querySelector('[aria-hidden="true"][style*="140px"]')).not.toBeNull();
  expect(offer()).toBeNull();
});
