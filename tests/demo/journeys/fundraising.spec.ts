import { expect, test } from "#e2e/shop-test.ts";
import { listenToContexts, price } from "#e2e/shopper-contexts.ts";
import { logIn, logOut, open } from "#e2e/shopper.ts";

/** Chocolate bars that leaders of groups get by the case for $44.00 in place of $80.00. */
const bandBars = "/495101.html";

test("logging in and out changes groups and what goods cost", { tag: "@desktop" }, async ({ page, baseURL }) => {
  const fundraising = (baseURL ?? "").replace("//localhost", "//fundraising.localhost");
  const told = listenToContexts(page);
  await open(page, `${fundraising}${bandBars}`);
  await expect(price(page)).toContainText("$80.00");
  await open(page, `${fundraising}/login`);
  await logIn(page, "leader@example.test", "Plum-1234");
  await open(page, `${fundraising}${bandBars}`);
  await expect(price(page)).toContainText("$44.00");
  expect(told.at(-1)).toMatchObject({ login_id: "leader@example.test" });
  await open(page, `${fundraising}/account`);
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await open(page, `${fundraising}${bandBars}`);
  await expect(price(page)).toContainText("$80.00");
  await expect(price(page)).not.toContainText("$44.00");
});

test(
  "those who sell find order forms in a list of their own, which says nothing of sweets",
  { tag: "@desktop" },
  async ({ page, baseURL }) => {
    await open(page, (baseURL ?? "").replace("//", "//fundraising.") + "/category/order-forms");
    const main = page.getByRole("main");
    await expect(main.getByText(/^\d+ items$/)).toBeVisible();
    await expect(main.getByText("Warm Weather Friendly")).toBeHidden();
  },
);
