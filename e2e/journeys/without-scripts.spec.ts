import type { Page } from "@playwright/test";
import { truffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );

test.describe("without JavaScript", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("home shows what is for sale", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Half-Moon Praline Bonbons" }).first()).toBeVisible();
    await expect(main.getByText("$18.00").first()).toBeVisible();
    const list = (await structuredData(page)).find((data) => data["@type"] === "ItemList");
    expect(list?.itemListElement).toContainEqual(expect.objectContaining({ name: "Half-Moon Praline Bonbons" }));
  });

  test("a category shows names, prices and the next page", async ({ page }) => {
    await page.goto("/category/chocolates");
    await expect(page.getByRole("heading", { level: 3 }).filter({ hasText: truffles.name })).toBeVisible();
    await expect(page.getByText("$20.40").first()).toBeVisible();
    const list = (await structuredData(page)).find((data) => data["@type"] === "ItemList");
    expect(list).toMatchObject({ numberOfItems: 73, itemListElement: { length: 24 } });
    await page.getByRole("link", { name: "Show 24 more" }).click();
    await expect(page).toHaveURL(/start=24/);
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(24);
  });

  test("a product shows its price and says it to machines", async ({ page }) => {
    await page.goto(truffles.address);
    await expect(page.getByRole("heading", { level: 1, name: truffles.name })).toBeVisible();
    await expect(page.getByText("$20.40").first()).toBeVisible();
    const product = (await structuredData(page)).find((data) => data["@type"] === "Product");
    expect(product).toMatchObject({
      name: truffles.name,
      offers: { price: expect.stringMatching(/^20\.40?$/), priceCurrency: "USD", availability: /InStock$/ },
    });
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${truffles.address}$`));
  });

  test("the search form finds sweets", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Search the shop").fill("bonbons");
    await page.getByLabel("Search the shop").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Results for “bonbons”" })).toBeVisible();
  });
});

test.describe("answers of the server", { tag: "@desktop" }, () => {
  for (const address of ["/", "/category/truffles", "/boxed-chocolates/blue-hour-domes/480133.html"])
    test(`${address} is kept for everyone and answered from the cache`, async ({ request }) => {
      const once = `${address}?once=${Date.now()}`;
      await request.get(once);
      const second = await request.get(once);
      expect(second.status()).toBe(200);
      const { "x-cache": cache, "cache-control": control = "", etag = "", ...headers } = second.headers();
      expect(cache).toBe("hit");
      expect(control).toContain("s-maxage=900");
      expect(control).toContain("stale-while-revalidate");
      expect(headers["set-cookie"]).toBeUndefined();
      const third = await request.get(once, { headers: { "if-none-match": etag } });
      expect(third.status()).toBe(304);
    });

  for (const address of ["/cart", "/shipping", "/billing", "/revieworder", "/order-confirmation", "/login", "/account"])
    test(`${address} is never kept`, async ({ request }) => {
      await request.get(address);
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["cache-control"]).toContain("no-store");
      expect(answer.headers()["x-cache"]).not.toBe("hit");
    });

  for (const [address, status, location] of [
    ["/search", 302, "/"],
    ["/search?q=", 302, "/"],
    ["/products/999999", 404, undefined],
    ["/products/", 400, undefined],
    ["/category/no-such-shelf", 404, undefined],
    ["/no-such-page", 404, undefined],
    ["/category/chocolates?refine1=price%3Dcheap", 400, undefined],
    ["/%E0%A4%A", 400, undefined],
  ] as const)
    test(`${address} answers ${status}`, async ({ request }) => {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expect(answer.headers().location).toBe(location);
      if (status >= 400) expect(answer.headers()["cache-control"]).toContain("no-store");
    });
});
