import type { Page } from "@playwright/test";
import { addToBag, open, openTruffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

interface Entry {
  event?: string;
  ecommerce?: { items?: { item_id: string }[]; value?: number } | null;
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
  expect(goods.every((at) => entries[at - 1]?.ecommerce === null)).toBe(true);
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
