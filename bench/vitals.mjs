import { chromium } from "@playwright/test";
import { findChromium } from "../build/find-chromium.mjs";
import { addresses } from "./run-shop.mjs";

/** A phone in the field: four times slower than this machine, 1.6 Mbit/s with 150 ms to and fro. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const ROUNDS = 5;
/** How long a page that stands is left alone, so that late pictures and shifts count too. */
const SETTLING_MS = 3000;
const VIEWPORT = { width: 390, height: 844 };

/** Collects largest paint, layout shifts and interactions from the first moment on. */
const collect = () => {
  window.vitals = { fcp: 0, lcp: 0, cls: 0, inp: 0, hydrated: 0, isTouched: false };
  addEventListener("pointerdown", () => (window.vitals.isTouched = true), { capture: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.vitals.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "first-contentful-paint") window.vitals.fcp = startTime;
  }).observe({ type: "paint", buffered: true });
  new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated === "true") window.vitals.hydrated ||= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrated"] });
  new PerformanceObserver((list) => {
    // A page that begins counts as recently touched, since its window has just got its size: until somebody taps all
    // shifts count.
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput || !window.vitals.isTouched) window.vitals.cls += value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.vitals.inp = Math.max(window.vitals.inp, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
};

const slowPage = async (browser) => {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  await context.addCookies([{ name: "cookie-consent", value: "1", url: addresses.storefront }]);
  const page = await context.newPage();
  await page.addInitScript(collect);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, close: () => context.close() };
};

const open = async (page, path) => {
  await page.goto(addresses.storefront + path, { waitUntil: "load" });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  // What is told in passing has no end that a page hears of, so that a quiet network would be waited for in vain.
  await page.waitForTimeout(SETTLING_MS);
};

/**
 * The longest interaction while something is tapped, in milliseconds until the next frame. It is looked for and
 * scrolled to before, as a shopper reads before they tap; a finger on the glass asks the page nothing.
 */
const interaction = async (page, target, after = async () => undefined) => {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLING_MS);
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.evaluate(() => (window.vitals.inp = 0));
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await after();
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.vitals.inp);
};

const round = async (browser) => {
  const home = await slowPage(browser);
  await open(home.page, "/");
  const ofHome = await home.page.evaluate(() => window.vitals);
  await home.close();

  const category = await slowPage(browser);
  await open(category.page, "/category/chocolates");
  const ofCategory = await category.page.evaluate(() => window.vitals);
  const filters = await interaction(category.page, category.page.getByRole("button", { name: "Filter" }), () =>
    category.page.getByRole("dialog", { name: "Filter" }).waitFor(),
  );
  const clsAfterFilters = await category.page.evaluate(() => window.vitals.cls);
  await category.close();

  const product = await slowPage(browser);
  await open(product.page, "/chocolates/champagne-truffles/481104.html");
  const ofProduct = await product.page.evaluate(() => window.vitals);
  const size = await interaction(
    product.page,
    product.page.getByRole("main").locator("label").filter({ hasText: "12 pieces" }).first(),
  );
  const bag = await interaction(product.page, product.page.getByRole("button", { name: "Add to bag" }).first(), () =>
    product.page.getByRole("dialog").first().waitFor(),
  );
  const clsAfterBag = await product.page.evaluate(() => window.vitals.cls);
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

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * First and largest paint, layout shift, interactions and hydration (ms) of the home page, a category and a product on
 * a slow phone: the median of five rounds, each with an empty cache; pages come from the page cache as they do for
 * nearly everybody.
 */
export const measureVitals = async () => {
  for (const path of ["/", "/category/chocolates", "/chocolates/champagne-truffles/481104.html"])
    await (await fetch(addresses.storefront + path)).text();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const rounds = [];
    for (let number = 0; number < ROUNDS; number += 1) rounds.push(await round(browser));
    return Object.fromEntries(
      Object.keys(rounds[0]).map((name) => [name, median(rounds.map((figures) => figures[name]))]),
    );
  } finally {
    await browser.close();
  }
};
