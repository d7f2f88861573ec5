import type { FrameLocator, Page } from "@playwright/test";
import { bagTruffles, cards, enterCard, june, open, shipTo } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

/** Puts enough in the bag for every way to pay, and goes on to payment. */
const toPayment = async (page: Page, person = june) => {
  await bagTruffles(page, 3);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await shipTo(page, person);
  await expect(page).toHaveURL(/\/billing$/);
};

/** Clicks a way to pay once the page stands still. */
const choose = async (page: Page, name: string) => {
  const option = page.getByRole("radio", { name });
  await page.locator("label").filter({ has: option }).click();
  await expect(option).toBeChecked();
};

const placeOrder = async (page: Page) => {
  await expect(page).toHaveURL(/\/revieworder$/);
  await page.getByRole("button", { name: "Place order" }).click();
};

const confirmed = async (page: Page, paidWith: string) => {
  await expect(page).toHaveURL(/\/order-confirmation/);
  await expect(page.getByText(`Paid with ${paidWith}`)).toBeVisible();
};

/** Presses a button in a wallet's window, which is a popup or a sheet. */
const inPopup = async (page: Page, wallet: string, choice: string) => {
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: `Continue with ${wallet}` }).click();
  await (await popup).getByRole("button", { name: choice, exact: true }).click();
};
const inSheet = (wallet: string) => async (page: Page, _wallet: string, choice: string) => {
  await page.getByRole("button", { name: `Continue with ${wallet}` }).click();
  const sheet: FrameLocator = page.frameLocator(`iframe[title="${wallet}"]`);
  await sheet.getByRole("button", { name: choice, exact: true }).click();
};

const wallets = [
  { wallet: "PayPal", act: inPopup, approve: "Approve", decline: "Approve, then decline" },
  { wallet: "Venmo", act: inPopup, approve: "Approve", decline: "Approve, then decline" },
  { wallet: "Klarna", act: inSheet("Klarna"), approve: "Approve", decline: "Approve, then reject the order" },
  { wallet: "Apple Pay", act: inSheet("Apple Pay"), approve: "Pay", decline: "Pay by a card that is declined" },
];

for (const { wallet, act, approve, decline } of wallets)
  test(`${wallet}: cancelled, failed, declined and at last paid`, async ({ page, expectAccessible }) => {
    await toPayment(page);
    await choose(page, wallet);
    await expect(page.getByRole("button", { name: `Continue with ${wallet}` })).toBeEnabled();
    await expect(page.getByRole("button", { name: "Continue to Review" })).toBeHidden();
    await expectAccessible(`billing by ${wallet}`);

    await act(page, wallet, wallet === "Klarna" ? "Close" : "Cancel");
    await expect(page.getByRole("button", { name: `Continue with ${wallet}` })).toBeEnabled();
    await expect(page).toHaveURL(/\/billing$/);

    if (wallet !== "Apple Pay") {
      await act(page, wallet, "Fail");
      await expect(page.getByText(`${wallet} couldn’t take the payment.`)).toBeVisible();
    }

    await act(page, wallet, decline);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/billing$/);
    await expect(page.getByRole("alert").filter({ hasText: /declined|rejected/ })).toBeVisible();

    await choose(page, wallet);
    await act(page, wallet, approve);
    await placeOrder(page);
    await confirmed(page, wallet);
  });

test("ways to pay that come late move nothing", { tag: "@both" }, async ({ page }) => {
  await toPayment(page);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route(/payment-methods/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole("radio", { name: "PayPal" })).toBeVisible();
  await expect(page.frameLocator('iframe[title="Card Number"]').getByRole("textbox")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01);
});

test("gift cards pay a part each, and a card the rest", async ({ page, expectAccessible, expectRefusal }) => {
  expectRefusal(400, /payment-instruments|addPaymentInstrumentToBasket/);
  await toPayment(page);
  await page.getByRole("button", { name: "Use a gift card" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByLabel("Gift Card Number")).toBeFocused();
  await page.getByLabel("Gift Card Number").fill("123");
  await expect(page.getByText("A gift card number has 19 to 21 digits.")).toBeVisible();
  await expectAccessible("gift card fields");
  await page.getByLabel("Gift Card Number").fill("6006490000000005000");
  await page.getByLabel("Gift Card Code").fill("9999");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "We can't find a gift card" })).toBeVisible();
  await page.getByLabel("Gift Card Code").fill("1234");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Gift card ending in 5000 pays")).toBeVisible();
  await page.getByRole("button", { name: "Use another gift card" }).click();
  await page.getByLabel("Gift Card Number").fill("600649000000000250075");
  await page.getByLabel("Gift Card Code").fill("2345");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Gift card ending in 0075 pays")).toBeVisible();
  await page.getByRole("button", { name: "Remove gift card ending in 5000" }).click();
  await expect(page.getByText("Gift card ending in 5000 pays")).toBeHidden();
  await enterCard(page, cards.approved);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
  await expect(page.getByText("Gift card ending in 0075, $25.00")).toBeVisible();
  await expect(page.getByText("Visa ending in 1111")).toBeVisible();
  expect(await page.content()).not.toContain('value="6006490000000002500"');
});

test("a card is chosen among the ways to pay by keyboard", async ({ page }) => {
  await toPayment(page);
  await page.getByRole("radio", { name: "Credit or debit card" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "PayPal" })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await enterCard(page, cards.approved);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await placeOrder(page);
  await confirmed(page, "Visa ending in 1111");
});

test("a wallet whose script is blocked says so, and the card remains @desktop", async ({ page, expectLogged }) => {
  expectLogged("A wallet could not be loaded.");
  await page.route("**/web-sdk/v6/core", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await toPayment(page);
  await choose(page, "PayPal");
  await expect(page.getByText("PayPal is not available right now.")).toBeVisible();
  await choose(page, "Credit or debit card");
  await enterCard(page, cards.approved);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
});

test("an address the post office writes otherwise is put right on the way @desktop", async ({
  page,
  expectAccessible,
}) => {
  await bagTruffles(page);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await shipTo(page, { ...june, street: "2218 Harrison" });
  await expect(page.getByRole("dialog", { name: "Verify Address" })).toBeVisible();
  await expectAccessible("verify address");
  await page.getByRole("button", { name: "Accept Change" }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await open(page, "/shipping");
  await expect(page.getByLabel("Street Address")).toHaveValue("2218 Harrison Street");
});

test("a street is found while it is typed @desktop", async ({ page }) => {
  await bagTruffles(page);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await page.getByLabel("Street Address").pressSequentially("12 Lark");
  const list = page.getByRole("listbox", { name: "Suggested addresses" });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.getByLabel("Street Address").pressSequentially("spur");
  await expect(page.getByLabel("Zip/Postal Code")).toHaveValue("94110");
  await expect(page.getByLabel("City")).toHaveValue("San Francisco");
});
