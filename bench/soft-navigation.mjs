import { hydrated, launchBrowser, openPhone } from "./phone.mjs";
import { addresses } from "./run-shop.mjs";
import { median } from "./statistics.mjs";

const ROUNDS = 7;
const CATEGORY = "/category/chocolates";
/** Longer than the shop waits before it fetches ahead what a pointer rests on, and than that takes on a slow line. */
const FETCHED_MS = 3000;

/** A browser that asks to be spared: nothing is fetched ahead. */
const spareData = () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
};

/** Notes when something is tapped, and when a product's page after it can be bought from. */
const collect = () => {
  window.soft = { tapped: 0, usable: 0 };
  const look = () => {
    const { soft } = window;
    const isThere =
      location.pathname.endsWith(".html") &&
      [...document.querySelectorAll("main button")].some(
        (button) => !button.disabled && !button.closest("li") && /^Add to bag/i.test(button.textContent ?? ""),
      );
    if (isThere) soft.usable = performance.now();
    else requestAnimationFrame(look);
  };
  addEventListener(
    "pointerdown",
    () => {
      window.soft.tapped ||= performance.now();
      look();
    },
    { capture: true, once: true },
  );
};

const fromTapToUsable = async (browser, isFetchedAhead) => {
  const { page, close } = await openPhone(browser);
  try {
    if (!isFetchedAhead) await page.addInitScript(spareData);
    await page.addInitScript(collect);
    await page.goto(addresses.storefront + CATEGORY, { waitUntil: "load" });
    await hydrated(page);
    const link = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").nth(2);
    await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await page.waitForTimeout(FETCHED_MS);
    const { x, y, width, height } = await link.boundingBox();
    const middle = [x + width / 2, y + height / 2];
    if (isFetchedAhead) {
      await page.mouse.move(...middle);
      await page.waitForTimeout(FETCHED_MS);
    }
    await page.touchscreen.tap(...middle);
    await page.waitForFunction(() => window.soft.usable > 0, undefined, { timeout: 60_000 });
    return await page.evaluate(() => window.soft.usable - window.soft.tapped);
  } finally {
    await close();
  }
};

/**
 * From the tap on a tile of a category to a product's page that can be bought from, on the slow phone, in milliseconds:
 * with nothing fetched ahead, and with what the shop fetches ahead by view and pointer. The median of seven, in turn.
 */
export const measureSoftNavigation = async () => {
  const browser = await launchBrowser();
  try {
    const times = { "from category to product, cold": [], "from category to product, fetched ahead": [] };
    const [cold, ahead] = Object.values(times);
    await fromTapToUsable(browser, true);
    for (let round = 0; round < ROUNDS; round += 1) {
      cold.push(await fromTapToUsable(browser, false));
      ahead.push(await fromTapToUsable(browser, true));
    }
    return Object.fromEntries(Object.entries(times).map(([what, values]) => [what, median(values)]));
  } finally {
    await browser.close();
  }
};
