import { mailTo } from "../sandbox.ts";
import {
  addToBag,
  cards,
  checkOutWith,
  enterCard,
  june,
  logOut,
  open,
  openPralines,
  shipTo,
  bagPralines,
  bagTruffles,
} from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test.use({ reducedMotion: "no-preference" });

test(
  "a guest finds a box, buys it with a card and sees the order",
  { tag: "@both" },
  async ({ page, expectAccessible }) => {
    await openPralines(page);
    await addToBag(page);
    await expectAccessible("added to bag");
    await page.getByRole("dialog").getByRole("link", { name: "Review Bag & Checkout" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
    await expectAccessible("cart");
    await page.getByRole("link", { name: "Checkout", exact: true }).click();

    await expect(page).toHaveURL(/\/shipping$/);
    await expectAccessible("shipping");
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expectAccessible("shipping with errors");
    await shipTo(page);

    await expect(page).toHaveURL(/\/billing$/);
    await page.reload();
    await expectAccessible("billing");
    await enterCard(page, cards.approved);
    await page.getByRole("button", { name: "Continue to Review" }).click();

    await expect(page).toHaveURL(/\/revieworder$/);
    await page.reload();
    await expect(page.getByText("12 Larkspur Lane").first()).toBeVisible();
    await expectAccessible("review");
    await page.getByRole("button", { name: "Place order" }).dblclick();

    await expect(page).toHaveURL(/\/order-confirmation/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("yours");
    await expect(page.getByText(june.email).first()).toBeVisible();
    await expectAccessible("confirmation");

    const confirmed = page.url();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/revieworder$/);
    await page.goto(confirmed);
    await expect(page.getByText("Half-Moon Praline Bonbons").first()).toBeVisible();
  },
);

test("a declined card leads back to payment with the bag intact", async ({ page }) => {
  await bagPralines(page);
  await checkOutWith(page, cards.declined);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByRole("alert").filter({ hasText: /declined/i })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: /declined/i })).toBeVisible();
  await enterCard(page, cards.approved);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation/);
});

test("card data never enters the page", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("http://localhost")) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await bagPralines(page);
  await checkOutWith(page, cards.approved);
  const html = await page.content();
  expect(html).not.toContain(cards.approved);
  expect(sent.filter((text) => text.includes(cards.approved))).toEqual([]);
});

test("a guest who has an account is recognized by a mailed code in the checkout", async ({
  page,
  expectAccessible,
}) => {
  const email = "june@example.test";
  await bagTruffles(page);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("link", { name: "Get a code by email" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expectAccessible("login by code from the checkout");
  await page.getByRole("button", { name: "Send me a code" }).click();
  let code = "";
  await expect
    .poll(async () => (code = /code is (\d{8})/.exec(await mailTo(page, email, "passwordless-login"))?.[1] ?? ""))
    .toMatch(/^\d{8}$/);
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/shipping$/);
  await expect(page.getByRole("button", { name: "Change the address" })).toBeVisible();
  await expect(page.getByText("48 Larkspur Lane")).toBeVisible();
  await expect(page.getByText("Been here before?")).toBeHidden();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByRole("link", { name: "Change shipping" })).toBeVisible();
  await open(page, "/account");
  await logOut(page);
});
