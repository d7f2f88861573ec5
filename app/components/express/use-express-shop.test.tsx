import { act } from "@testing-library/react";
import type { ExpressShop } from "#app/integrations/express-shop.ts";
import { aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { useExpressShop } from "./use-express-shop.ts";

const zone = "America/Los_Angeles";
const between = { earliest: "2027-07-20", latest: "2027-07-21", zone };
const place = { city: "Los Angeles", stateCode: "CA", postalCode: "90012", countryCode: "US" };

test.each([
  ["when a parcel arrives", between, "Arrives Tue, Jul 20 to Wed, Jul 21"],
  [
    "that the heat holds it back",
    { ...between, reason: "heat-hold" },
    "Arrives Tue, Jul 20 to Wed, Jul 21 (held back so it won’t melt over a weekend)",
  ],
  [
    "that a holiday does",
    { earliest: "2026-12-01", latest: "2026-12-01", zone, reason: "holiday", holiday: "Thanksgiving" },
    "Arrives Tue, Dec 1 (no deliveries on Thanksgiving)",
  ],
])("a sheet says %s", async (_what, c_arrivalPromise, said) => {
  const ways = { applicableShippingMethods: [{ id: "ground", name: "UPS Ground", price: 7, c_arrivalPromise }] };
  const { api } = fakeCheckout(aShippedBasket(), { baskets: { shippingMethods: () => Promise.resolve(ways) } });
  const sheet: { shop?: ExpressShop } = {};
  const Opened = () => {
    const shopOf = useExpressShop();
    return (
      <button
        type="button"
        onClick={() => {
          sheet.shop = shopOf("DW_APPLE_PAY", { provisional: 32, open: () => Promise.resolve("basket-1") });
        }}
      >
        Open
      </button>
    );
  };
  const { getByRole } = await renderInShop(<Opened />, { api });
  act(() => getByRole("button", { name: "Open" }).click());
  await sheet.shop?.begin();
  expect((await sheet.shop?.quoteFor(place))?.options).toEqual([
    { id: "ground", label: "UPS Ground", detail: said, amount: 7 },
  ]);
});
