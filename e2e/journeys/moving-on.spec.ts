import type { Page } from "@playwright/test";
import { open as openPage } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test.use({ reducedMotion: "no-preference" });

/** Opens a page and waits until what comes after it has come. */
const open = async (page: Page, address: string) => {
  await openPage(page, address);
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await page.waitForFunction(() => document.documentElement.dataset.settled === "true");
  await page.waitForLoadState("networkidle");
};

/** Calls that ask for products, as the page makes them. */
const productCalls = /\/scapi\/ShopperProducts\//;

test("back to a long list is at once, at the same place, with the focus where it was", async ({ page }) => {
  await open(page, "/");
  await open(page, "/category/chocolates");
  const tiles = page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]');
  await page.getByRole("link", { name: "Show 24 more" }).click();
  await expect(tiles).toHaveCount(48);
  const link = tiles.nth(40);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(tiles).toHaveCount(48);
  await expect.poll(() => page.evaluate((at) => Math.abs(window.scrollY - at), before)).toBeLessThan(3);
  await expect(link).toBeFocused();
});

test("a page that was left a moment ago is not asked for again", async ({ page }) => {
  await open(page, "/category/chocolates");
  const tiles = page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]');
  await tiles.nth(2).click();
  await expect(page).toHaveURL(/\.html/);
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/ShopperSearch\/productSearch/.test(request.url())) calls.push(request.url());
  });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Chocolates" })).toBeVisible();
  await expect(tiles).toHaveCount(24);
  expect(calls).toEqual([]);
});

test("a link under the pointer is fetched before it is clicked", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/category/chocolates");
  const link = page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]').nth(1);
  const fetched = page.waitForRequest(productCalls);
  await link.hover();
  await fetched;
});

test("who saves data gets nothing ahead of time", { tag: "@desktop" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await open(page, "/category/chocolates");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]').nth(1).hover();
  await page.waitForTimeout(600);
  expect(calls.filter((url) => productCalls.test(url) || url.endsWith(".js"))).toEqual([]);
});

test("pages cross over, and not for whoever wants calm", { tag: "@desktop" }, async ({ page }) => {
  const count = () =>
    page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = ((update: () => void) => {
        document.documentElement.dataset.crossings = String(
          Number(document.documentElement.dataset.crossings ?? 0) + 1,
        );
        return start(update);
      }) as typeof document.startViewTransition;
    });
  const crossings = () => page.evaluate(() => document.documentElement.dataset.crossings);
  const follow = async () => {
    await page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]').first().click();
    await expect(page).toHaveURL(/\.html/);
    await expect(page.getByRole("button", { name: "Add to bag" }).first()).toBeVisible();
  };
  await count();
  await open(page, "/category/truffles");
  await follow();
  expect(await crossings()).toBe("1");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/category/truffles");
  await follow();
  expect(await crossings()).toBeUndefined();
});
