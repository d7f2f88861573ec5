import { readFileSync } from "node:fs";
import { addresses } from "./run-shop.mjs";

const total = 20_000;
const parallel = 10;

const residentMB = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

/** 500 different addresses: categories by sort and offset, searches, and products from the sitemap of links. */
const collectUrls = async () => {
  const home = await (await fetch(addresses.storefront)).text();
  const categories = [...new Set(home.match(/\/category\/[a-z-]+/g) ?? [])];
  const products = new Set();
  for (const category of categories) {
    const html = await (await fetch(`${addresses.storefront}${category}`)).text();
    for (const link of html.match(/\/[a-z-]+\/[a-z0-9-]+\/[A-Za-z0-9-]+\.html/g) ?? []) products.add(link);
  }
  const sorts = ["featured-items", "price-low-to-high", "price-high-to-low", "product-name-ascending"];
  const words = ["truffle", "mint", "bear", "box", "salt", "caramel", "gift", "dark", "milk", "lollipop"];
  const urls = [
    ...products,
    ...categories.flatMap((category) => sorts.map((sort) => `${category}?sort=${sort}`)),
    ...words.flatMap((word) => sorts.map((sort) => `/search?q=${word}&sort=${sort}`)),
  ];
  for (let size = 1; urls.length < 500; size += 1)
    urls.push(`/search?q=${words[size % words.length]}&start=${size % 7}&sz=${6 + (size % 40)}`);
  return urls.slice(0, 500).map((path) => `${addresses.storefront}${path}`);
};

const requestAll = async (urls, count) => {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const url = urls[next % urls.length];
      next += 1;
      const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
};

/**
 * Resident memory of the storefront after 10,000 and after 20,000 requests over 500 addresses.
 * @param pid process id of the storefront
 */
export const measureMemory = async (pid) => {
  const urls = await collectUrls();
  await requestAll(urls, total / 2);
  const half = residentMB(pid);
  await requestAll(urls, total / 2);
  const end = residentMB(pid);
  return { half, end, growth: end - half, urls: urls.length };
};
