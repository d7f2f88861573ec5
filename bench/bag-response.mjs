import { hydrated, launchBrowser, slowdown, slowProcessor } from "./phone.mjs";
import { addresses } from "./run-shop.mjs";
import { median, percentile } from "./statistics.mjs";

/** Truffles: without sizes, with plenty in stock. */
const PRODUCT = "/truffles/rolled-cocoa-truffles/481101.html";
const CHANGES = 40;

const fillBag = async (page) => {
  await page.goto(`${addresses.storefront}${PRODUCT}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Add to bag" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Review Bag & Checkout" }).click();
  await page.getByRole("button", { name: "Increase quantity" }).waitFor();
  await page.waitForLoadState("networkidle");
};

/** Presses plus and waits until line, count and subtotal have followed; in milliseconds, by the page's own clock. */
const pressAndWait = (page) =>
  page.evaluate(async () => {
    const subtotal = document.querySelector("main dl dd");
    const plus = document.querySelector('main button[aria-label="Increase quantity"]');
    const before = subtotal.textContent;
    const begun = performance.now();
    const followed = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (subtotal.textContent === before) return;
        observer.disconnect();
        resolve(performance.now() - begun);
      });
      observer.observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
    });
    plus.click();
    return followed;
  });

/** From the press of plus to the new subtotal on the page, with the processor slowed down; milliseconds. */
export const measureBagResponse = async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await fillBag(page);
    await slowProcessor(page);
    const times = [];
    for (let change = 0; change < CHANGES; change += 1) {
      times.push(await pressAndWait(page));
      // Longer than a change rests, so that every other one meets the answer of the one before it.
      await page.waitForTimeout(change % 2 === 0 ? 50 : 600);
    }
    return { middle: median(times), p95: percentile(times, 0.95), slowdown };
  } finally {
    await browser.close();
  }
};
