import { collect } from "./collect-vitals.mjs";
import { hydrated, launchBrowser, openPhone } from "./phone.mjs";
import { addresses } from "./run-shop.mjs";
import { median } from "./statistics.mjs";

const ROUNDS = 5;
/** How long a page that stands is left alone, so that late pictures and shifts count too. */
const SETTLING_MS = 3000;
const PRODUCT = "/chocolates/champagne-truffles/481104.html";

/** Somebody who comes for the first time: the question about cookies is up, and stays up. */
const open = async (browser, path) => {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(collect);
  await page.goto(addresses.storefront + path, { waitUntil: "load" });
  await hydrated(page);
  // What is told in passing has no end that a page hears of, so that a quiet network would be waited for in vain.
  await page.waitForTimeout(SETTLING_MS);
  if (!(await page.getByRole("region", { name: "Cookies" }).isVisible()))
    throw new Error(`${path} does not ask about cookies; what is measured would be another page.`);
  return { page, close, vitals: () => page.evaluate(() => window.vitals) };
};

/**
 * The longest interaction while something is tapped, in milliseconds until the next frame. It is looked for and
 * scrolled to before, as a shopper reads before they tap; a finger on the glass asks the page nothing.
 */
const interaction = async (page, target, after = async () => undefined) => {
  // In the middle, where neither header nor the question about cookies lies over it.
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(SETTLING_MS);
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.evaluate(() => (window.vitals.inp = 0));
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await after();
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.vitals.inp);
};

const round = async (browser) => {
  const home = await open(browser, "/");
  const ofHome = await home.vitals();
  await home.close();

  const category = await open(browser, "/category/chocolates");
  const ofCategory = await category.vitals();
  const filters = await interaction(category.page, category.page.getByRole("button", { name: "Filter" }), () =>
    category.page.getByRole("dialog", { name: "Filter" }).waitFor(),
  );
  const { cls: clsAfterFilters } = await category.vitals();
  await category.close();

  const product = await open(browser, PRODUCT);
  const ofProduct = await product.vitals();
  const size = await interaction(
    product.page,
    product.page.getByRole("main").locator("label").filter({ hasText: "12 pieces" }).first(),
  );
  const bag = await interaction(product.page, product.page.getByRole("button", { name: "Add to bag" }).first(), () =>
    product.page.getByRole("dialog").first().waitFor(),
  );
  const { cls: clsAfterBag } = await product.vitals();
  await product.close();
  return {
    "FCP of the home page": ofHome.fcp,
    "FCP of a category": ofCategory.fcp,
    "FCP of a product": ofProduct.fcp,
    "LCP of the home page": ofHome.lcp,
    "LCP of a category": ofCategory.lcp,
    "LCP of a product": ofProduct.lcp,
    "CLS of the home page": ofHome.cls,
    "CLS of a category": clsAfterFilters,
    "CLS of a product": clsAfterBag,
    "INP of opening the filters": filters,
    "INP of choosing a size": size,
    "INP of adding to the bag": bag,
    "hydrated home page": ofHome.hydrated,
    "hydrated category": ofCategory.hydrated,
    "hydrated product": ofProduct.hydrated,
  };
};

/**
 * First and largest paint, layout shift, interactions and hydration (ms) of the home page, a category and a product on
 * a slow phone, as somebody sees them who has not answered about cookies: the median of five rounds, each with an empty
 * browser; pages come from the page cache as they do for nearly everybody.
 */
export const measureVitals = async () => {
  for (const path of ["/", "/category/chocolates", PRODUCT]) await (await fetch(addresses.storefront + path)).text();
  const browser = await launchBrowser();
  try {
    // The first one has its pictures still to be made.
    await round(browser);
    const rounds = [];
    for (let number = 0; number < ROUNDS; number += 1) rounds.push(await round(browser));
    return Object.fromEntries(
      Object.keys(rounds[0]).map((name) => [name, median(rounds.map((figures) => figures[name]))]),
    );
  } finally {
    await browser.close();
  }
};
