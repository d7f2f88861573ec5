import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as trackOrder from "./track-order-page.tsx";

test("what is missing is said field by field, and the first of them has the focus", async () => {
  const user = userEvent.setup({ delay: null });
  await renderPages("/track-order", { "/track-order": trackOrder });
  await user.click(screen.getByRole("button", { name: "Track order" }));
  const number = screen.getByRole("textbox", { name: "Order number" });
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription("This field is required.");
  expect(screen.getByRole("textbox", { name: "Billing Zip/Postal Code" })).toHaveAccessibleDescription(
    "Please enter a valid zip code.",
  );
  await enterText(user, screen.getByRole("textbox", { name: "Email" }), "june@");
  await user.tab();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
    "Please enter a valid email address.",
  );
});
