import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { aBasket, aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as billing from "../payment/billing-page.tsx";
import * as shipping from "../shipping/shipping-page.tsx";

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

const open = async (path: string, basket: Basket, answers: PartialCommerceApi = {}) => {
  const shop = fakeCheckout(basket, answers);
  const page = await renderPages(path, { "/shipping": shipping, "/billing": billing }, { api: shop.api });
  return { shop, ...page };
};

const field = (name: string) => screen.getByRole("textbox", { name });
const press = (name: string) => user.click(screen.getByRole("button", { name }));

test("a way to ship says when it arrives, else what it is like", async () => {
  const window = { startAt: "2030-12-03T15:00:00Z", endAt: "2030-12-06T01:00:00Z" };
  const offered = [
    { id: "ground", name: "UPS Ground", description: "Over land.", price: 7.95, deliveryWindow: window },
    { id: "air", name: "UPS Air", price: 18.5, deliveryWindow: { ...window, endAt: "2030-12-04T01:00:00Z" } },
    { id: "mail", name: "USPS", description: "By mail.", price: 8.95 },
  ];
  await open("/shipping", aShippedBasket(), {
    baskets: { shippingMethods: () => Promise.resolve({ applicableShippingMethods: offered }) },
  });
  const ways = await screen.findByRole("group", { name: "When should it get there?" });
  expect(
    within(ways).getByRole("radio", { name: /^By Thu, Dec 5 Tue, Dec 3 to Thu, Dec 5, UPS Ground Cheapest \$7\.95$/ }),
  ).toBeVisible();
  expect(
    within(ways).getByRole("radio", { name: /^By Tue, Dec 3 Tue, Dec 3, UPS Air Fastest \$18\.50$/ }),
  ).toBeVisible();
  expect(within(ways).getByRole("radio", { name: /^USPS By mail\. \$8\.95$/ })).toBeVisible();
});

test("as long as nobody has said where it goes, ways without a day say when there will be one", async () => {
  const later = "You’ll see the days once we have your address.";
  await open("/shipping", aShippedBasket({ shipments: [{ shipmentId: "me" }] }));
  expect(await screen.findByText(later)).toBeVisible();
  await enterText(user, field("Zip/Postal Code"), "94110");
  expect(screen.queryByText(later)).not.toBeInTheDocument();
});

describe("the day a parcel arrives", () => {
  const ground = {
    id: "ground",
    name: "UPS Ground",
    price: 7.95,
    c_dateWantedRangeStart: "2030-12-03",
    c_dateWantedRangeEnd: "2030-12-30",
    c_blockedDates: ["2030-12-25"],
    c_blockedReasons: { "2030-12-25": { reason: "holiday", holiday: "Christmas Day" } },
  };
  const told: object[] = [];
  const shop = (offered: object = ground): PartialCommerceApi => {
    told.length = 0;
    return {
      baskets: {
        shippingMethods: () => Promise.resolve({ applicableShippingMethods: [offered as { id: string }] }),
        updateShipment: (_id, shipmentId, patch) => {
          told.push({ shipmentId, ...patch });
          return Promise.resolve(
            aShippedBasket({ shipments: [{ ...aShippedBasket().shipments?.[0], shipmentId, ...patch }] }),
          );
        },
      },
    };
  };
  const chooseDay = async (day: RegExp) => {
    await user.click(await screen.findByRole("button", { name: "Choose a day" }));
    await user.click(within(screen.getByRole("grid")).getByRole("button", { name: day }));
  };

  test("is chosen from a calendar and saved with the step", async () => {
    const { router } = await open("/shipping", aShippedBasket(), shop());
    await chooseDay(/December 24/);
    expect(told).toEqual([]);
    await press("Continue to Payment");
    await waitFor(() => expect(router.state.location.pathname).toBe("/billing"));
    expect(told).toEqual([
      {
        shipmentId: "me",
        c_DATE_WANTED: "2030-12-24",
        c_isCalendarSelection: true,
        c_dateWantedRangeStart: "2030-12-03",
        c_dateWantedRangeEnd: "2030-12-30",
        c_shipnow: null,
      },
    ]);
  });

  test("nothing is saved where nothing was chosen", async () => {
    const { router } = await open("/shipping", aShippedBasket(), shop());
    await screen.findByRole("button", { name: "Choose a day" });
    await press("Continue to Payment");
    await waitFor(() => expect(router.state.location.pathname).toBe("/billing"));
    expect(told).toEqual([]);
  });

  test("a day that the saved address cannot have keeps the shopper here, with the reason", async () => {
    let asked = 0;
    const answers = shop();
    const { router } = await open("/shipping", aShippedBasket(), {
      baskets: {
        ...answers.baskets,
        shippingMethods: () => {
          asked += 1;
          const later = { ...ground, c_dateWantedRangeStart: "2030-12-27" };
          return Promise.resolve({ applicableShippingMethods: [asked === 1 ? ground : later] });
        },
      },
    });
    await chooseDay(/December 24/);
    await press("Continue to Payment");
    expect(await screen.findByText(/Your package can’t arrive on the day you chose/)).toBeVisible();
    expect(screen.getByText(/This method doesn’t deliver on Tuesday, December 24, 2030/)).toBeVisible();
    expect(router.state.location.pathname).toBe("/shipping");
    expect(told).toEqual([]);
  });

  test("is offered once the place is typed, before the address is saved", async () => {
    const places: object[] = [];
    await open("/shipping", aBasket(), {
      shipments: {
        costs: (place) => {
          places.push(place);
          const applicableShippingMethods = [{ ...ground, price: 9.5 }];
          return Promise.resolve({
            currency: "USD",
            shipments: [{ shipmentId: "me", shippingMethodId: null, applicableShippingMethods }],
          });
        },
      },
    });
    expect(screen.queryByRole("button", { name: "Choose a day" })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "California");
    await enterText(user, field("Zip/Postal Code"), "94110");
    expect(await screen.findByRole("button", { name: "Choose a day" })).toBeVisible();
    expect(screen.getByRole("radio", { name: /UPS Ground/ })).toBeChecked();
    expect(places).toEqual([{ country: "US", state: "CA", postal: "94110" }]);
  });
});

test("a parcel that went somewhere else before is told to have a new address", async () => {
  const { router } = await open("/shipping", aShippedBasket());
  await user.clear(field("City"));
  await enterText(user, field("City"), "Oakland");
  await press("Continue to Payment");
  await waitFor(() => expect(router.state.location.pathname).toBe("/billing"));
  expect(await screen.findByText("Your basket shipment address has been updated.")).toBeVisible();
});

test("an address that stays is not said to be updated", async () => {
  const { router } = await open("/shipping", aShippedBasket());
  await press("Continue to Payment");
  await waitFor(() => expect(router.state.location.pathname).toBe("/billing"));
  expect(screen.queryByText("Your basket shipment address has been updated.")).not.toBeInTheDocument();
});
