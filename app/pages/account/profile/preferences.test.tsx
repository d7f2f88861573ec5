import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ConsentAnswer } from "#app/commerce-api/consents.ts";
import { fakeAccount } from "#tests/fake-account.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as preferences from "./preferences-page.tsx";

const user = userEvent.setup({ delay: null });

const open = async (phoneHome: string | undefined, answer: (answers: readonly ConsentAnswer[]) => unknown) => {
  const kept: ConsentAnswer[] = [
    { subscriptionId: "news", channel: "email", contactPointValue: "june@example.com", status: "opt_in" },
  ];
  const account = fakeAccount(
    { customerId: "june", email: "june@example.com", ...(phoneHome && { phoneHome }) },
    {
      scapi: {
        getSubscriptions: () => ({
          data: [
            {
              subscriptionId: "news",
              title: "Offers and news",
              subtitle: "New sweets.",
              channels: ["email", "sms"],
              consentStatus: kept,
            },
            {
              subscriptionId: "orders",
              title: "Order updates",
              channels: ["email"],
              consentRequired: true,
            },
          ],
        }),
        updateSubscriptions: ({ body }) => {
          const { subscriptions } = body as { subscriptions: ConsentAnswer[] };
          kept.push(...subscriptions);
          return answer(subscriptions);
        },
      },
    },
  );
  const shown = await renderPages("/preferences", { "/preferences": preferences }, { api: account.api });
  await settle();
  return { ...account, ...shown };
};

const news = () => within(screen.getByRole("group", { name: "Offers and news" }));

test("what is heard already is ticked, and what belongs to every order cannot be declined", async () => {
  await open("4155550117", () => ({ results: [] }));
  expect(news().getByRole("checkbox", { name: "By email" })).toBeChecked();
  expect(news().getByRole("checkbox", { name: "By text message" })).not.toBeChecked();
  const orders = within(screen.getByRole("group", { name: "Order updates" }));
  expect(orders.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(orders.getByText("Always on, sent to june@example.com.")).toBeVisible();
});

test("what was changed is sent, and nothing else", async () => {
  const { named } = await open("(415) 555-0117", () => ({ results: [{ success: true }] }));
  await user.click(news().getByRole("checkbox", { name: "By text message" }));
  await user.click(screen.getByRole("button", { name: "Save preferences" }));
  expect(await screen.findByText("Your preferences are saved.")).toBeVisible();
  expect(named("updateSubscriptions")[0]?.body).toEqual({
    subscriptions: [{ subscriptionId: "news", channel: "sms", contactPointValue: "+14155550117", status: "opt_in" }],
  });
});

test("without a phone number there are no text messages", async () => {
  await open(undefined, () => ({ results: [] }));
  expect(news().queryByRole("checkbox", { name: "By text message" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Add one to your profile" })).toHaveAttribute("href", "/profile");
});

test("an answer that could not be kept is told", async () => {
  await open("4155550117", () => ({
    results: [{ success: false, error: { message: "Invalid phone number format" } }],
  }));
  await user.click(news().getByRole("checkbox", { name: "By text message" }));
  await user.click(screen.getByRole("button", { name: "Save preferences" }));
  expect(await screen.findByText("Invalid phone number format")).toBeVisible();
  expect(screen.queryByText("Your preferences are saved.")).not.toBeInTheDocument();
});
