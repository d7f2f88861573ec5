import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FakeAnswer, fakeAccount, refusal } from "#tests/fake-account.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import type { Schedule } from "./schedules-api.ts";
import * as subscriptions from "./subscriptions-page.tsx";

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

const timeline = () =>
  within(screen.getByRole("list", { name: "Upcoming boxes of Cocoa Truffles" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("a subscription tells what comes, how often, when next, what it charges and to which card", async () => {
  await open([{ ...truffles, nextCharge: { amount: 21.95, currency: "USD" } }]);
  expect(screen.getByRole("heading", { level: 2, name: "Cocoa Truffles" })).toBeVisible();
  expect(screen.getByText("Active")).toBeVisible();
  expect(screen.getByText("Every 4 weeks, 2 pieces")).toBeVisible();
  expect(screen.getByText("$21.95 to Visa 4242 on December 9, 2090")).toBeVisible();
  expect(timeline()).toEqual(["Dec 9, 2090Next box", "Jan 6, 2091Then", "Feb 3, 2091Then", "Mar 3, 2091Then"]);
});

test("a subscription tells what each box is made with", async () => {
  await open([
    {
      ...truffles,
      optionItems: [{ optionId: "sleeve", optionValueId: "foil", itemText: "Sleeve: Gold foil stamp", basePrice: 4.5 }],
      c_personalizationText: "Ana",
    },
  ]);
  expect(screen.getByText("Gold foil stamp: “Ana”", { exact: false })).toHaveTextContent(
    "Gold foil stamp: “Ana” +$4.50 each",
  );
});

test("without a known charge it tells when the next one leaves and who pays", async () => {
  await open([truffles]);
  expect(screen.getByText("Next one ships December 9, 2090.")).toBeVisible();
  expect(screen.getByText("Paid by Visa ending in 4242")).toBeVisible();
});

test("skipping says before what it does, shows on the line, and is taken back", async () => {
  const { named } = await open([truffles], {
    "POST subscriptions/s1/skip": shown({
      nextOrderDate: "2091-01-06T20:00:00Z",
      skippedDates: ["2090-12-09T20:00:00Z"],
      undoableAction: "skip",
    }),
    "POST subscriptions/s1/undo": shown({}),
  });
  expect(screen.getByRole("button", { name: "Skip December 9, 2090 Cocoa Truffles" })).toHaveAccessibleDescription(
    "If you skip it, the next one ships January 6, 2091, and nothing is charged before then.",
  );
  await press("Skip December 9, 2090");
  const words = "Next delivery skipped and not charged. The one after ships January 6, 2091.";
  expect(await screen.findByText(words)).toBeVisible();
  expect(timeline().slice(0, 2)).toEqual(["Dec 9, 2090Skipped", "Jan 6, 2091Next box"]);
  expect(screen.getByText(words).closest("[tabindex]")).toHaveFocus();
  await press("Undo");
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  expect(timeline()[0]).toBe("Dec 9, 2090Next box");
  expect(named("POST subscriptions/s1/undo")).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: "Cocoa Truffles" })).toHaveFocus());
});

test("a paused one keeps its dates, and goes on with them without a question", async () => {
  const resting = shown({ status: "paused", nextOrderDate: undefined, keptOrderDate: truffles.nextOrderDate });
  const { named } = await open([truffles], {
    "POST subscriptions/s1/pause": () => ({ ...resting(), undoableAction: "pause" }),
    "POST subscriptions/s1/resume": shown({ undoableAction: "resume" }),
  });
  await press("Pause");
  expect((await screen.findAllByText("Paused"))[0]).toBeVisible();
  expect(screen.getByText(/We’ll keep December 9, 2090 for when you resume/)).toBeVisible();
  expect(timeline()[0]).toBe("Dec 9, 2090Paused");
  expect(screen.queryByRole("button", { name: /^Skip/ })).not.toBeInTheDocument();
  await press("Resume");
  expect(await screen.findByText("Subscription resumed. The next one ships December 9, 2090.")).toBeVisible();
  expect(named("POST subscriptions/s1/resume")[0]?.body).toBeUndefined();
});

test.each(["paused", "suspended"] as const)(
  "a %s one without a date asks for one before it goes on",
  async (status) => {
    const { named } = await open([{ ...truffles, status, nextOrderDate: undefined }], {
      "POST subscriptions/s1/resume": shown({ undoableAction: "resume" }),
    });
    await press("Resume");
    const day = screen.getByLabelText("Next order on");
    expect(day).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Resume" }));
    expect(screen.getByText("Please choose tomorrow or later.")).toBeVisible();
    expect(named("POST subscriptions/s1/resume")).toEqual([]);
    await user.type(day, "2090-12-09");
    await user.click(screen.getByRole("button", { name: "Resume" }));
    expect(await screen.findByText("Active")).toBeVisible();
    expect(named("POST subscriptions/s1/resume")[0]?.body).toEqual({
      nextOrderDate: new Date("2090-12-09T12:00:00").toISOString(),
    });
  },
);

test("one without a good card leads to the wallet", async () => {
  await open([{ ...truffles, status: "suspended" }]);
  expect(screen.getByText("Waiting for a card")).toBeVisible();
  expect(screen.getByRole("link", { name: "Choose another one in your wallet" })).toHaveAttribute("href", "/wallet");
});

test("one is cancelled at once, and that is taken back", async () => {
  await open([truffles], {
    "POST subscriptions/s1/cancel": shown({ status: "cancelled", nextOrderDate: undefined, undoableAction: "cancel" }),
    "POST subscriptions/s1/undo": shown({}),
  });
  await press("Cancel subscription");
  expect(await screen.findByText("Canceled")).toBeVisible();
  expect(screen.getByText(/nothing more ships or is charged/)).toBeVisible();
  const list = within(screen.getByRole("list", { name: "Subscriptions" }));
  expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Undo Cocoa Truffles"]);
  await press("Undo");
  expect(await screen.findByText("Active")).toBeVisible();
});

test("how often, how much and when next are changed together", async () => {
  const { named } = await open([truffles], {
    "PATCH subscriptions/s1": shown({ intervalDays: 14, quantity: 3, undoableAction: "change" }),
  });
  await press("Change");
  const often = screen.getByLabelText("How often");
  expect(often).toHaveFocus();
  await user.selectOptions(often, "Every 2 weeks");
  await user.click(screen.getByRole("button", { name: "Increase quantity" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Every 2 weeks, 3 pieces")).toBeVisible();
  expect(named("PATCH subscriptions/s1")[0]?.body).toEqual({ intervalDays: 14, quantity: 3 });
  expect(screen.getByText("Your changes are saved.").closest("[tabindex]")).toHaveFocus();
});

test("a day that is past is refused before anything is sent", async () => {
  const { named } = await open([truffles]);
  await press("Change");
  const day = screen.getByLabelText("Next order on");
  await user.clear(day);
  await user.type(day, "2020-01-01");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(screen.getByText("Please choose tomorrow or later.")).toBeVisible();
  expect(named("PATCH subscriptions/s1")).toEqual([]);
});

test("what goes wrong is said, and the subscription stays as it was", async () => {
  await open([truffles], { "POST subscriptions/s1/pause": refusal(503, "x", "The kitchen is being painted.") });
  await press("Pause");
  expect(await screen.findByText("The kitchen is being painted.")).toBeVisible();
  expect(screen.getByText("Active")).toBeVisible();
});

test("one that has changed meanwhile is shown as it stands now, and that is said", async () => {
  let list = [truffles];
  await open([], {
    "GET subscriptions": () => ({ data: list }),
    "POST subscriptions/s1/pause": refusal(409, "subscription-status", "The subscription is cancelled."),
  });
  list = [{ ...truffles, status: "cancelled" }];
  await press("Pause");
  expect(
    await screen.findByText("This subscription has changed in the meantime. Here’s how it stands now."),
  ).toBeVisible();
  expect(screen.getByText("Canceled")).toBeVisible();
});

test("without subscriptions the page says how to begin one", async () => {
  await open([]);
  expect(screen.getByRole("heading", { level: 2, name: "No subscriptions yet" })).toBeVisible();
});
