import type { Page } from "@playwright/test";
import { addToBag, open, openTruffles } from "../shopper.ts";
import { expect, settled, test } from "../shop-test.ts";

interface Entry {
  event?: string;
  ecommerce?: { items?: { item_id: string; price?: number }[]; value?: number } | null;
  page_type?: string;
}

/** What the page has told the tag manager, without the functions. */
const told = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? [])) as Entry[]);

const namesTold = async (page: Page) =>
  (await told(page)).map(({ event, ecommerce }) => event ?? (ecommerce === null && "reset"));

test.describe("somebody who is here for the first time", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("is asked once, and nothing counts before", async ({ page, expectAccessible }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (/gtm\.js|analytics\./.test(request.url())) scripts.push(request.url());
    });
    await open(page, "/");
    const banner = page.getByRole("region", { name: "Cookies" });
    await expect(banner).toBeVisible();
    await expectAccessible("the home page with the question");
    expect(scripts).toEqual([]);

    await banner.getByRole("button", { name: "I AGREE" }).click();
    await expect(banner).toBeHidden();
    await expect.poll(() => namesTold(page)).toContain("virtual_page_view");
    await open(page, "/category/truffles");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  test("may say no: then nobody asks again, and nothing counts", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (/gtm\.js|analytics\./.test(request.url())) scripts.push(request.url());
    });
    const chat = page.getByRole("button", { name: "Chat with us", includeHidden: true });
    await open(page, "/products/481104");
    await settled(page);
    await expect(chat).toBeAttached();
    await expect(chat).toBeHidden();
    await page.getByRole("region", { name: "Cookies" }).getByRole("button", { name: "NO, THANKS" }).click();
    await expect(chat).toBeVisible();
    await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
    await open(page, "/category/truffles");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settled(page);
    await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
    expect([scripts, await told(page)]).toEqual([[], []]);
  });

  test("may take a yes back: nothing counts from then on, and the answer can be another one", async ({
    page,
    expectAccessible,
  }) => {
    await open(page, "/gift-card-balance");
    const card = page.getByRole("region", { name: "Cookies" });
    await card.getByRole("button", { name: "I AGREE" }).click();
    await expect.poll(() => namesTold(page)).toContain("virtual_page_view");
    await settled(page);

    const settings = page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
    await settings.press("Enter");
    await expect(card).toBeFocused();
    await expectAccessible("a page that asks again");
    const before = (await told(page)).length;
    await card.getByRole("button", { name: "NO, THANKS" }).click();
    await expect(card).toBeHidden();
    await expect(settings).toBeFocused();
    const links = page.getByRole("contentinfo").getByRole("navigation", { name: "Help" });
    await links.getByText("Help").filter({ visible: true }).click();
    await expectAccessible("an open column of the footer");
    await links.getByRole("link", { name: "Track an order" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Where are my sweets?" })).toBeVisible();
    expect(await told(page)).toHaveLength(before);
    expect((await page.context().cookies()).find(({ name }) => name === "cookie-consent")?.value).toBe("0");
  });

  test("is asked beside the page, of which hardly a part is worked out anew", async ({ page, browser }) => {
    await open(page, "/category/chocolates");
    const card = page.getByRole("region", { name: "Cookies" });
    await card.getByRole("button", { name: "NO, THANKS" }).click();
    await expect(card).toBeHidden();
    await settled(page);
    const footer = page.getByRole("contentinfo");
    const roomBelow = () => footer.evaluate((element) => parseFloat(getComputedStyle(element).paddingBottom));
    const room = await roomBelow();
    const elements = await page.evaluate(() => document.querySelectorAll("#root *").length);

    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await footer.getByRole("link", { name: "Cookie settings" }).press("Enter");
    await expect(card).toBeFocused();
    const { height } = (await card.boundingBox()) ?? { height: 0 };
    await expect.poll(async () => Math.round((await roomBelow()) - room - height)).toBe(24);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: { name: string; args: { elementCount?: number } }[];
    };
    const worked = traceEvents.filter(({ name }) => name === "UpdateLayoutTree");
    expect(worked.length).toBeGreaterThan(0);
    const most = Math.max(...worked.map(({ args: { elementCount = 0 } }) => elementCount));
    expect(most / elements).toBeLessThan(0.4);
  });

  test("comes to the question first, and it never hides what has the focus", { tag: "@both" }, async ({ page }) => {
    await openTruffles(page);
    // What comes late to a page may push what has the focus; here it has come.
    await page.evaluate(async () => {
      for (let before = 0; before < document.documentElement.scrollHeight;) {
        before = document.documentElement.scrollHeight;
        for (let at = 0; at < before; at += 400) {
          window.scrollTo(0, at);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        await new Promise((resolve) => setTimeout(resolve, 600));
      }
      window.scrollTo(0, 0);
    });
    const card = page.getByRole("region", { name: "Cookies" });
    await expect(card).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const stops: string[] = [];
    const hidden: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press("Tab");
      const seen = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const focused = document.activeElement;
        const notice = document.querySelector('section[aria-label="Cookies"]');
        if (!focused || !notice || focused === document.body) return null;
        const [at, card] = [focused.getBoundingClientRect(), notice.getBoundingClientRect()];
        const isCovered = !notice.contains(focused) && at.top >= card.top && at.bottom <= card.bottom;
        return { name: focused.textContent?.trim().slice(0, 40) ?? "", isCovered, isOwn: notice.contains(focused) };
      });
      if (!seen) break;
      stops.push(seen.isOwn ? "card" : "page");
      if (seen.isCovered) hidden.push(seen.name);
    }
    // After the ways to skip what is repeated.
    expect(stops.slice(0, 7)).toEqual(["page", "page", "page", "card", "card", "card", "page"]);
    expect(stops.length).toBeGreaterThan(30);
    expect(hidden).toEqual([]);
  });

  test("sees the footer to its end, with nothing white below it", { tag: "@both" }, async ({ page }) => {
    await open(page, "/gift-card-balance");
    const card = page.getByRole("region", { name: "Cookies" });
    await expect(card).toBeVisible();
    const footer = page.getByRole("contentinfo");
    const last = footer.locator("a, p, li").last();
    // The card takes its room once it is laid out, a moment after it is seen.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [end, words, place] = await Promise.all([footer.boundingBox(), last.boundingBox(), card.boundingBox()]);
      const height = page.viewportSize()?.height ?? 0;
      // Pages end between pixels, scrolling does not.
      expect(Math.abs((end?.y ?? 0) + (end?.height ?? 0) - height)).toBeLessThan(1);
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
    }).toPass();
  });

  test("can shop without an answer", async ({ page }) => {
    await openTruffles(page);
    await addToBag(page);
    await expect(page.getByRole("dialog", { name: "Added to Your Bag" })).toBeVisible();
    expect(await told(page)).toEqual([]);
  });
});

test("what a shopper does is told in order, goods after a reset", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/category/truffles");
  await expect.poll(() => namesTold(page)).toEqual(["gtm.js", "virtual_page_view", "reset", "view_item_list"]);
  await page.getByRole("heading").getByRole("link", { name: "Rolled Cocoa Truffles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rolled Cocoa Truffles" })).toBeVisible();
  await expect.poll(() => namesTold(page)).toEqual(expect.arrayContaining(["view_item"]));
  await addToBag(page);
  await expect.poll(() => namesTold(page)).toEqual(expect.arrayContaining(["add_to_cart"]));
  const entries = await told(page);
  const views = entries.filter(({ event }) => event === "virtual_page_view");
  expect(views.map(({ page_type: type }) => type)).toEqual(["search results", "product page"]);
  const added = entries.find(({ event }) => event === "add_to_cart");
  expect(added?.ecommerce).toMatchObject({
    currency: "USD",
    items: [{ item_name: "Rolled Cocoa Truffles", quantity: 1 }],
  });
  const goods = entries.flatMap(({ ecommerce }, at) => (ecommerce ? [at] : []));
  expect(goods.length).toBeGreaterThan(0);
  expect(goods.filter((at) => entries[at - 1]?.ecommerce !== null)).toEqual([]);
});

test("a look is counted as what the bag would name it, at the price shown", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/boxed-chocolates/half-moon-praline-bonbons/480127.html?size=24");
  await addToBag(page);
  await expect.poll(() => namesTold(page)).toEqual(expect.arrayContaining(["view_item", "add_to_cart"]));
  const entries = await told(page);
  const [seen, added] = ["view_item", "add_to_cart"].map(
    (name) => entries.find(({ event }) => event === name)?.ecommerce?.items?.[0],
  );
  expect(seen?.item_id).toBe("480127-24-none");
  expect([added?.item_id, added?.price]).toEqual([seen?.item_id, seen?.price]);
  const shown = page.getByRole("main").locator("section[aria-labelledby=product-name]");
  await expect(shown).toContainText(`$${seen?.price?.toFixed(2)}`);
});

test("a container that somebody blocks is nobody's trouble", { tag: "@desktop" }, async ({ page }) => {
  await page.route(/gtm\.js/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await openTruffles(page);
  await addToBag(page);
  await expect(page.getByRole("dialog", { name: "Added to Your Bag" })).toBeVisible();
  await expect
    .poll(() => namesTold(page), { timeout: 15_000 })
    .toEqual(expect.arrayContaining(["virtual_page_view", "view_item", "add_to_cart"]));
});
