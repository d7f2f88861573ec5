import type { Page } from "@playwright/test";
import { open, truffles } from "../shopper.ts";
import { headOf, servedHead } from "../page-head.ts";
import { expect, hydrated, test } from "../shop-test.ts";

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
    await hydrated(page);
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
});
