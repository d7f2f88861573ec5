import { headOf, servedHead } from "#e2e/page-head.ts";
import { expect, test } from "#e2e/shop-test.ts";
import { open } from "#e2e/shopper.ts";

const category = "/category/truffles";

test(
  "the head names the page's other languages after a link and after Back",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
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
  },
);
