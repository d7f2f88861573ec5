import { hydrated, launchBrowser, openPhone } from "./phone.mjs";
import { addresses } from "./run-shop.mjs";

/** How long a page that has loaded is left alone: the shop fetches ahead after a while. */
const SETTLED_MS = 7000;
const CATEGORY = "/category/chocolates";
const PRODUCT = "/truffles/rolled-cocoa-truffles/481101.html";

const kinds = { Script: "JavaScript", Stylesheet: "CSS", Font: "fonts", Image: "pictures", Document: "document" };

/**
 * Counts what comes over the wire, headers left out of it: bodies as they were packed. What the browser reads twice
 * from its own cache is no request.
 */
const countTraffic = async ({ context, page }) => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map();
  const headers = new Map();
  const bytes = { JavaScript: 0, CSS: 0, fonts: 0, pictures: 0, document: 0 };
  const ofProducts = new Set();
  let requests = 0;
  let productBytes = 0;
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (!response.url.startsWith("http") || response.fromDiskCache) return;
    requests += 1;
    types.set(requestId, kinds[type]);
    if (type === "Image" && response.url.includes("/dw/image/")) ofProducts.add(requestId);
    headers.set(requestId, response.encodedDataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId);
    if (!kind) return;
    const body = encodedDataLength - headers.get(requestId);
    bytes[kind] += body;
    if (ofProducts.has(requestId)) productBytes += body;
  });
  return () => ({
    figures: { ...Object.fromEntries(Object.entries(bytes).map(([kind, count]) => [kind, count / 1024])), requests },
    productPictures: productBytes / 1024,
  });
};

const look = async (browser, path, { time, storageState, after } = {}) => {
  const phone = await openPhone(browser, { isSlow: false, time, storageState });
  try {
    const counted = await countTraffic(phone);
    await phone.page.goto(addresses.storefront + path, { waitUntil: "load" });
    await hydrated(phone.page);
    await after?.(phone.page);
    await phone.page.waitForTimeout(SETTLED_MS);
    return counted();
  } finally {
    await phone.close();
  }
};

/** What the browser of somebody remembers who has put something in the bag, files left out. */
const withBag = async (browser, time) => {
  const { page, context, close } = await openPhone(browser, { isSlow: false, time });
  try {
    await page.goto(addresses.storefront + PRODUCT);
    await hydrated(page);
    await page.getByRole("button", { name: "Add to bag" }).first().click();
    await page.getByRole("dialog", { name: "Added to Your Bag" }).waitFor();
    return await context.storageState();
  } finally {
    await close();
  }
};

/** Looks at one tile after the other, as somebody does who scrolls down slowly. */
const lookAtTiles = async (page) => {
  const tiles = page.getByRole("main").locator('li:has(a[href$=".html"])');
  for (const tile of await tiles.all()) {
    await tile.scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
  }
};

/**
 * What a phone with nothing in its cache has loaded seven seconds after a page answered to taps, nobody touching it:
 * JavaScript, styles, fonts and pictures in KiB, and requests. `category, all tiles` is a category whose 24 tiles were
 * looked at in turn: all its pictures, and those of its products.
 * @param time when it is in the browser
 */
export const measureSettled = async (time) => {
  const browser = await launchBrowser();
  try {
    // Pictures are made when they are first asked for.
    await look(browser, CATEGORY, { time, after: lookAtTiles });
    const { figures, productPictures } = await look(browser, CATEGORY, { time, after: lookAtTiles });
    const figuresOf = async (path, more) => (await look(browser, path, { time, ...more })).figures;
    return {
      home: await figuresOf("/"),
      category: await figuresOf(CATEGORY),
      product: await figuresOf(PRODUCT),
      cart: await figuresOf("/cart", { storageState: await withBag(browser, time) }),
      "category, all tiles": { pictures: figures.pictures, "pictures of products": productPictures },
    };
  } finally {
    await browser.close();
  }
};
