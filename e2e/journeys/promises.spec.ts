import type { Page } from "@playwright/test";
import { setClock } from "../sandbox.ts";
import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test.afterEach(({ page }) => setClock(page, { mode: "real" }));

const main = (page: Page) => page.getByRole("main");
const tile = (page: Page, name: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name }) });

/** What moved on its own since the page was opened. */
const shifted = (page: Page) =>
  page.evaluate(() =>
    (performance as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
  );

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(performance, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Begins as somebody who has told this browser something. */
const remember = (page: Page, kept: Record<string, unknown>) =>
  page.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);

const shop = { id: "1001", name: "Valencia Street", inventoryId: "inventory_shop_1001", postalCode: "94110" };

// A Monday noon in New York, on which the ways to ship are told apart.
const monday = "2027-03-01T17:00:00.000Z";

test("a tile says the day that its page says, and moves nothing for it", { tag: "@both" }, async ({ page }) => {
  await setClock(page, { mode: "frozen", at: monday });
  await remember(page, { DELIVERY_POSTAL_CODE_WickettPlumUS: "10011" });
  await watchShifts(page);
  await open(page, "/category/truffles");
  const truffles = tile(page, "Rolled Cocoa Truffles");
  const said = await truffles.getByText(/^By \w{3}, \w{3} \d+$/).textContent();
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  await truffles.getByRole("link", { name: "Rolled Cocoa Truffles" }).click();
  const promised = page.getByText(/^Arriving .* in 10011/);
  // It comes when its place is looked at.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(promised).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(promised).toContainText(said?.slice("By ".length) ?? "?");
});

test(
  "a list is limited to what arrives by a day, and says so in a chip and on its tiles",
  { tag: "@both" },
  async ({ page, isMobile, expectAccessible }) => {
    await setClock(page, { mode: "frozen", at: monday });
    await open(page, "/category/truffles");
    const whole =
      (await main(page)
        .getByText(/^\d+ sweets$/)
        .first()
        .textContent()) ?? "";
    if (isMobile) await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page
      .getByRole("button", { name: /^Arrives in time/ })
      .filter({ visible: true })
      .click();
    const sheet = page.getByRole("dialog", { name: "Arrives in time" });
    await sheet.getByRole("textbox", { name: "Delivery zip code" }).fill("10012");
    await sheet.getByLabel("Arrives by").fill("2027-03-03");
    await expectAccessible("day of arrival");
    await sheet.getByRole("button", { name: "Show what arrives in time" }).click();
    await expect(page).toHaveURL(/by=2027-03-03&to=10012/);
    if (isMobile) await page.keyboard.press("Escape");
    await expect(tile(page, "Rolled Cocoa Truffles").getByText(/^By \w{3}, Mar [23], faster shipping$/)).toBeVisible();
    const chip = page
      .getByRole("list", { name: "Active filters" })
      .getByRole("button", { name: /^By Wed, Mar 3 in 10012/ });
    await expect(chip).toBeVisible();
    await page.reload();
    await chip.click();
    await expect(page).not.toHaveURL(/by=/);
    await expect(main(page).getByText(whole).first()).toBeVisible();
    // Nothing can be there today.
    await open(page, "/category/truffles?by=2027-03-01&to=10012");
    await expect(main(page).getByText("Not a crumb.")).toBeVisible();
  },
);

test("with a shop chosen a tile says what is left there and when it is ready", { tag: "@both" }, async ({ page }) => {
  await remember(page, { SELECTED_SHOP: shop });
  await watchShifts(page);
  await open(page, "/category/chocolates");
  await expect(
    main(page)
      .getByText(/at Valencia Street, ready /i)
      .first(),
  ).toBeVisible();
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});
