import type { Page } from "@playwright/test";
import { mailTo } from "../sandbox.ts";
import {
  bagTruffles,
  cards,
  enterCard,
  expectPiecesInBag,
  june,
  logOut,
  open,
  proveToBeAPerson,
  shipTo,
} from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const password = "Plum-Secret-1234";

/** Makes an account and is logged in with it. */
const register = async (page: Page, firstName: string): Promise<string> => {
  const email = `${firstName.toLowerCase()}.${test.info().project.name}.${Date.now()}@example.test`;
  await open(page, "/register");
  await page.getByLabel("First Name").fill(firstName);
  await page.getByLabel("Last Name").fill("Quince");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await proveToBeAPerson(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Hello, ${firstName}` })).toBeVisible();
  return email;
};

const logIn = async (page: Page, email: string) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
};

/** What somebody who comes back to the tab does. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event("focus")));

test("a session that ends in the middle of the checkout says so and leads to the login", async ({
  page,
  context,
  answered,
  expectAccessible,
}) => {
  await page.clock.install();
  const email = await register(page, "Vera");
  await bagTruffles(page);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await shipTo(page, { ...june, email });
  await expect(page).toHaveURL(/\/billing$/);
  // A chunk that is on its way while the clock jumps counts as never come.
  await expect(page.getByRole("button", { name: "Use a gift card" })).toBeVisible();
  await answered();

  const [kept] = (await context.cookies()).filter(({ name }) => name.startsWith("cc-nx_"));
  expect(kept?.httpOnly).toBe(true);
  await context.addCookies([{ ...(kept as { name: string }), value: "ended", url: undefined } as never]);
  await page.clock.fastForward("31:00");
  await comeBack(page);

  await expect(page).toHaveURL(/\/login\?redirect=%2Fbilling$/);
  const notice = page.getByText("Your session has expired. Please log in again to continue.");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Email")).toHaveValue(email);
  await expectAccessible("login after the session has ended");
  await page.reload();
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/billing$/);

  await open(page, "/login");
  await logIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Vera" })).toBeVisible();
  await expectPiecesInBag(page, 1);
});

test("a session that ends under the shopper's hand writes nothing elsewhere, and leads back to the step as it was", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const email = await register(page, "Odette");
  await bagTruffles(page);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await shipTo(page, { ...june, email });
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByRole("button", { name: "Use a gift card" })).toBeVisible();
  await enterCard(page, cards.approved);
  await page.getByLabel("Same as shipping address").uncheck();
  await page.getByLabel("City").fill("Oakland");

  const [kept] = (await context.cookies()).filter(({ name }) => name.startsWith("cc-nx_"));
  await context.addCookies([{ ...(kept as { name: string }), value: "ended", url: undefined } as never]);
  await page.clock.fastForward("31:00");
  const calls: string[] = [];
  page.on("response", (answer) => {
    const [, call] = /ShopperBaskets\/(\w+)/.exec(answer.url()) ?? [];
    if (call) calls.push(`${call} ${answer.status()}`);
  });
  await page.getByRole("button", { name: "Continue to Review" }).click();

  await expect(page).toHaveURL(/\/login\?redirect=%2Fbilling$/);
  await expect(page.getByText("Your session has expired. Please log in again to continue.")).toBeVisible();
  expect(calls.filter((call) => /^(createBasket|update\w+ 200)/.test(call))).toEqual([]);

  await logIn(page, email);
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByLabel("City")).toHaveValue("Oakland");
  await expect(page.getByLabel("Name on Card")).toHaveValue("");
});

test("a tab in the checkout notices that another tab has changed the customer", async ({ page, context }) => {
  const opal = await register(page, "Opal");
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await register(page, "Vera");
  await bagTruffles(page);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await shipTo(page);
  await expect(page).toHaveURL(/\/billing$/);

  const other = await context.newPage();
  await open(other, "/account");
  await logOut(other);
  await expect(other).toHaveURL(/\/login$/);
  await logIn(other, opal);
  await expect(other.getByRole("heading", { level: 1, name: "Hello, Opal" })).toBeVisible();

  await comeBack(page);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("alert").filter({ hasText: "Somebody logged in or out in another tab" })).toBeVisible();
  await expectPiecesInBag(page, 0);
  await open(page, "/account");
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Opal" })).toBeVisible();
});

test("an email address is confirmed by the link of a mail, once", async ({ page, expectAccessible, expectRefusal }) => {
  const email = await register(page, "Ines");
  const link = /\/account-confirmation\?\S+/.exec(await mailTo(page, email, "email-confirmation"))?.[0] ?? "";
  expect(link).toContain("token=");
  await open(page, link);
  await expect(page.getByRole("heading", { level: 1, name: "Your email is confirmed" })).toBeVisible();
  await expect(page).toHaveURL(/\/account-confirmation$/);
  await expectAccessible("confirmed email");

  expectRefusal(400, /customer-register-complete$/);
  await open(page, link);
  await expect(page.getByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
  await expectAccessible("a link that is too old");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send a new email" }).click();
  await expect(page.getByText(`If ${email} has an account waiting, a new email is on its way.`)).toBeVisible();
});
