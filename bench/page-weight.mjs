import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../build/find-chromium.mjs";
import { outputFolder } from "../build/paths.mjs";
import { addresses } from "./run-shop.mjs";

const brotliBytes = (url) => {
  const file = path.join(outputFolder, decodeURIComponent(new URL(url).pathname).replace(/^\/static\//, "static/"));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

/** Loads an address in a fresh page and adds up the brotli 11 size of every script it loads before idle. */
const scriptsOf = async (context, url) => {
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
  const files = [...scripts].map((script) => ({
    name: path.basename(new URL(script).pathname),
    bytes: brotliBytes(script),
  }));
  return { landed, files, totalKiB: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 };
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

/** JavaScript per page, the largest page chunk, and the markup of a category page with 24 tiles. */
export const measurePageWeight = async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const product = await firstProduct();
    const fresh = async (address) => {
      const context = await browser.newContext();
      const result = await scriptsOf(context, `${addresses.storefront}${address}`);
      await context.close();
      return result;
    };
    const pages = {
      home: await fresh("/"),
      category: await fresh("/category/chocolates"),
      product: await fresh(product),
    };
    const context = await browser.newContext();
    await fillBag(context, product);
    for (const [name, address] of [
      ["cart", "/cart"],
      ["shipping", "/shipping"],
      ["billing", "/billing"],
      ["review order", "/revieworder"],
    ])
      pages[name] = await scriptsOf(context, `${addresses.storefront}${address}`);
    await context.close();
    const html = await (await fetch(`${addresses.storefront}/category/chocolates`)).text();
    const styleTags = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css.length / 1000);
    return {
      pages,
      chunks: Object.values(pages).flatMap(({ files }) => files.filter(({ name }) => name.includes("-page"))),
      html: {
        tiles: html.match(/<li[^>]*><div[^>]*><a[^>]* href="[^"]+\.html" tabindex="-1"/g)?.length ?? 0,
        kB: Buffer.byteLength(html) / 1000,
      },
      largestStyleTagKB: Math.max(0, ...styleTags),
    };
  } finally {
    await browser.close();
  }
};
