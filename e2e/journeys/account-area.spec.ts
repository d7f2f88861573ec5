import type { Page } from "@playwright/test";
import { signIn } from "../by-api.ts";
import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const enter = async (page: Page, email: string) => {
  await signIn(page, email);
  await open(page, "/account");
};

test(
  "a subscription rests and goes on with its date, and a skip and an end are taken back",
  { tag: "@phone" },
  async ({ page, expectAccessible }) => {
    await enter(page, "theo@example.test");
    const rooms = page.getByRole("navigation", { name: "Account", exact: true });
    // One tap leads from room to room.
    await rooms.getByRole("link", { name: "Subscriptions" }).click();
    await expect(page).toHaveURL(/\/subscriptions$/);
    await expect(rooms.getByRole("link", { name: "Subscriptions" })).toBeInViewport();
    const bears = page
      .getByRole("list", { name: "Subscriptions" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Garden Bears, Six Fruits" }) })
      .first();
    const dates = bears.getByRole("list", { name: /^Upcoming boxes/ }).getByRole("listitem");
    const charge = bears.getByText(/^\$\d+\.\d\d to Visa\s1111 on /);
    const before = await charge.innerText();
    const day = await dates.first().getByRole("time").innerText();
    await expectAccessible("subscriptions");

    // By the keyboard, so that no pointer rests on what comes to stand there.
    await bears.getByRole("button", { name: /^Pause/ }).press("Enter");
    await expect(bears.getByText("Paused", { exact: true }).first()).toBeVisible();
    await expect(dates.first()).toContainText("Paused");
    await expectAccessible("a paused subscription");
    await page.reload();
    await bears.getByRole("button", { name: /^Resume/ }).click();
    await expect(charge).toHaveText(before);

    await expect(bears.locator("[tabindex='-1']:focus")).toContainText("Subscription resumed.");
    await page.keyboard.press("Tab");
    await expect(bears.getByRole("button", { name: /^Undo/ })).toBeFocused();
    await bears.getByRole("button", { name: /^Skip/ }).press("Enter");
    await expect(dates.first()).toHaveText(new RegExp(`${day}\\s*Skipped`));
    await expect(bears.getByText(/Next delivery skipped and not charged/)).toBeVisible();
    await expectAccessible("a skipped box");
    await bears.getByRole("button", { name: /^Undo/ }).press("Enter");
    await expect(charge).toHaveText(before);

    await bears.getByRole("button", { name: /^Cancel subscription/ }).click();
    await expect(bears.getByText("Canceled", { exact: true })).toBeVisible();
    await page.reload();
    await bears.getByRole("button", { name: /^Undo/ }).click();
    await expect(charge).toHaveText(before);

    const mints = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Starlight Swirl Mints" }) });
    await mints.getByRole("button", { name: /^Resume/ }).click();
    await expect(mints.getByLabel("Next order on")).toBeFocused();
    await mints.getByRole("button", { name: "Resume", exact: true }).press("Enter");
    await expect(mints.getByText("Please choose tomorrow or later.")).toBeVisible();
    await expectAccessible("a date is asked for");
  },
);

test(
  "the account begins with what waits and moves, and an order is found among forty",
  { tag: "@desktop" },
  async ({ page, expectAccessible }) => {
    await enter(page, "desmond@example.test");
    const waiting = page.getByRole("region", { name: "Waiting for you" });
    await expect(waiting).toContainText("Order WP090130 is waiting for your payment");
    const moving = page.getByRole("region", { name: "In progress" });
    await expect(moving.getByText("On its way").first()).toBeVisible();
    await expect(moving.getByRole("listitem").filter({ hasText: "WP090140" })).toHaveCount(0);
    await expectAccessible("account of many orders");

    await moving.getByRole("link", { name: "All orders" }).click();
    const search = page.getByRole("search", { name: "Search your orders" });
    await expect(page.getByText("40 orders", { exact: true })).toBeVisible();
    await search.getByRole("searchbox").fill("edmund");
    await search.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/orders\?q=edmund$/);
    await expect(page.getByText(/^\d+ of 40 orders$/)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "WP090133" })).toBeVisible();
    await search.getByRole("combobox", { name: "Status" }).selectOption("done");
    await expect(page).toHaveURL(/\?q=edmund&status=done$/);
    await search.getByRole("searchbox").fill("nobody of that name");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: "No orders found" })).toBeVisible();
    await expectAccessible("no order fits");
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: "WP090133" })).toBeVisible();

    await page.getByRole("link", { name: "Details order WP090133" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Order WP090133" })).toBeVisible();
    await expect(page.getByRole("main").getByText("Partly on its way")).toBeVisible();
    const rooms = page.getByRole("navigation", { name: "Account", exact: true });
    await expect(rooms.getByRole("link", { name: "Orders" })).toHaveAttribute("aria-current", "true");
    await expectAccessible("details of an order in the account");
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Orders" }).click();
    await expect(page).toHaveURL(/\/orders$/);
  },
);
