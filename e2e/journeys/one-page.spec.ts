import { bagTruffles, cards, enterCard, fillShipping, june, open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test("a guest checks out on one page: what is wrong is shown, the total comes before the one press", async ({
  page,
  expectAccessible,
}) => {
  await bagTruffles(page);
  await page.getByRole("link", { name: "Check out on one page" }).click();
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
});

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

test("an address the post office doubts is asked about on the one page", async ({ page, expectAccessible }) => {
  await bagTruffles(page);
  await page.getByRole("link", { name: "Check out on one page" }).click();
  await fillShipping(page, { ...june, street: "2218 Harrison" });
  await page.getByLabel("Name on Card").focus();
  const dialog = page.getByRole("dialog", { name: "Verify Address" });
  await expect(dialog).toBeVisible();
  await expectAccessible("verify address on one page");
  await dialog.getByRole("button", { name: "Accept Change" }).click();
  await expect(page.getByText(/^Your order comes to \$/)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
});
