import type { Locator, Page } from "@playwright/test";
import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { desktop, phone, resize } from "../widths.ts";

test.use({ reducedMotion: "no-preference" });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not drawn.");
  return box;
};

const scrollDown = async (page: Page) => {
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
};

test(
  "header and menu are as wide as they may be, and the header stays in sight",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await open(page, "/category/chocolates");
    const header = page.getByRole("banner");
    const menu = page.getByRole("navigation", { name: "Main" });
    expect((await boxOf(header.locator(".wrap-h").first())).width).toBe(1368);

    const panels = new Set<number>();
    const promotions: number[] = [];
    for (const entry of await menu.getByRole("button").all()) {
      await entry.click();
      const panel = menu.locator("[data-panel]");
      await expect(panel).toBeVisible();
      const { width } = await boxOf(panel);
      panels.add(width < 1000 ? width : (await boxOf(panel.locator("> div"))).width);
      for (const link of await panel.locator("> div > a").all()) promotions.push((await boxOf(link)).width);
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    }
    expect([...panels].sort((one, other) => one - other)).toEqual([300, 1296]);
    expect(promotions.length).toBeGreaterThan(0);
    expect(Math.max(...promotions)).toBeLessThanOrEqual(270);

    await scrollDown(page);
    expect((await boxOf(header)).y).toBe(0);
    await expect(header).toBeInViewport();
  },
);

test("a side sheet is 425 px wide, or as wide as the phone", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/truffles/rolled-cocoa-truffles/481101.html");
  await page.getByRole("main").getByRole("button", { name: "Select your preferred shop" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  await expect.poll(async () => (await boxOf(sheet)).width).toBe(425);
  await resize(page, phone);
  await expect.poll(async () => (await boxOf(sheet)).width).toBe(phone.width);
});

test("pictures are swiped one by one, and feedback is asked for, on a phone @phone", async ({ page }) => {
  await open(page, "/boxed-chocolates/half-moon-praline-bonbons/480127.html");
  const pictures = page.getByRole("list", { name: /^Image 1 of \d+$/ });
  const { x, y, width, height } = await boxOf(pictures);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(width * 0.7, 0);
  const second = page.getByRole("list", { name: /^Image 2 of \d+$/ });
  await expect(second).toBeVisible();
  await expect.poll(() => second.evaluate(({ scrollLeft }) => Math.round(scrollLeft))).toBe(Math.round(width));

  const feedback = page.getByRole("contentinfo").getByRole("link", { name: "GIVE FEEDBACK" });
  await expect(feedback).toBeVisible();
  await resize(page, desktop);
  await expect(feedback).toBeHidden();
});
