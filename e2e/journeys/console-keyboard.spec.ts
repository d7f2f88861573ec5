import type { Page } from "@playwright/test";
import { consoleOf, placeOrder, rooms } from "../console.ts";
import { tabTo } from "../keyboard.ts";
import { expect, test } from "../shop-test.ts";

/** What can be reached on a page by keyboard, in the order it is written and seen. */
const countStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const reachable = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";
    const seen = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.getClientRects().length > 0 &&
        !("disabled" in element && element.disabled) &&
        (element as HTMLInputElement).type !== "hidden",
    );
    for (const [index, element] of seen.entries()) element.dataset.stop = String(index);
    return seen.length;
  });

const stop = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-stop") ?? null);

test("every link, field and button of the console is reached with Tab, from top to bottom @desktop", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const address = consoleOf(baseURL);
  const orderNo = await placeOrder(address);
  for (const room of [...rooms, `/console/orders/${orderNo}`]) {
    await page.goto(`${address}${room}`);
    const stops = await countStops(page);
    expect(stops, room).toBeGreaterThan(rooms.length - 1);
    const reached: string[] = [];
    // Dates have several stops of their own inside.
    for (let press = 0; press < stops + 20 && reached.at(-1) !== String(stops - 1); press += 1) {
      await page.keyboard.press("Tab");
      const at = await stop(page);
      if (at !== null && at !== reached.at(-1)) reached.push(at);
    }
    expect(reached, room).toEqual(Array.from({ length: stops }, (_, index) => String(index)));
  }
});

test("the console is worked by keyboard alone: a fault, a stock, a promotion, an order, the clock @desktop", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const address = consoleOf(baseURL);
  const orderNo = await placeOrder(address);
  const said = page.getByRole("status");
  const press = async (target: ReturnType<Page["getByRole"]>, key = "Enter") => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };

  await page.goto(`${address}/console/faults`);
  await tabTo(page, page.getByRole("combobox", { name: "Operation" }));
  await page.keyboard.type("ShopperGiftCertificates.getGiftCertificate");
  await press(page.getByRole("button", { name: "Switch on" }));
  await expect(said).toHaveText("Switched on: Maintenance of the site (503).");
  await press(page.getByRole("button", { name: /^Remove/ }));
  await expect(said).toHaveText("The fault is switched off.");

  await page.goto(`${address}/console/stock`);
  const [slider, pieces, set] = [
    page.getByRole("slider").first(),
    page.getByRole("spinbutton").first(),
    page.getByRole("button", { name: /^Set/ }).first(),
  ];
  const before = Number(await pieces.inputValue());
  const moveBy = async (steps: number, key: string) => {
    await tabTo(page, slider);
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(key);
    await expect(pieces).toHaveValue(String(before + (key === "ArrowRight" ? steps : 0)));
    await press(set);
  };
  await moveBy(3, "ArrowRight");
  await expect(said).toContainText(`holds ${before + 3} of`);
  await expect(pieces).toHaveValue(String(before + 3));
  await moveBy(3, "ArrowLeft");
  await expect(said).toContainText(`holds ${before} of`);

  await page.goto(`${address}/console/promotions`);
  await press(page.getByRole("button", { name: "Switch off jelly-day", exact: true }), "Space");
  await expect(said).toHaveText("jelly-day is off now.");
  await press(page.getByRole("button", { name: "Switch on jelly-day", exact: true }));
  await expect(said).toHaveText("jelly-day is on now.");

  await page.goto(`${address}/console/orders/${orderNo}`);
  await press(page.getByRole("button", { name: "Ship", exact: true }));
  await expect(said).toHaveText(/^Done: ship/);
  await expect(page.getByRole("button", { name: "Ship", exact: true })).toHaveCount(0);

  await page.goto(`${address}/console/clock`);
  await press(page.getByRole("button", { name: "15 minutes", exact: true }));
  await expect(said).toContainText("Time went on by PT15M.");
  await expect(page.getByText("offset", { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole("combobox", { name: "Mode" }));
  await page.keyboard.type("real");
  await press(page.getByRole("button", { name: "Set clock" }));
  await expect(said).toHaveText("The clock is set to real.");
});
