import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import { BalanceForm } from "./balance-form.tsx";

const user = userEvent.setup({ delay: null });
const number = "6006490000000005000";

let sent: SiteRequest[];
beforeEach(() => {
  sent = [];
  window.scrollTo = jest.fn() as never;
});

const show = async (answer: () => Promise<unknown>) =>
  renderPages(
    "/gift-card-balance",
    { "/gift-card-balance": { default: BalanceForm } },
    {
      api: {
        transports: {
          site: ((request: SiteRequest) => {
            sent.push(request);
            return answer();
          }) as never,
        },
      },
      preferences: { recaptchaEnabled: false },
    },
  );

const submit = () => screen.getByRole("button", { name: "Check balance" });
const ask = async () => {
  await enterText(user, screen.getByLabelText("Gift Card Number"), "6006 4900-0000 000 5000");
  await enterText(user, screen.getByLabelText("Security Code"), "1234");
  await user.tab();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
};

test("what is left on a gift card is said, with the way into a wallet", async () => {
  await show(() => Promise.resolve({ success: true, availableBalance: 50, currency: "USD", message: "" }));
  expect(submit()).toBeDisabled();
  await ask();
  expect(await screen.findByText("$50.00 left")).toBeVisible();
  expect(screen.getByRole("region", { name: "Balance" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?redirect=/gift-card-balance");
  expect(sent).toMatchObject([{ path: "gift-card-balance", query: { c_number: number, c_cvn: "1234" } }]);
});

test.each([
  [
    "a card that is not known",
    () => Promise.resolve({ success: false, reason: "not-found", message: "No." }),
    "We can’t find a gift card with this number and security code.",
  ],
  ["a refusal in the server's words", () => Promise.resolve({ success: false, message: "Call us." }), "Call us."],
  [
    "too many tries",
    () => Promise.reject(new CommerceApiError(429, "too-many-requests", "Later.")),
    "Too many tries. Please wait 15 minutes, or call us at 1-800-555-0142.",
  ],
  [
    "a lost connection",
    () => Promise.reject(new CommerceApiError(0, "network", "")),
    "An error occurred while processing your request. Please try again.",
  ],
])("%s is said, and what was typed stays", async (_, answer, message) => {
  await show(answer);
  await ask();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText("Gift Card Number")).toHaveValue(number);
  expect(screen.queryByRole("region", { name: "Balance" })).not.toBeInTheDocument();
});

test("a number that is too short and a code that is too long are named", async () => {
  await show(() => Promise.resolve({}));
  await enterText(user, screen.getByLabelText("Gift Card Number"), "123");
  await enterText(user, screen.getByLabelText("Security Code"), "12345");
  await user.tab();
  expect(await screen.findByText("Please enter a gift card number")).toBeVisible();
  expect(await screen.findByText("Please enter a valid security code")).toBeVisible();
  expect(submit()).toBeDisabled();
});
