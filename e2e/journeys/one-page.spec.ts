import type { Page } from "@playwright/test";
import { tabTo, typeInto } from "../keyboard.ts";
import { bagTruffles, cardExpiry, cards, enterCard, fillShipping, june, open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

/** From the bag to the first step, and from there to the one page. */
const checkOutOnOnePage = async (page: Page) => {
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await page.getByRole("link", { name: "Check out on one page" }).click();
  // The first step has fields of the same names.
  await expect(page.getByRole("heading", { level: 1, name: "All on one page" })).toBeVisible();
};

test(
  "a guest checks out on one page: what is wrong is shown, the total comes before the one press",
  { tag: "@both" },
  async ({ page, expectAccessible }) => {
    await bagTruffles(page);
    await checkOutOnOnePage(page);
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole("heading", { level: 1, name: "All on one page" })).toBeVisible();
    const number = page.frameLocator('iframe[title="Card Number"]').getByRole("textbox");
    await expect(number).toBeVisible();
    await expectAccessible("one page");

    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expectAccessible("one page with errors");

    await fillShipping(page);
    await enterCard(page, cards.approved);
    const total = page.getByText(/^Your order comes to \$/);
    await expect(total).toBeVisible();
    const sum = /\$\d+\.\d\d/.exec(await total.innerText())?.[0] ?? "";
    await expectAccessible("one page with a total");
    await page.getByRole("button", { name: "Place order" }).dblclick();

    await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
    await expect(page.getByRole("heading", { level: 1, name: "It’s yours, June." })).toBeVisible();
    await expect(page.getByText(sum).first()).toBeVisible();
  },
);

test("a declined card leads from the one page to the step of payment", async ({ page }) => {
  await bagTruffles(page);
  await open(page, "/shipping");
  await page.getByRole("link", { name: "Check out on one page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All on one page" })).toBeVisible();
  await fillShipping(page);
  await enterCard(page, cards.declined);
  await expect(page.getByText(/^Your order comes to \$/)).toBeVisible();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByRole("alert").first()).toBeVisible();
});

test("an address the post office doubts is asked about at the button, and not while a card is typed", async ({
  page,
  expectAccessible,
}) => {
  await bagTruffles(page);
  await checkOutOnOnePage(page);
  await fillShipping(page, { ...june, street: "2218 Harrison" });
  await enterCard(page, cards.approved);
  await expect(page.getByText(/^Your order comes to \$/)).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Verify Address" });
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible("verify address on one page");
  await dialog.getByRole("button", { name: "Accept Change" }).click();
  await expect(page).toHaveURL(/\/order-confirmation/);
});

/** Enough in the bag for every way to pay, on the one page. */
const toOnePage = async (page: Page) => {
  await bagTruffles(page, 3);
  await checkOutOnOnePage(page);
  await expect(page.getByRole("heading", { level: 1, name: "All on one page" })).toBeVisible();
};

const choose = async (page: Page, name: string) => {
  const option = page.getByRole("radio", { name });
  await page.locator("label").filter({ has: option }).click();
  await expect(option).toBeChecked();
};

const wallets = [
  { wallet: "PayPal", press: "Approve" },
  { wallet: "Venmo", press: "Approve" },
  { wallet: "Klarna", press: "Approve" },
  { wallet: "Apple Pay", press: "Pay" },
];

for (const { wallet, press } of wallets)
  test(`${wallet} pays on the one page, once the total is known`, async ({ page, expectAccessible }) => {
    await toOnePage(page);
    // Klarna is offered from a least amount on, so not before the total is known.
    if (wallet !== "Klarna") {
      await choose(page, wallet);
      await expect(page.getByText(`${wallet} opens once we have the address`)).toBeVisible();
      await expectAccessible(`one page, ${wallet} before the address`);
    }
    await fillShipping(page);
    await page.getByRole("radio", { name: "PayPal" }).focus();
    await choose(page, wallet);
    const approve = page.getByRole("button", { name: `Continue with ${wallet}` });
    await expect(approve).toBeEnabled();
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByText(`Please approve the payment at ${wallet} first.`)).toBeVisible();

    if (wallet === "PayPal" || wallet === "Venmo") {
      const popup = page.waitForEvent("popup");
      await approve.click();
      await (await popup).getByRole("button", { name: press, exact: true }).click();
    } else {
      await approve.click();
      await page.frameLocator(`iframe[title="${wallet}"]`).getByRole("button", { name: press, exact: true }).click();
    }
    await expect(page.getByText(`Approved at ${wallet}`)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
    await expect(page.getByText(`Paid with ${wallet}`)).toBeVisible();
  });

test("the one page is filled in and ordered with the keyboard alone", async ({ page }) => {
  const { keyboard } = page;
  await bagTruffles(page);
  await tabTo(page, page.getByRole("link", { name: "Checkout", exact: true }));
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Check out on one page" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "All on one page" })).toBeVisible();
  await expect(page.frameLocator('iframe[title="Card Number"]').getByRole("textbox")).toBeVisible();
  await typeInto(page, page.getByLabel("Email"), june.email);
  await typeInto(page, page.getByLabel("First Name"), june.firstName);
  await typeInto(page, page.getByLabel("Last Name"), june.lastName);
  await typeInto(page, page.getByLabel("Street Address"), june.street);
  await typeInto(page, page.getByLabel("City"), june.city);
  await typeInto(page, page.getByLabel("State", { exact: true }), "California");
  await typeInto(page, page.getByLabel("Zip/Postal Code"), june.zip);
  await typeInto(page, page.getByLabel("Phone Number"), june.phone);
  await typeInto(page, page.getByLabel("Name on Card"), "June Harper");
  await typeInto(page, page.locator('iframe[title="Card Number"]'), cards.approved);
  await typeInto(page, page.getByLabel("Expiration Date"), cardExpiry().replace("/", ""));
  await typeInto(page, page.locator('iframe[title="Security Code"]'), "123");
  await expect(page.getByText(/^Your order comes to \$/)).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Place order" }));
  await keyboard.press("Space");
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
});
