import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test.use({ reducedMotion: "no-preference" });

test("the drawer leads through its levels by touch", { tag: "@phone" }, async ({ page, expectAccessible }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Open menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();
  await expectAccessible("drawer");

  await drawer.getByRole("button", { name: "Chocolates" }).tap();
  await expect(drawer.getByRole("heading", { name: "Chocolates" })).toBeFocused();
  await expectAccessible("second level of the drawer");
  await drawer.getByRole("button", { name: "Back" }).tap();
  await expect(drawer.getByRole("link", { name: "Bag (0)" })).toBeVisible();

  await drawer.getByRole("button", { name: "Chocolates" }).tap();
  await drawer.getByRole("link", { name: "See all Chocolates" }).tap();
  await expect(page).toHaveURL(/\/category\/chocolates$/);
  await expect(drawer).toBeHidden();

  const opener = page.getByRole("button", { name: "Open menu" });
  await opener.tap();
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test(
  "a pointer opens the menu, and not a page that moves under one that rests",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/");
    const top = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Chocolates" });
    const panel = page.locator("#menu-chocolates");
    await top.hover();
    await expect(panel).toBeVisible();
    const { x = 0, y = 0, height = 0 } = (await top.boundingBox()) ?? {};
    await page.mouse.move(x + 10, y - 20);
    await expect(panel).toBeHidden();
    const movedBy = height / 2 + 20;
    await page.evaluate((by) => {
      document.body.style.marginTop = `-${by}px`;
    }, movedBy);
    await expect.poll(() => top.evaluate((button) => button.matches(":hover"))).toBe(true);
    await page.waitForTimeout(500);
    await expect(panel).toBeHidden();
    await page.mouse.move(x + 12, y - 20);
    await expect(panel).toBeVisible();
  },
);

test("the menu opens on click and by the arrow keys", { tag: "@desktop" }, async ({ page, expectAccessible }) => {
  await open(page, "/");
  const top = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Chocolates" });
  const panel = page.locator("#menu-chocolates");
  await top.click();
  await expect(panel.getByRole("link").first()).toBeVisible();
  await expectAccessible("menu panel");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(top).toBeFocused();

  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Gummies & Jellies" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(panel).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(panel.getByRole("link").first()).toBeFocused();
  const address = (await panel.getByRole("link").first().getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("the footer without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("is folded on a phone and opens by a touch or a key", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/help/shipping-rates");
    const help = page.getByRole("contentinfo").getByRole("navigation", { name: "Help" });
    const link = help.getByRole("link", { name: "Track an order" });
    await expect(link).toBeHidden();
    const title = help.locator("summary");
    await title.tap();
    await expect(link).toBeVisible();
    await title.press("Enter");
    await expect(link).toBeHidden();
    await title.press("Enter");
    await link.tap();
    await expect(page).toHaveURL(/\/track-order$/);
  });

  test("shows its links at once on a large screen", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/help/shipping-rates");
    const help = page.getByRole("contentinfo").getByRole("navigation", { name: "Help" });
    await expect(help.getByRole("heading", { name: "Help" })).toBeVisible();
    await expect(help.locator("summary")).toBeHidden();
    await help.getByRole("link", { name: "Track an order" }).click();
    await expect(page).toHaveURL(/\/track-order$/);
  });
});
