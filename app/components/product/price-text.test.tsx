import { render, screen } from "@testing-library/react";
import { createIntl } from "react-intl";
import { PriceText } from "./price-text.tsx";

const intl = createIntl({ locale: "en-US", onError: () => undefined });

test.each([
  [0, true, "FREE"],
  [0, false, "$0.00"],
  [9.5, true, "$9.50"],
])("a price of %s with 'FREE' wanted: %s reads %s", (standard, freeAtZero, words) => {
  render(<PriceText line={{ standard }} currency="USD" intl={intl} freeAtZero={freeAtZero} />);
  expect(screen.getByText(words)).toBeVisible();
});
