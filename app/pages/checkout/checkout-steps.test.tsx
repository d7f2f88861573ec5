import { screen } from "@testing-library/react";
import { renderInShop } from "#tests/render-app.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";

test("the steps of the checkout are Shipping, Payment, Review and Confirmation", async () => {
  await renderInShop(<CheckoutSteps current="shipping" />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Shipping",
    "Payment",
    "Review",
    "Confirmation",
  ]);
});
