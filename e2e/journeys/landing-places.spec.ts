import type { Page } from "@playwright/test";
import { open as openPage } from "../shopper.ts";
import { expect, settled, test } from "../shop-test.ts";

const open = async (page: Page, address: string) => {
  await openPage(page, address);
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await settled(page);
};

type Frame = { heading: string; at: number };

/** Writes down, frame by frame, which page stands there and how far it is scrolled; gives what was written. */
const watch = async (page: Page) => {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    const write = () => {
      const heading = document.querySelector("h1")?.textContent ?? "";
      const last = frames.at(-1);
      if (last?.heading !== heading || last.at !== window.scrollY) frames.push({ heading, at: window.scrollY });
      requestAnimationFrame(write);
    };
    write();
    Object.assign(window, { frames });
  });
  return (heading: string) =>
    page.evaluate(async (name) => {
      // What stands there now is written down too: a page can be found before its first frame is drawn.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return (window as unknown as { frames: Frame[] }).frames
        .filter((frame) => frame.heading === name)
        .map(({ at }) => Math.round(at));
    }, heading);
};

test("a page stands at its top at once, and Back stands where it was", { tag: "@both" }, async ({ page }) => {
  await open(page, "/category/chocolates");
  const link = page.getByRole("main").getByRole("heading", { level: 3 }).locator('a[href*=".html"]').nth(14);
  await link.scrollIntoViewIfNeeded();
  const place = Math.round(await page.evaluate(() => window.scrollY));
  expect(place).toBeGreaterThan(600);
  const name = (await link.textContent()) ?? "";
  const seen = await watch(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await seen(name)).toEqual([0]);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Chocolates" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
  // A frame of the list before it was left, and the same place again: nothing between.
  expect([...new Set(await seen("Chocolates"))]).toEqual([place]);
});

test("the reviews stand below the header when their stars are clicked", { tag: "@both" }, async ({ page }) => {
  await open(page, "/boxed-chocolates/half-moon-praline-bonbons/480127.html");
  await page
    .getByRole("link", { name: /of 5 stars/ })
    .first()
    .click();
  const reviews = page.locator("#pdp-reviews-section").getByRole("heading", { level: 2 });
  await expect(reviews).toBeInViewport();
  const [heading, header] = await Promise.all([reviews.boundingBox(), page.getByRole("banner").boundingBox()]);
  expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
