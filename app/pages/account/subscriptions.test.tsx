import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Schedule } from "#app/commerce-api/schedules.ts";
import { type FakeAnswer, fakeAccount, refusal } from "#tests/fake-account.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as subscriptions from "./subscriptions-page.tsx";

jest.setTimeout(60_000);

const user = userEvent.setup({ delay: null });

const truffles: Schedule = {
  subscriptionId: "s1",
  status: "active",
  productId: "p1",
  quantity: 2,
  intervalDays: 28,
  nextOrderDate: "2090-12-09T20:00:00Z",
  paymentInstrument: { paymentCard: { cardType: "Visa", numberLastDigits: "4242" } },
};

const open = async (schedules: Schedule[], site: Record<string, FakeAnswer> = {}) => {
  const account = fakeAccount(
    { customerId: "june", firstName: "June" },
    {
      site: { "GET subscriptions": () => ({ data: schedules }), ...site },
      more: { products: { getMany: () => Promise.resolve([{ id: "p1", name: "Cocoa Truffles" }]) } },
    },
  );
  const shown = await renderPages("/subscriptions", { "/subscriptions": subscriptions }, { api: account.api });
  await settle();
  return { ...account, ...shown };
};

const shown = (patch: Partial<Schedule>) => (): Schedule => ({ ...truffles, ...patch });
const press = (name: string) => user.click(screen.getByRole("button", { name: `${name} Cocoa Truffles` }));

test("a subscription tells what comes, how often, when next and who pays", async () => {
  await open([truffles]);
  expect(screen.getByRole("heading", { level: 2, name: "Cocoa Truffles" })).toBeVisible();
  expect(screen.getByText("Active")).toBeVisible();
  expect(screen.getByText("Every 4 weeks, 2 pieces")).toBeVisible();
  expect(screen.getByText("Next one leaves December 9, 2090.")).toBeVisible();
  expect(screen.getByText("Paid by Visa ending 4242")).toBeVisible();
});

test.each([
  ["Skip the next one", "skip", { nextOrderDate: "2091-01-06T20:00:00Z" }, "Next one leaves January 6, 2091."],
  ["Pause", "pause", { status: "paused", nextOrderDate: undefined }, "Paused"],
] as const)("'%s' asks for %s and shows what became of it", async (name, action, patch, after) => {
  const { named } = await open([truffles], { [`POST subscriptions/s1/${action}`]: shown(patch) });
  await press(name);
  expect(await screen.findByText(after)).toBeVisible();
  expect(named(`POST subscriptions/s1/${action}`)).toHaveLength(1);
  expect(screen.getByRole("list", { name: "Subscriptions" })).toHaveFocus();
});

test("a paused one goes on", async () => {
  await open([{ ...truffles, status: "paused" }], { "POST subscriptions/s1/resume": shown({}) });
  expect(screen.queryByRole("button", { name: /^Skip/ })).not.toBeInTheDocument();
  await press("Resume");
  expect(await screen.findByText("Active")).toBeVisible();
});

test("one without a good card leads to the wallet", async () => {
  await open([{ ...truffles, status: "suspended" }]);
  expect(screen.getByText("Waiting for a card")).toBeVisible();
  expect(screen.getByRole("link", { name: "Choose another one in your wallet" })).toHaveAttribute("href", "/wallet");
});

test("one is cancelled after a question, and nothing can be done with it any more", async () => {
  const { named } = await open([truffles], { "POST subscriptions/s1/cancel": shown({ status: "cancelled" }) });
  await press("Cancel subscription");
  const dialog = () => within(screen.getByRole("dialog", { name: "Cancel this subscription?" }));
  await user.click(dialog().getByRole("button", { name: "Keep it as it is" }));
  expect(named("POST subscriptions/s1/cancel")).toEqual([]);
  await press("Cancel subscription");
  await user.click(dialog().getByRole("button", { name: "Cancel subscription" }));
  expect(await screen.findByText("Cancelled")).toBeVisible();
  expect(within(screen.getByRole("list", { name: "Subscriptions" })).queryAllByRole("button")).toEqual([]);
});

test("how often, how much and when next are changed together", async () => {
  const { named } = await open([truffles], { "PATCH subscriptions/s1": shown({ intervalDays: 14, quantity: 3 }) });
  await press("Change");
  const often = screen.getByLabelText("How often");
  expect(often).toHaveFocus();
  await user.selectOptions(often, "Every 2 weeks");
  await user.click(screen.getByRole("button", { name: "Increase quantity" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Every 2 weeks, 3 pieces")).toBeVisible();
  expect(named("PATCH subscriptions/s1")[0]?.body).toEqual({ intervalDays: 14, quantity: 3 });
  await waitFor(() => expect(screen.getByRole("button", { name: "Change Cocoa Truffles" })).toHaveFocus());
});

test("a day that is past is refused before anything is sent", async () => {
  const { named } = await open([truffles]);
  await press("Change");
  const day = screen.getByLabelText("Next order on");
  await user.clear(day);
  await user.type(day, "2020-01-01");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(screen.getByText("Please choose a day from tomorrow on.")).toBeVisible();
  expect(named("PATCH subscriptions/s1")).toEqual([]);
});

test("what goes wrong is said, and the subscription stays as it was", async () => {
  await open([truffles], { "POST subscriptions/s1/pause": refusal(409, "subscription-status", "It is cancelled.") });
  await press("Pause");
  expect(await screen.findByText("It is cancelled.")).toBeVisible();
  expect(screen.getByText("Active")).toBeVisible();
});

test("without subscriptions the page says how to begin one", async () => {
  await open([]);
  expect(screen.getByRole("heading", { level: 2, name: "Nothing comes by itself yet" })).toBeVisible();
});
