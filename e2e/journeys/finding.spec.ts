import type { Page } from "@playwright/test";
import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const tiles = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 3 })
    .filter({ has: page.locator('a[href*=".html"]') });

/** The panel of refinements, which a phone keeps in a sheet. */
const panel = async (page: Page) => {
  const opener = page.getByRole("button", { name: /^Filter/ });
  if (!(await opener.isVisible())) return page.getByRole("complementary", { name: "Filter results" });
  await opener.click();
  return page.getByRole("dialog", { name: "Filter" });
};

const shop = { id: "1004", name: "Union Square" };

test("a category shows what is in stock at the chosen shop, after a reload too", async ({ page, expectAccessible }) => {
  await page.addInitScript((chosen) => localStorage.setItem("SELECTED_SHOP", JSON.stringify(chosen)), shop);
  await open(page, "/category/chocolates");
  const all = await page.getByText(/^\d+ sweets$/).textContent();
  const toggle = (await panel(page)).getByRole("switch", { name: /^In stock at my shop/ });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect(page).toHaveURL(/[?&]shop=1004$/);
  await expect(page.getByText(/^\d+ sweets$/)).not.toHaveText(all ?? "");
  await expectAccessible("in stock at my shop");
  const found = await page.getByText(/^\d+ sweets$/).textContent();
  await page.reload();
  await expect(page.getByText(/^\d+ sweets$/)).toHaveText(found ?? "");
  const chip = page.getByRole("list", { name: "Active filters" }).getByRole("button", { name: /^In stock at/ });
  await chip.click();
  await expect(page).toHaveURL(/\/category\/chocolates$/);
});

test("nothing with an allergen, or without a label, is among what is without it", async ({ page }) => {
  await open(page, "/category/gummies-jellies?refine1=c_withoutTreeNuts%3Dtrue&refine2=c_withoutPeanuts%3Dtrue&sz=200");
  const names = await tiles(page).allTextContents();
  expect(names).toContain("Orchard Jellies");
  expect(names).not.toContain("Rose Garden Delight");
  const filters = await panel(page);
  const group = filters.getByRole("group", { name: "Dietary and allergens" });
  await expect(group.getByLabel(/^Without tree nuts/)).toBeChecked();
  await group.getByLabel(/^Kosher/).check();
  await expect(page).toHaveURL(/refine3=c_isKosher/);
});

test("four answers find a gift, by keyboard", async ({ page, expectAccessible }) => {
  await open(page, "/gift-finder");
  const asked = (words: string) => expect(page.getByRole("heading", { level: 2, name: words })).toBeFocused();
  await page.getByRole("link", { name: "A child" }).press("Enter");
  await asked("What’s the occasion?");
  await expectAccessible("the second question");
  await page.getByRole("link", { name: "Doesn’t matter" }).press("Enter");
  await asked("What’s your budget?");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Under $15" })).toBeFocused();
  await page.getByRole("link", { name: "Doesn’t matter" }).press("Enter");
  await asked("Any dietary needs?");
  await page.keyboard.press("Tab");
  await page.getByRole("checkbox", { name: "Without milk" }).press("Space");
  await expectAccessible("the last question");
  await page.getByRole("button", { name: "Find a gift" }).press("Enter");
  await expect(page).toHaveURL(/\/gift-finder\?who=child&diet=no-milk$/);
  await expect(page.getByRole("heading", { level: 2, name: /ideas?$/ })).toBeFocused();
  await expect(tiles(page).first()).toBeVisible();
  await expectAccessible("gift ideas");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Any dietary needs?" })).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.getByRole("definition").first()).toContainText("A child");
  await expect(tiles(page).first()).toBeVisible();
});

test("a shop's page tells holidays, events and what lies on its counter", async ({ page }) => {
  await open(page, "/chocolateshops/1001");
  await expect(page.getByRole("heading", { level: 2, name: "Hours" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Every week in this shop" })).toBeVisible();
  await expect(page.getByRole("region", { name: "On the counter today" })).toBeVisible();
  await expect(page.getByText(/^(Open until|Closed)/).first()).toBeVisible();
  await page.getByRole("link", { name: /^See all \d+ sweets you can pick up here/ }).click();
  await expect(page).toHaveURL(/\/search\?shop=1001$/);
  await expect(page.getByRole("heading", { level: 1, name: "All sweets" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the gift finder answers just the same", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/gift-finder");
    await page.getByRole("link", { name: "A friend" }).click();
    await page.getByRole("link", { name: "Doesn’t matter" }).click();
    await page.getByRole("link", { name: "Doesn’t matter" }).click();
    await page.getByRole("checkbox", { name: "Kosher" }).check();
    await page.getByRole("button", { name: "Find a gift" }).click();
    await expect(page).toHaveURL(/who=friend/);
    await expect(page.getByRole("heading", { level: 2, name: /ideas?$/ })).toBeVisible();
    await expect(page.getByRole("definition").last()).toContainText("Kosher");
  });
});

test("what is searched for is found in recipes and stories too", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/search?q=chocolate");
  await expect(page.getByRole("heading", { level: 2, name: "Read and bake" })).toBeVisible();
  await open(page, "/search?q=zzzqqq%20truffles%20xxyy");
  await expect(page.getByRole("heading", { level: 1, name: /^Results for/ })).toBeVisible();
});
