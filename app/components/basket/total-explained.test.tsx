import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aShippedBasket } from "#tests/factories/baskets.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { BasketTotals } from "./basket-totals.tsx";
import { TaxNote } from "./tax-words.tsx";

const user = userEvent.setup({ delay: null });

const c_explanation = {
  discounts: [
    { of: "item", name: "Truffle days", amount: -4.8, percentage: 15, productName: "Rolled Cocoa Truffles" },
    { of: "order", name: "Ten off a hundred", amount: -10, couponCode: "TEN" },
    { of: "shipping", name: "Shipping on us", amount: -6.95 },
  ],
  shipping: [
    { shipmentId: "me", methodName: "UPS Ground", carriage: 6.95, coldPack: 6.99 },
    { shipmentId: "Shipment1", methodName: "UPS Second Day", carriage: 18.5, coldPack: 0 },
  ],
  taxes: [
    { regionCode: "CA", taxClassId: "candy", rate: 0, base: 32, amount: 0 },
    { regionCode: "NY", taxClassId: "candy", rate: 0.08875, base: 32, amount: 2.84 },
  ],
};

test.each([
  "“Truffle days” takes $4.80 (15%) off Rolled Cocoa Truffles.",
  "Code TEN: “Ten off a hundred” takes $10.00 off the whole order.",
  "“Shipping on us” takes $6.95 off shipping.",
  "UPS Ground costs $6.95, and $6.99 more for a cold pack, because something could melt on the way. Promotions don’t cover the pack.",
  "UPS Second Day costs $18.50 before discounts.",
  "CA doesn’t tax candy.",
  "NY taxes candy at 8.875%: $2.84 on $32.00.",
])("the sum explains itself: %s", async (words) => {
  await renderInShop(<BasketTotals basket={{ ...aShippedBasket(), c_explanation }} showTax />);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await user.click(screen.getByText("How this adds up"));
  expect(await screen.findByText(words)).toBeVisible();
});

test("what is said stands below discounts, shipping and tax", async () => {
  const { container } = await renderInShop(<BasketTotals basket={{ ...aShippedBasket(), c_explanation }} />);
  await user.click(screen.getByText("How this adds up"));
  await screen.findByText("CA doesn’t tax candy.");
  const details = container.querySelector("details");
  expect(details).not.toBeNull();
  const titles = within(details as HTMLElement).getAllByRole("term");
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Discounts", "Shipping", "Tax"]);
});

test("a sum of which nothing is said is not explained", async () => {
  await renderInShop(<BasketTotals basket={aShippedBasket()} />);
  expect(screen.queryByText("How this adds up")).not.toBeInTheDocument();
});

const germany = { country: "DE", locale: "de-DE", currency: "EUR" } as const;
const held = {
  ...aShippedBasket(),
  taxation: "gross",
  c_explanation: {
    taxes: [{ countryCode: "DE", regionCode: "-", taxClassId: "candy", rate: 0.07, base: 32, amount: 2.09 }],
  },
};

test("taxes that the prices hold stand below the total, by the name that the country has for them", async () => {
  await renderInShop(<BasketTotals basket={held} showTax />, { site: germany });
  const names = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(names.slice(-2)).toEqual(["Order total", "VAT included"]);
  await user.click(screen.getByText("How this adds up"));
  expect(await screen.findByText("Deutschland taxes candy at 7 %: 2,09 $ of 32,00 $.")).toBeVisible();
});

test.each([
  ["US", "net", "Tax is calculated at the next step."],
  ["US", "gross", "Prices include tax."],
  ["DE", "gross", "Prices include VAT."],
] as const)("before taxes are known, a bag in %s (%s) says: %s", async (country, taxation, words) => {
  await renderInShop(<TaxNote basket={{ taxation }} />, { site: { country } });
  expect(screen.getByText(words)).toBeVisible();
});
