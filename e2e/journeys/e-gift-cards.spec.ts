import { mailTo } from "../sandbox.ts";
import { cards, enterCard, expectPiecesInBag, expectSum, june, open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test("an e-gift card is chosen, changed, paid for without any shipping address, and arrives in a mail", async ({
  page,
  expectAccessible,
}, { project }) => {
  const ivy = `ivy.${project.name}.${Date.now()}@example.test`;
  await open(page, "/category/gift-cards");
  const tile = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "E-Gift Card" }) });
  await expect(tile.getByRole("button", { name: /bag|options/i })).toHaveCount(0);
  await tile.getByRole("link", { name: "Choose an amount" }).click();
  await expect(page).toHaveURL(/\/e-gift-cards$/);
  await expect(page.getByRole("heading", { level: 1, name: "E-gift cards" })).toBeVisible();
  await expectAccessible("e-gift cards");
  await page.getByRole("button", { name: "Add to bag" }).click();
  await expect(page.getByLabel("Their name")).toBeFocused();
  await expectAccessible("e-gift cards with errors");

  await page.getByText("Another amount").click();
  await page.getByLabel("Amount (USD)").fill("42.50");
  await page.getByText("First snow").click();
  await page.getByLabel("Their name").fill("Ivy");
  await page.getByLabel("Their email").fill(ivy);
  await page.getByLabel("Your name").fill("June");
  await page.getByLabel("Your message").fill("For the long train ride.");
  const preview = page.getByRole("region", { name: "How it will look" });
  await expect(preview).toContainText("$42.50");
  await expect(preview).toContainText("For Ivy");
  await page.getByRole("button", { name: "Add to bag" }).click();
  const sheet = page.getByRole("dialog", { name: "Added to Your Bag" });
  await expect(sheet).toContainText("E-gift card for Ivy");
  await expect(sheet.getByRole("status")).toHaveText("1 item in your bag");
  await expectAccessible("added to bag");
  await sheet.getByRole("link", { name: "Review Bag & Checkout" }).click();

  const group = page.getByRole("region", { name: "By email" });
  await expect(group).toContainText(ivy);
  await expectAccessible("bag");
  await group.getByRole("link", { name: "Edit E-gift card for Ivy" }).click();
  await expect(page.getByLabel("Their name")).toHaveValue("Ivy");
  await page.getByText("$75", { exact: true }).click();
  await page.getByRole("button", { name: "Update e-gift card" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expectSum(page, "Subtotal", "$75.00");

  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Where should we send the receipt?" })).toBeVisible();
  await expect(page.getByLabel("Street Address")).toHaveCount(0);
  await expectAccessible("email step");
  await page.getByLabel("Email").fill(june.email);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await enterCard(page, cards.approved);
  await page.getByLabel("First Name").fill(june.firstName);
  await page.getByLabel("Last Name").fill(june.lastName);
  await page.getByLabel("Street Address").fill(june.street);
  await page.getByLabel("City").fill(june.city);
  await page.getByLabel("State", { exact: true }).selectOption(june.state);
  await page.getByLabel("Zip/Postal Code").fill(june.zip);
  await page.getByLabel("Phone Number").fill(june.phone);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
  await expectAccessible("review");
  await page.getByRole("button", { name: "Place order" }).click();

  await expect(page).toHaveURL(/\/order-confirmation/);
  await expect(page.getByRole("region", { name: "By email" })).toContainText("E-gift card for Ivy");
  await expect(page.getByRole("region", { name: "Receipt" })).toContainText("Subtotal$75.00");
  await expectAccessible("confirmation");
  await expect
    .poll(() => mailTo(page, ivy, "gift-certificate"))
    .toMatch(/\$75\.00[\s\S]*train ride[\s\S]*Number: \d{20}/);
  await expectPiecesInBag(page, 0);
});
