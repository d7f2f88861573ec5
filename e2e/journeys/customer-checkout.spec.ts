import type { Page } from "@playwright/test";
import { signIn } from "../by-api.ts";
import { bagTruffles, cards, checkOutWith, fillShipping, logOut, open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const toShipping = async (page: Page) => {
  await bagTruffles(page);
  await open(page, "/shipping");
  await expect(page.getByRole("button", { name: "Continue to Payment" })).toBeVisible();
};

const toPayment = async (page: Page) => {
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page).toHaveURL(/\/billing$/);
};

const choose = async (page: Page, name: string | RegExp) => {
  const option = page.getByRole("radio", { name });
  await page.locator("label").filter({ has: option }).click();
  await expect(option).toBeChecked();
};

const toReview = async (page: Page) => {
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
};

const order = async (page: Page) => {
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
};

test.describe("a customer in the checkout", { tag: "@desktop" }, () => {
  test("of a business pays by check, and agrees first", async ({ page, expectAccessible }) => {
    await signIn(page, "bindery@example.test");
    await toShipping(page);
    await fillShipping(page);
    await toPayment(page);
    await choose(page, /check/i);
    await expectAccessible("paying by check");
    await toReview(page);
    await page.getByRole("button", { name: "Place order" }).click();
    const agreement = page.getByRole("checkbox", { name: /business terms/ });
    await expect(agreement).toBeFocused();
    await agreement.check();
    await order(page);
    await open(page, "/account");
    await logOut(page);
  });
});

test("a connection that is lost in the middle of the checkout loses nothing, and the order is placed once", async ({
  page,
  context,
  expectOffline,
}) => {
  expectOffline();
  await bagTruffles(page);
  await checkOutWith(page, cards.approved);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText("Oh fudge! Something unexpected went wrong!").first()).toBeVisible();
  await expect(page).toHaveURL(/\/revieworder$/);
  await expect(page.getByRole("region", { name: "Payment" })).toContainText("Visa ending in 1111");

  await context.setOffline(false);
  await order(page);
  await expect(page.getByRole("heading", { level: 1, name: "It’s yours, June." })).toBeVisible();
});
