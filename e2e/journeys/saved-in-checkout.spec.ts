import type { Page } from "@playwright/test";
import { signIn } from "../by-api.ts";
import { bagTruffles, june, logOut, open } from "../shopper.ts";
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

const toReview = async (page: Page) => {
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
};

const codeField = (page: Page) => page.frameLocator('iframe[title="Security Code"]').getByRole("textbox");

test("a customer pays with a saved card, whose security code is asked for again", async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, "iris@example.test");
  await toShipping(page);
  await page.getByLabel("Street Address").fill(june.street);
  await page.getByLabel("City").fill(june.city);
  await page.getByLabel("State", { exact: true }).selectOption(june.state);
  await page.getByLabel("Zip/Postal Code").fill(june.zip);
  await page.getByLabel("Phone Number").fill(june.phone);
  // The ways to ship push the button down when they come.
  await expect(page.getByRole("radio", { name: /^UPS Ground/ })).toBeChecked();
  await toPayment(page);

  const visa = page.getByRole("radio", { name: /Visa ending in 1111/ });
  await page.locator("label").filter({ has: visa }).click();
  await expect(visa).toBeChecked();
  await expect(page.getByRole("radio", { name: /ending in 0069/ })).toBeDisabled();
  await expect(page.getByRole("group", { name: "Security code of Visa ending in 1111" })).toBeVisible();
  await expect(page.getByLabel("Name on Card")).toHaveCount(0);
  await expect(codeField(page)).toBeVisible();
  await expectAccessible("paying by a saved card");

  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await codeField(page).fill("12");
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page.getByText("Invalid CVV length")).toBeVisible();
  await expect(page).toHaveURL(/\/billing$/);
  await expectAccessible("a security code that is too short");

  await codeField(page).fill("917");
  await toReview(page);
  await expect(page.getByRole("region", { name: "Payment" })).toContainText("Visa ending in 1111");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
  await expect(page.getByText("Paid with Visa ending in 1111")).toBeVisible();
  await open(page, "/account");
  await logOut(page);
});

test("a customer's address book in the checkout: the primary one first, another chosen, a new one kept", async ({
  page,
  expectAccessible,
}, { project }) => {
  const street = `${project.name === "desktop" ? 14 : 16} Larkspur Lane`;
  await signIn(page, "june@example.test");
  await toShipping(page);
  const change = page.getByRole("button", { name: "Change the address" });
  await expect(change).toBeVisible();
  await expectAccessible("shipping with an address card");
  await change.click();
  const book = page.getByLabel("Saved addresses");
  const names = await book.getByRole("option").allTextContents();
  expect(names[1]).toContain("Primary Address: ");
  await expectAccessible("shipping with an address book");

  await book.selectOption({ label: names.find((name) => name.startsWith("Studio: ")) ?? "" });
  await expect(page.getByLabel("Street Address")).toHaveValue("210 Foundry Street");
  await expect(page.getByLabel("Zip/Postal Code")).toHaveValue("97209");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("OR");

  await book.selectOption({ label: names[1] ?? "" });
  await expect(page.getByLabel("Street Address")).toHaveValue("48 Larkspur Lane");
  await book.selectOption("");
  await page.getByLabel("First Name").fill(june.firstName);
  await page.getByLabel("Last Name").fill(june.lastName);
  await page.getByLabel("Street Address").fill(street);
  await page.getByLabel("City").fill(june.city);
  await page.getByLabel("State", { exact: true }).selectOption(june.state);
  await page.getByLabel("Zip/Postal Code").fill(june.zip);
  await page.getByLabel("Phone Number").fill(june.phone);
  await page.getByText("Add to Address Book").click();
  await toPayment(page);

  await open(page, "/shipping");
  await change.click();
  const kept = page.getByLabel("Saved addresses").getByRole("option").filter({ hasText: street });
  await expect(kept).toHaveCount(1);
  await open(page, "/addressbook");
  await expect(page.getByText(street)).toBeVisible();
  await open(page, "/account");
  await logOut(page);
});
