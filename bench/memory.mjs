import { readFileSync } from "node:fs";
import { addresses } from "./run-shop.mjs";

const total = 20_000;
const parallel = 10;

const residentMB = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

const linksIn = async (address, pattern) =>
  new Set((await (await fetch(`${addresses.storefront}${address}`)).text()).match(pattern) ?? []);

/** Categories by sort and offset, searches, and products: 500 addresses that shoppers go to. */
const usualAddresses = async () => {
  const categories = [...(await linksIn("/", /\/category\/[a-z-]+/g))];
  const products = new Set();
  for (const category of categories)
    for (const link of await linksIn(category, /\/[a-z-]+\/[a-z0-9-]+\/[A-Za-z0-9-]+\.html/g)) products.add(link);
  const sorts = ["featured-items", "price-low-to-high", "price-high-to-low", "product-name-ascending"];
  const words = ["truffle", "mint", "bear", "box", "salt", "caramel", "gift", "dark", "milk", "lollipop"];
  const found = [
    ...products,
    ...categories.flatMap((category) => sorts.map((sort) => `${category}?sort=${sort}`)),
    ...words.flatMap((word) => sorts.map((sort) => `/search?q=${word}&sort=${sort}`)),
  ];
  for (let size = 1; found.length < 500; size += 1)
    found.push(`/search?q=${words[size % words.length]}&start=${size % 7}&sz=${6 + (size % 40)}`);
  return { products: [...products], usual: found.slice(0, 500) };
};

/** A product under a name of its own for each number: a page of its own for the cache. */
const otherName = (product, number) => product.replace(/\/[^/]+(\/[^/]+\.html)$/, `/name-${number}$1`);

const requestAll = async (paths) => {
  let next = 0;
  const worker = async () => {
    while (next < paths.length) {
      const url = `${addresses.storefront}${paths[next]}`;
      next += 1;
      const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
};

const keptPages = async () => (await (await fetch(`${addresses.storefront}/readyz`)).json()).cache;

/** Asks for pages that are not kept yet until the cache keeps no more of them; gives how many were asked for. */
const fillCache = async (products) => {
  for (let asked = 0, before = -1; asked < total;) {
    const { pages } = await keptPages();
    if (pages <= before) return asked;
    before = pages;
    await requestAll(
      Array.from({ length: 500 }, (_, index) => otherName(products[index % products.length], asked + index)),
    );
    asked += 500;
  }
  throw new Error("The page cache does not get full.");
};

/**
 * Resident memory of the storefront with a full page cache: as many pages as it takes, then usual requests, after the
 * 10,000th and after the 20,000th of all.
 * @param pid process id of the storefront
 */
export const measureMemory = async (pid) => {
  const { products, usual } = await usualAddresses();
  const filling = await fillCache(products);
  const more = (count) => requestAll(Array.from({ length: count }, (_, index) => usual[index % usual.length]));
  await more(Math.max(0, total / 2 - filling));
  const full = residentMB(pid);
  await more(total / 2);
  return { full, end: residentMB(pid), pages: (await keptPages()).pages };
};
