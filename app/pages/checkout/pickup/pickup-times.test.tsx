import { screen, within } from "@testing-library/react";
import type { Store } from "#app/commerce-api/stores.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { weekdays } from "#app/domain/stores/shop.ts";
import { aBasket, aCard, anAddress, aPaidBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as confirmation from "../confirmation/order-confirmation-page.tsx";
import * as review from "../review-order-page.tsx";
import * as shipping from "../shipping/shipping-page.tsx";

const ferry = {
  id: "s1",
  name: "Ferry Building",
  address1: "1 Ferry Building",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94111",
  countryCode: "US",
  c_hours: Object.fromEntries(weekdays.map((day) => [day, [{ open: "10:00", close: "20:00" }]])),
} as unknown as Store;

const pickup = {
  shipmentId: "me",
  c_fromStoreId: "s1",
  shippingMethod: { id: "pickup", name: "Pickup in Shop", price: 0 },
  c_pickupFirstName: "June",
  c_pickupLastName: "Marlowe",
  c_pickupPhone: "4155550117",
  c_pickupEmail: "june@marlowe.example",
};

/** A Monday; San Francisco is eight hours behind. */
const NOON_TEN = "2026-11-23T20:10:00Z";
const HALF_PAST_SIX_PM = "2026-11-24T02:30:00Z";

const at = (moment: string) => jest.spyOn(Date, "now").mockReturnValue(Date.parse(moment));

afterEach(() => jest.restoreAllMocks());

const open = async (path: string, basket = aPaidBasket({ shipments: [pickup] }), order?: Partial<Order>) => {
  const { api } = fakeCheckout(basket, {
    stores: { get: () => Promise.resolve([ferry]), stock: () => Promise.resolve({}) },
    ...(order && { orders: { get: () => Promise.resolve({ ...basket, ...order } as Order) } }),
  });
  const pages = { "/shipping": shipping, "/revieworder": review, "/order-confirmation": confirmation };
  await renderPages(path, pages, { api });
  await settle();
};

const cases = [
  ["by day", NOON_TEN, "Ready today from 2:30 PM"],
  ["near closing time", HALF_PAST_SIX_PM, "Ready Tue, Nov 24 from 12:00 PM"],
] as const;

describe("from when it can be picked up is said", () => {
  test.each(cases)("where the shopper says who comes, %s", async (_when, moment, words) => {
    at(moment);
    await open("/shipping", aBasket({ shipments: [{ shipmentId: "me", c_fromStoreId: "s1" }] }));
    const part = await screen.findByRole("region", { name: "Who’s picking it up?" });
    expect(within(part).getByText("Pickup at Ferry Building")).toBeVisible();
    expect(within(part).getByText(words)).toBeVisible();
  });

  test.each(cases)("on the review, %s", async (_when, moment, words) => {
    at(moment);
    await open("/revieworder");
    const part = await screen.findByRole("region", { name: "Pickup in Shop" });
    expect(within(part).getByText(words)).toBeVisible();
    expect(part).toHaveTextContent("June Marlowe, (415) 555-0117");
  });

  test.each(cases)("on the confirmation, by when it was ordered, %s", async (_when, moment, words) => {
    at(moment);
    const placed = { orderNo: "WP-1", status: "new", creationDate: moment } as const;
    await open("/order-confirmation?orderNo=WP-1", aPaidBasket({ shipments: [pickup] }), placed);
    const part = await screen.findByRole("region", { name: "Pickup at Ferry Building" });
    expect(within(part).getByText(words)).toBeVisible();
    expect(within(part).getByRole("link", { name: /^Directions/ })).toHaveAttribute(
      "href",
      expect.stringContaining("Ferry"),
    );
  });
});

test("an order that was placed before today is not called ready from a day that is over", async () => {
  at("2026-11-30T20:10:00Z");
  const placed = { orderNo: "WP-1", status: "new", creationDate: NOON_TEN } as const;
  const basket = aPaidBasket({ shipments: [pickup], billingAddress: anAddress, paymentInstruments: [aCard] });
  await open("/order-confirmation?orderNo=WP-1", basket, placed);
  const part = await screen.findByRole("region", { name: "Pickup at Ferry Building" });
  expect(within(part).queryByText(/^Ready/)).not.toBeInTheDocument();
});
