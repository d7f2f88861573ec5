import type { Page } from "@playwright/test";
import { open, truffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

interface View {
  event?: string;
  page_path?: string;
  page_title?: string;
}

/** The pages that the tag manager has heard of since the last load, each with the title it was counted with. */
const viewsOf = (page: Page): Promise<[path: string, title: string][]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: View[] }).dataLayer ?? [])
      .filter(({ event }) => event === "virtual_page_view")
      .map(({ page_path: path = "", page_title: title = "" }) => [path, title]),
  );

/** What the document's head says about the page. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
    return {
      title: document.title,
      description: read('meta[name="description"]', "content"),
      canonical: read('link[rel="canonical"]', "href"),
      languages: [...document.head.querySelectorAll("link[hreflang]")].map((link) => link.getAttribute("href")),
    };
  });

/** The head that the server writes for an address; what a page says after any way to it must be the same. */
const servedHead = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    // What is read holds the page's style sheets, which this page's policy does not know.
    const html = (await (await fetch(url)).text()).replace(/<style>.*?<\/style>/gs, "");
    const { head, title } = new DOMParser().parseFromString(html, "text/html");
    const read = (selector: string, attribute: string) => head.querySelector(selector)?.getAttribute(attribute) ?? null;
    return {
      title,
      description: read('meta[name="description"]', "content"),
      canonical: read('link[rel="canonical"]', "href"),
      languages: [...head.querySelectorAll("link[hreflang]")].map((link) => link.getAttribute("href")),
    };
  }, address);

const category = "/category/truffles";

test.describe("the head of a page", { tag: "@desktop" }, () => {
  test("is its own after a link, Back, Forward and a reload, and so is the title it is counted with", async ({
    page,
  }) => {
    await open(page, category);
    const first = await servedHead(page, category);
    const second = await servedHead(page, truffles.address);
    expect(first.title).not.toBe(second.title);
    expect(await headOf(page)).toEqual(first);
    await expect.poll(() => viewsOf(page)).toEqual([[category, first.title]]);

    const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
    await page.getByRole("heading").getByRole("link", { name: truffles.name }).click();
    await expect(heading(truffles.name)).toBeVisible();
    await expect.poll(() => headOf(page)).toEqual(second);
    await expect.poll(() => viewsOf(page)).toHaveLength(2);

    await page.goBack();
    await expect(heading("Truffles")).toBeVisible();
    await expect.poll(() => headOf(page)).toEqual(first);
    await expect.poll(() => viewsOf(page)).toHaveLength(3);

    await page.goForward();
    await expect(heading(truffles.name)).toBeVisible();
    await expect.poll(() => headOf(page)).toEqual(second);
    await expect
      .poll(() => viewsOf(page))
      .toEqual([
        [category, first.title],
        [truffles.address, second.title],
        [category, first.title],
        [truffles.address, second.title],
      ]);

    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    await expect.poll(() => viewsOf(page)).toEqual([[truffles.address, second.title]]);
    expect(await headOf(page)).toEqual(second);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    await page.goBack();
    await expect(heading("Truffles")).toBeVisible();
    await expect.poll(() => headOf(page)).toEqual(first);
    await expect
      .poll(() => viewsOf(page))
      .toEqual([
        [truffles.address, second.title],
        [category, first.title],
      ]);
  });

  test("names the page's other languages after a link and after Back", async ({ page, baseURL }) => {
    const french = (baseURL ?? "").replace("localhost", "fr.ca.localhost");
    await open(page, french + category);
    const first = await headOf(page);
    expect(first.languages).toHaveLength(2);
    await page.getByRole("main").getByRole("heading").locator('a[href*=".html"]').first().click();
    await expect(page).toHaveURL(/\.html/);
    await expect.poll(() => headOf(page)).toEqual(await servedHead(page, page.url()));
    expect((await headOf(page)).languages).toHaveLength(2);
    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(first);
  });
});
