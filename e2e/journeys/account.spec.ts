import { addToBag, expectPiecesInBag, logOut, open, openPralines, openTruffles, proveToBeAPerson } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { desktop, phone, resize } from "../widths.ts";

const password = "Plum-1234";

test("a guest's bag comes along at registration and at login", async ({ page, expectRefusal }) => {
  const email = `vera.${Date.now()}@example.test`;
  const accountLink = page.getByRole("banner").getByRole("link", { name: "Vera" });

  await openPralines(page);
  await addToBag(page);
  await open(page, "/register");
  await page.getByLabel("First Name").fill("Vera");
  await page.getByLabel("Last Name").fill("Lindqvist");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await proveToBeAPerson(page);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Vera" })).toBeVisible();
  await expectPiecesInBag(page, 1);
  await resize(page, desktop);
  await expect(accountLink).toBeVisible();
  await resize(page, phone);

  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expectPiecesInBag(page, 0);
  await expect(accountLink).toHaveCount(0);

  await openTruffles(page);
  await addToBag(page);
  await expectPiecesInBag(page, 1);
  expectRefusal(401, /\/session\/login$/);
  await open(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Plum-12345");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("Invalid Password. Please check your email address and password.")).toBeVisible();
  await expectPiecesInBag(page, 1);

  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expectPiecesInBag(page, 2);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Vera" })).toBeVisible();
  await expectPiecesInBag(page, 2);
});

test("an account without a guest's bag signs in without a sound", async ({ page }) => {
  await open(page, "/login");
  await page.getByLabel("Email").fill("noel@example.test");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Noel" })).toBeVisible();
});

test("an account that exists already cannot be made again", { tag: "@desktop" }, async ({ page, expectRefusal }) => {
  await open(page, "/register");
  expectRefusal(400, /\/customer-register$/);
  await page.getByLabel("First Name").fill("June");
  await page.getByLabel("Last Name").fill("Harper");
  await page.getByLabel("Email").fill("june@example.test");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await proveToBeAPerson(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});
