import type { Page } from "@playwright/test";
import { fillBag } from "../by-api.ts";
import { open as openPage, truffles } from "../shopper.ts";
import { expect, settled, test } from "../shop-test.ts";

test.use({ reducedMotion: "no-preference" });

/** Opens a page and waits until what comes after it has come. */
const open = async ({ page, answered }: { page: Page; answered: () => Promise<void> }, address: string) => {
  await openPage(page, address);
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await settled(page);
  await answered();
};

/** Calls that ask for products, as the page makes them. */
const productCalls = /\/scapi\/ShopperProducts\//;

test("back to a long list is at once, at the same place, with the focus where it was", async ({ page, answered }) => {
  await open({ page, answered }, "/");
  await open({ page, answered }, "/category/chocolates");
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

/** Begins to keep where the page stands, frame by frame; the function it gives ends that, and says where it stood. */
const watchScrolling = async (page: Page): Promise<() => Promise<number[]>> => {
  await page.evaluate(() => {
    const places: number[] = [Math.round(window.scrollY)];
    Object.assign(window, { places });
    const look = () => {
      const place = Math.round(window.scrollY);
      if (place !== places.at(-1)) places.push(place);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    // Nothing may happen: what would glide does so for a second.
    await page.waitForTimeout(1200);
    return page.evaluate(() => (window as unknown as { places: number[] }).places);
  };
};

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((at) => window.scrollTo({ top: at, behavior: "instant" }), top);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
};

test(
  "no frame lies between the old place and the new one, on the way there and back",
  { tag: "@both" },
  async ({ page, answered }) => {
    await open({ page, answered }, "/category/chocolates");
    const link = page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]').nth(12);
    const name = (await link.textContent()) ?? "";
    await link.scrollIntoViewIfNeeded();
    await answered();
    const left = await page.evaluate(() => Math.round(window.scrollY));
    expect(left).toBeGreaterThan(800);
    const there = await watchScrolling(page);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    expect(await there()).toEqual([left, 0]);

    await scrollTo(page, 300);
    const back = await watchScrolling(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Chocolates" })).toBeVisible();
    expect(await back()).toEqual([300, left]);

    // From the foot of a long page to others: one that comes whole, and a list, for which something stands at first.
    for (const [column, name, address] of [
      ["Help", "Returns", /\/help\/returns$/],
      ["Shop", "Sale", /\/category\/sale$/],
    ] as const) {
      const links = page.getByRole("contentinfo").getByRole("navigation", { name: column });
      const foot = links.getByRole("link", { name, exact: true });
      if (!(await foot.isVisible())) await links.getByText(column, { exact: true }).last().click();
      await foot.scrollIntoViewIfNeeded();
      await answered();
      const deep = await page.evaluate(() => Math.round(window.scrollY));
      expect(deep).toBeGreaterThan(100);
      const on = await watchScrolling(page);
      await foot.click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await on()).toEqual([deep, 0]);
    }
  },
);

test("a page that was left a moment ago is not asked for again", async ({ page, answered }) => {
  await open({ page, answered }, "/category/chocolates");
  const tiles = page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]');
  await tiles.nth(2).click();
  await expect(page).toHaveURL(/\.html/);
  await answered();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/ShopperSearch\/productSearch/.test(request.url())) calls.push(request.url());
  });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Chocolates" })).toBeVisible();
  await expect(tiles).toHaveCount(24);
  expect(calls).toEqual([]);
});

test("a link under the pointer is fetched before it is clicked", { tag: "@desktop" }, async ({ page, answered }) => {
  await open({ page, answered }, "/category/chocolates");
  const link = page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]').nth(1);
  const fetched = page.waitForRequest(productCalls);
  await link.hover();
  await fetched;
});

test("a bag fetches the page of a sweet once it is pointed at", { tag: "@desktop" }, async ({ page, answered }) => {
  await openPage(page, "/login");
  await fillBag(page, truffles.id);
  await open({ page, answered }, "/cart");
  const link = page.getByRole("main").getByRole("link", { name: truffles.name }).first();
  await expect(link).toBeVisible();
  await answered();
  const fetched = page.waitForRequest(/\/static\/.*\.js$/);
  await link.hover();
  await fetched;
});

test("who saves data gets nothing ahead of time", { tag: "@desktop" }, async ({ page, answered }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await open({ page, answered }, "/category/chocolates");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]').nth(1).hover();
  // Nothing may happen: who does not save data gets it after 80 ms.
  await page.waitForTimeout(600);
  expect(calls.filter((url) => productCalls.test(url) || url.endsWith(".js"))).toEqual([]);
});

test("pages cross over, and not for whoever wants calm", { tag: "@desktop" }, async ({ page, answered }) => {
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
    const link = page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]').first();
    const name = (await link.textContent()) ?? "";
    await link.click();
    // The address changes before the page does.
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  };
  await count();
  await open({ page, answered }, "/category/truffles");
  await follow();
  expect(await crossings()).toBe("1");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ page, answered }, "/category/truffles");
  await follow();
  expect(await crossings()).toBeUndefined();
});
