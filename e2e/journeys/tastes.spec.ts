import type { Page } from "@playwright/test";
import { open } from "../shopper.ts";
import { expect, hydrated, test } from "../shop-test.ts";

const main = (page: Page) => page.getByRole("main");
const chips = (page: Page) => main(page).getByRole("list", { name: "Active filters" });
const names = (page: Page) =>
  main(page)
    .getByRole("heading", { level: 3 })
    .filter({ has: page.locator('a[href*=".html"]') });

const searchField = async (page: Page) => {
  const opener = page.getByRole("button", { name: "Open search" });
  if (await opener.isVisible()) await opener.click();
  return page.getByRole("search").filter({ visible: true }).getByLabel("Search the shop");
};

test(
  "a search for a taste is a filter that the keyboard removes again",
  { tag: "@both" },
  async ({ page, expectAccessible }) => {
    await open(page, "/");
    const box = await searchField(page);
    await box.pressSequentially("sour without gelatin");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=sour%20without%20gelatin$/);
    await expect(main(page).getByText("Showing what is sour and without gelatin.")).toBeVisible();
    await expect(names(page).filter({ hasText: "Sour Garden Bears" })).toHaveCount(0);
    await expectAccessible("what is sour");

    await chips(page).getByRole("button", { name: "Without gelatin" }).press("Enter");
    await expect(main(page).getByText("Showing what is sour.")).toBeVisible();
    await expect(names(page).filter({ hasText: "Sour Garden Bears" })).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    await expect(main(page).getByText("Showing what is sour.")).toBeVisible();

    await chips(page).getByRole("button", { name: "Sour" }).press("Enter");
    await expect(chips(page)).toHaveCount(0);
    await expect(main(page).getByText("Showing what is sour.")).toHaveCount(0);
    await expect(names(page).first()).toBeVisible();
  },
);

test("all that is sour is suggested before the word is whole", { tag: "@both" }, async ({ page, expectAccessible }) => {
  await open(page, "/");
  const box = await searchField(page);
  await box.pressSequentially("something sou");
  const everything = page.getByRole("option", { name: "Everything sour" });
  await expect(everything).toBeVisible();
  await expectAccessible("a suggested taste");
  await everything.click();
  await expect(chips(page).getByRole("button", { name: "Sour" })).toBeVisible();
  await expect(main(page).getByRole("heading", { level: 1, name: "Results for “something sour”" })).toBeVisible();
});

test("what a sweet is called by comes before what it tastes of", async ({ page }) => {
  await open(page, "/search?q=sour%20garden%20bears");
  await expect(names(page).first()).toHaveText("Sour Garden Bears");
  await expect(chips(page)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a taste is understood too, and can be searched for by its words", async ({ page }) => {
    await page.goto("/");
    await page.goto("/search?q=not+too+sweet+chocolate");
    await expect(main(page).getByText("Showing what is not too sweet.")).toBeVisible();
    await expect(chips(page).getByText("Not too sweet")).toBeVisible();
    await main(page).getByRole("link", { name: "Search for these words instead" }).click();
    await expect(page).toHaveURL(/words=not/);
    await expect(chips(page)).toHaveCount(0);
    await expect(names(page).first()).toBeVisible();
  });
});
