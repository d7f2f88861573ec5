import type { Page } from "@playwright/test";
import { sites } from "#config/site-list.ts";
import { open, openBag } from "../shopper.ts";
import { expect, settled, test } from "../shop-test.ts";

test.use({ reducedMotion: "no-preference" });

// The focus inside a window of another origin is told by a whole Chromium alone.
test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] } });

const launcher = (page: Page) => page.getByRole("button", { name: "Chat with us" });
const chat = (page: Page) => page.frameLocator('iframe[title="Chat"]');

test("a question in the chat is answered and kept, by keyboard too, and Escape leads back", async ({
  page,
  expectAccessible,
}) => {
  const vendor: string[] = [];
  page.on("request", (request) => request.url().includes("/inContact/") && vendor.push(request.url()));
  await open(page, "/help");
  await expect(launcher(page)).toBeVisible();
  expect(vendor).toEqual([]);
  await expectAccessible("a page with the chat's button");

  await launcher(page).focus();
  await page.keyboard.press("Enter");
  const field = chat(page).getByRole("textbox", { name: "Your message" });
  await expect(field).toBeFocused();
  await page.keyboard.type("Will it melt?");
  await page.keyboard.press("Enter");
  await expect(chat(page).getByRole("log")).toContainText("travels with a cold pack");
  await expect(launcher(page)).toBeHidden();
  await expectAccessible("an open chat");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(launcher(page)).toBeFocused();

  await launcher(page).click();
  await expect(chat(page).getByRole("log")).toContainText("Will it melt?");
  await chat(page).getByRole("button", { name: "Close the chat" }).click();
  await expect(launcher(page)).toBeVisible();

  await openBag(page);
  // The button comes once a page has settled.
  await settled(page);
  await expect(launcher(page)).toBeHidden();
});

test("Need help names every way, and its chat takes its place", async ({ page, expectAccessible }) => {
  await open(page, "/help");
  await page.getByRole("button", { name: "All the ways to reach us" }).click();
  const sheet = page.getByRole("dialog", { name: "Need help?" });
  await expect(sheet.getByRole("link", { name: sites[0]?.phone })).toBeVisible();
  await expectAccessible("the sheet Need help");
  await sheet.getByRole("button", { name: "Chat with us" }).click();
  await expect(chat(page).getByRole("textbox", { name: "Your message" })).toBeFocused();
  await expect(sheet).toBeHidden();
});

test("the button stands clear of the bar that buys", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/481101.html");
  await expect(launcher(page)).toBeVisible();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const bar = page.getByRole("region", { name: "Buy this" }).getByRole("button", { name: "Add to bag" });
  await expect(bar).toBeVisible();
  const [button, add] = [await launcher(page).boundingBox(), await bar.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(add?.y ?? 0);
  await bar.click({ trial: true });
});

test("a chat that is blocked says whom to call", { tag: "@desktop" }, async ({ page, expectRefusal }) => {
  expectRefusal(0, /inContact/);
  await page.route("**/inContact/**", (route) => route.abort());
  await open(page, "/help");
  await launcher(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The chat didn’t open." })).toBeVisible();
  await expect(launcher(page)).toBeVisible();
});
