import type { Page } from "@playwright/test";
import { signIn } from "../by-api.ts";
import { bagTruffles, fillShipping, open, proveToBeAPerson } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const number = "6006490000000005000";

const lookUp = async (page: Page, code: string) => {
  await page.getByLabel("Gift Card Number").fill(number);
  await page.getByLabel("Security Code").fill(code);
  await proveToBeAPerson(page);
  await page.getByRole("button", { name: "Check balance" }).click();
};

test("what is left on a gift card: the code explained, a wrong one, too many tries, a lost connection, the balance", async ({
  page,
  expectAccessible,
  expectRefusal,
}) => {
  await open(page, "/gift-card-balance");
  const submit = page.getByRole("button", { name: "Check balance" });
  await expect(submit).toBeDisabled();
  const what = page.getByRole("button", { name: "What’s This?" });
  await what.click();
  const dialog = page.getByRole("dialog", { name: "The security code" });
  await expect(dialog).toContainText("4-digit number on the back");
  await expectAccessible("what's this");
  await page.keyboard.press("Escape");
  await expect(what).toBeFocused();

  await page.getByLabel("Gift Card Number").fill("123");
  await page.getByLabel("Security Code").fill("1");
  await page.getByLabel("Security Code").blur();
  await expect(page.getByText("Please enter a gift card number")).toBeVisible();
  await expect(page.getByText("Please enter a valid security code")).toBeVisible();
  await expectAccessible("gift card balance with errors");

  await lookUp(page, "9999");
  await expect(page.getByText("We can’t find a gift card with this number and security code.")).toBeInViewport();
  await expect(page.getByLabel("Gift Card Number")).toHaveValue(number);
  await expect(submit).toBeDisabled();

  expectRefusal(429, /\/gift-card-balance\?/);
  await page.route("**/gift-card-balance?*", (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
  await lookUp(page, "1234");
  await expect(page.getByText(/Too many tries/)).toBeInViewport();

  expectRefusal(0, /\/gift-card-balance\?/);
  await page.route("**/gift-card-balance?*", (route) => route.abort(), { times: 1 });
  await lookUp(page, "1234");
  await expect(page.getByText("An error occurred while processing your request. Please try again.")).toBeInViewport();

  await lookUp(page, "1234");
  const balance = page.getByRole("region", { name: "Balance" });
  await expect(balance).toBeFocused();
  await expect(balance).toContainText("Gift card ending in 5000");
  await expect(balance).toContainText("$50.00 left");
  await expect(balance.getByRole("link", { name: "Log in" })).toBeVisible();
  await expectAccessible("gift card balance");
});

test(
  "a gift card is kept in the wallet and pays with a tap at checkout",
  { tag: "@desktop" },
  async ({ page, expectAccessible }) => {
    await signIn(page, "saoirse@example.test");
    await open(page, "/gift-card-balance");
    await lookUp(page, "1234");
    await page.getByRole("button", { name: "Keep it in my wallet" }).click();
    await page.getByRole("main").getByRole("link", { name: "your wallet" }).click();
    const cards = page.getByRole("region", { name: "Gift cards" });
    await expect(cards.getByRole("heading", { name: "Gift card ending in 5000" })).toBeVisible();
    await expect(cards.getByText("$50.00 left")).toBeVisible();
    await expectAccessible("wallet with a gift card");

    await bagTruffles(page);
    await page.getByRole("link", { name: "Checkout", exact: true }).click();
    await fillShipping(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page).toHaveURL(/\/billing$/);
    const offered = page.getByRole("list", { name: "In your wallet" });
    await expect(offered.getByText("Gift card ending in 5000, $50.00 left")).toBeVisible();
    await expectAccessible("billing with a saved gift card");
    await offered.getByRole("button", { name: "Use gift card ending in 5000" }).click();
    await expect(page.getByText(/^Gift card ending in 5000 pays \$/)).toBeVisible();
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page).toHaveURL(/\/revieworder$/);

    await open(page, "/wallet");
    await cards.getByRole("button", { name: "Remove gift card ending in 5000" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(cards.getByRole("heading", { name: "Gift card ending in 5000" })).toHaveCount(0);
  },
);
