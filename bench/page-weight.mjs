import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { outputFolder } from "../build/paths.mjs";
import { launchBrowser } from "./phone.mjs";
import { addresses, ORDINARY_DAY } from "./run-shop.mjs";

const brotliBytes = (url) => {
  const file = path.join(outputFolder, decodeURIComponent(new URL(url).pathname).replace(/^\/static\//, "static/"));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

/** Chunk names by file, as the build tells. */
const chunkNames = () => {
  const { assetsByChunkName } = JSON.parse(readFileSync(path.join(outputFolder, "loadable-stats.json"), "utf8"));
  return new Map(
    Object.entries(assetsByChunkName).flatMap(([name, files]) => [files].flat().map((file) => [file, name])),
  );
};

/** Loads an address in a fresh page and adds up the brotli 11 size of every script it loads before idle. */
const scriptsOnce = async (context, url) => {
  const page = await context.newPage();
  const scripts = new Set();
  page.on("response", (response) => {
    if (response.url().startsWith(`${addresses.storefront}/static/`) && /\.js(\?|$)/.test(response.url()))
      scripts.add(response.url());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(500);
  const landed = new URL(page.url()).pathname;
  await page.close();
  const names = chunkNames();
  const files = [...scripts].map((script) => {
    const file = new URL(script).pathname.replace(/^\/static\//, "");
    return { name: names.get(file) ?? file, bytes: brotliBytes(script) };
  });
  return { landed, files, totalKiB: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 };
};

/** The same of two loads, whichever loads less: on a busy machine a page is not idle before it fetches ahead. */
const scriptsOf = async (...given) => {
  const [first, second] = [await scriptsOnce(...given), await scriptsOnce(...given)];
  return first.totalKiB <= second.totalKiB ? first : second;
};

const firstProduct = async () => {
  const html = await (await fetch(`${addresses.storefront}/category/chocolates`)).text();
  return html.match(/href="(\/[a-z-]+\/[a-z0-9-]+\/[A-Za-z0-9-]+\.html)"/)[1];
};

/** Puts one product in the bag as a shopper does and fills in the shipping step. */
const fillBag = async (context, product) => {
  const page = await context.newPage();
  await page.goto(`${addresses.storefront}${product}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await page.getByRole("button", { name: "Add to bag" }).first().click();
  await page.getByRole("dialog", { name: "Added to Your Bag" }).waitFor();
  await page.close();
};

/** Fills in the shipping step, as a shopper does. */
const fillShipping = async (context) => {
  const page = await context.newPage();
  await page.goto(`${addresses.storefront}/shipping`);
  const fields = {
    Email: "june@example.test",
    "First Name": "June",
    "Last Name": "Harper",
    "Street Address": "12 Larkspur Lane",
    City: "San Francisco",
    "Zip/Postal Code": "94110",
    "Phone Number": "4155550142",
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByLabel("State", { exact: true }).selectOption("CA");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.waitForURL(/\/billing$/);
  await page.close();
};

const fillBilling = async (context) => {
  const page = await context.newPage();
  await page.goto(`${addresses.storefront}/billing`);
  await page.getByLabel("Name on Card").fill("June Harper");
  await page.frameLocator('iframe[title="Card Number"]').getByRole("textbox").fill("4111111111111111");
  await page.getByLabel("Expiration Date").fill(`09/${(new Date().getFullYear() + 4) % 100}`);
  await page.frameLocator('iframe[title="Security Code"]').getByRole("textbox").fill("123");
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await page.waitForURL(/\/revieworder$/);
  await page.close();
};

/** A shopper in whose browser it is the day of the shop, as tokens want it. */
const newShopper = async (browser) => {
  const context = await browser.newContext();
  await context.clock.setSystemTime(ORDINARY_DAY);
  return context;
};

/** JavaScript per page, the largest page chunk, and the markup of a category page with 24 tiles. */
export const measurePageWeight = async () => {
  const browser = await launchBrowser();
  try {
    const product = await firstProduct();
    const fresh = async (address) => {
      const context = await newShopper(browser);
      const result = await scriptsOf(context, `${addresses.storefront}${address}`);
      await context.close();
      return result;
    };
    const pages = {
      home: await fresh("/"),
      category: await fresh("/category/chocolates"),
      product: await fresh(product),
    };
    const context = await newShopper(browser);
    await fillBag(context, product);
    pages.cart = await scriptsOf(context, `${addresses.storefront}/cart`);
    pages.shipping = await scriptsOf(context, `${addresses.storefront}/shipping`);
    pages["one page"] = await scriptsOf(context, `${addresses.storefront}/checkout`);
    await fillShipping(context);
    pages.billing = await scriptsOf(context, `${addresses.storefront}/billing`);
    await fillBilling(context);
    pages["review order"] = await scriptsOf(context, `${addresses.storefront}/revieworder`);
    await context.close();
    const html = await (await fetch(`${addresses.storefront}/category/chocolates`)).text();
    const styleTags = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css.length / 1000);
    const stylesKB = styleTags.reduce((sum, kB) => sum + kB, 0);
    return {
      pages,
      chunks: Object.fromEntries(
        Object.values(pages)
          .flatMap(({ files }) => files)
          .filter(({ name }) => /^(home|search|product|cart|shipping|billing|checkout|review[a-z-]*)$/.test(name))
          .map(({ name, bytes }) => [name, bytes]),
      ),
      html: {
        tiles: html.match(/<li[^>]*><div[^>]*><a[^>]* href="[^"]+\.html" tabindex="-1"/g)?.length ?? 0,
        kB: Buffer.byteLength(html) / 1000 - stylesKB,
        stylesKB,
      },
    };
  } finally {
    await browser.close();
  }
};
