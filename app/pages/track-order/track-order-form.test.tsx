import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as trackOrder from "./track-order-page.tsx";

test("what is missing is said field by field, and the first of them has the focus", async () => {
  const user = userEvent.setup({ delay: null });
  await renderPages("/track-order", { "/track-order": trackOrder });
  await user.click(screen.getByRole("button", { name: "Email me a code" }));
  const number = screen.getByRole("textbox", { name: "Order number" });
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription("This field is required.");
  await enterText(user, screen.getByRole("textbox", { name: "Email" }), "june@");
  await user.tab();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
    "Please enter a valid email address.",
  );
});

test("a code is asked for by number and email, and opens the order; whether there is one is never said", async () => {
  const placed = { orderNo: "WP100025", status: "new", currency: "USD", orderTotal: 20, omsData: { status: "new" } };
  const calls: [string, unknown][] = [];
  const scapi = (_family: string, method: string, args: readonly unknown[]) => {
    calls.push([method, args[0]]);
    return Promise.resolve(method === "guestOrderLookup" ? placed : undefined);
  };
  const user = userEvent.setup({ delay: null });
  await renderPages(
    "/track-order",
    { "/track-order": trackOrder },
    {
      api: { transports: { scapi }, products: { getMany: () => Promise.resolve([]) } },
    },
  );
  await enterText(user, screen.getByRole("textbox", { name: "Order number" }), " wp100025 ");
  await enterText(user, screen.getByRole("textbox", { name: "Email" }), "june@example.test");
  await user.click(screen.getByRole("button", { name: "Email me a code" }));
  const code = await screen.findByRole("textbox", { name: "Code from your email" });
  expect(code).toHaveFocus();
  expect(
    screen.getByText(/^If june@example\.test placed order WP100025 as a guest, we’ve emailed it a code/),
  ).toBeVisible();
  await enterText(user, code, "004711");
  await user.click(screen.getByRole("button", { name: "Track order" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Order WP100025" })).toBeVisible();
  expect(calls.slice(0, 2)).toEqual([
    ["requestOrderAccessCode", { parameters: { orderNo: "WP100025" }, body: { email: "june@example.test" } }],
    ["guestOrderLookup", expect.objectContaining({ body: { email: "june@example.test", orderAccessCode: "004711" } })],
  ]);
});
