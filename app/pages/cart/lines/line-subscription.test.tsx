import { act, screen } from "@testing-library/react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { Store } from "#app/commerce-api/stores.ts";
import type { SubscriptionOptin } from "#app/commerce-api/subscription-optins.ts";
import { fakeOffers } from "#tests/fake-offers.ts";
import { aProduct } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";

jest.useFakeTimers();

let visits = 0;

const subscribable = aProduct({ c_enableSubscription: true, price: 30, prices: { "usd-list-prices": 30 } });
const line = {
  itemId: "i",
  productId: subscribable.id,
  productName: "Midnight Orchard Bar",
  quantity: 1,
  shipmentId: "me",
};
const address = {
  address1: "1 Fig Street",
  city: "Reno",
  stateCode: "NV",
  postalCode: "89501",
  firstName: "Nora",
  lastName: "Field",
};

const bag = (patch: Record<string, unknown> = {}): Basket =>
  ({
    basketId: "b1",
    currency: "USD",
    productItems: [line],
    shipments: [{ shipmentId: "me" }],
    ...patch,
  }) as unknown as Basket;

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const openCart = async (basket: Basket, product: unknown = subscribable) => {
  const offers = fakeOffers("offered");
  visits += 1;
  const set = jest.fn((optins: readonly SubscriptionOptin[]) => Promise.resolve(bag({ c_subscriptionOptins: optins })));
  await renderRoute("/cart", {
    site: { subscriptions: { scriptUrl: `https://cart-offers.test/${visits}/{merchantId}/main.js` } },
    api: {
      session: { current: () => Promise.resolve({ customerId: "g", registered: false, expiresAt: Infinity }) },
      baskets: { current: () => Promise.resolve(basket) },
      products: { get: () => Promise.resolve(product as never), getMany: () => Promise.resolve([product as never]) },
      inventory: { get: () => Promise.resolve([]) },
      stores: {
        get: () => Promise.resolve([{ id: "s1", name: "Ferry Building" } as Store]),
        stock: () => Promise.resolve({}),
      },
      sitePreferences: {
        get: () => Promise.resolve({ OrderGrooveEnable: true, OrderGrooveMerchantID: "merchant-1" }),
      },
      subscriptionOptins: { set },
      payments: { methods: () => Promise.resolve({ paymentMethods: [], wallets: {}, openAmount: 30 }) },
    },
  });
  await wait(400);
  return { set, offers };
};

const button = () => screen.queryByRole("button", { name: /Subscribe|Ships/ });
const press = (element: HTMLElement | null) => act(async () => element?.click());

const openMore = async () => {
  await press(screen.getAllByRole("button", { name: "More for Midnight Orchard Bar" })[0] ?? null);
  await wait(400);
};

test("an eligible line is opted in where the shopper asks for it, and the bag hears how often", async () => {
  const { set, offers } = await openCart(bag());
  expect(button()).toBeNull();
  await openMore();
  expect(button()).toHaveAccessibleName("Subscribe – Midnight Orchard Bar");
  expect(document.querySelector("og-offer")).toBeNull();
  await press(button());
  await wait(400);
  expect(document.querySelector("og-offer")?.getAttribute("product")).toBe(subscribable.id);
  act(() => offers.optIn(subscribable.id, 30));
  await wait(600);
  expect(set).toHaveBeenCalledWith([{ productId: subscribable.id, intervalDays: 30 }]);
  expect(button()).toHaveAccessibleName("Ships every 30 days – Midnight Orchard Bar");
});

test.each<[string, Basket, unknown]>([
  ["a product that may not come again", bag(), aProduct({ c_enableSubscription: false, price: 30 })],
  [
    "a bag to several people",
    bag({
      productItems: [line, { ...line, itemId: "j", shipmentId: "Shipment1" }],
      shipments: [
        { shipmentId: "me", shippingAddress: address },
        { shipmentId: "Shipment1", shippingAddress: { ...address, address1: "2 Fig Street" } },
      ],
    }),
    subscribable,
  ],
  ["a line that a shop hands out", bag({ shipments: [{ shipmentId: "me", c_fromStoreId: "s1" }] }), subscribable],
])("%s is offered nothing", async (_, basket, product) => {
  await openCart(basket, product);
  await openMore();
  expect(screen.getByRole("button", { name: "Save Midnight Orchard Bar for later" })).toBeVisible();
  expect(button()).toBeNull();
});
