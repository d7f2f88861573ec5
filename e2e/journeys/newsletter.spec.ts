import type { Page } from "@playwright/test";
import { tabTo } from "../keyboard.ts";
import { sandboxOrigin } from "../sandbox.ts";
import { signIn } from "../by-api.ts";
import { organization } from "../console.ts";
import { june, open, proveToBeAPerson } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const FAILED = "There was an error submitting the form. Please try again.";

const enter = async (page: Page) => {
  await page.getByLabel("First Name").fill(june.firstName);
  await page.getByLabel("Last Name").fill(june.lastName);
  await page.getByLabel("Zip/Postal Code").fill(june.zip);
};

/** What the sandbox's console shows of the sign-ups. */
const kept = async (page: Page) => (await page.request.get(`${sandboxOrigin()}/console/newsletter`)).text();

test("the newsletter: from the footer with what was typed, through every trouble, to the list", async ({
  page,
  expectAccessible,
  expectRefusal,
}, { project }) => {
  const email = `news.${project.name}.${Date.now()}@example.test`;
  await open(page, "/help/kosher");
  const field = page.getByRole("contentinfo").getByRole("textbox", { name: "Join The Sweet List" });
  await field.fill(email);
  await tabTo(page, page.getByRole("button", { name: "SIGN UP" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/emailsignup$/);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  const submit = page.getByRole("button", { name: "Sign Up", exact: true });
  await expect(submit).toBeDisabled();
  await expectAccessible("newsletter");

  await enter(page);
  await page.getByLabel("Birthday").fill("2/30/1990");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Please enter a valid birthday")).toBeVisible();
  const offers = page.getByRole("checkbox", { name: "Offers, promotions and updates" });
  await offers.focus();
  await offers.blur();
  await expect(page.getByText("At least one option must be selected")).toBeVisible();
  await expectAccessible("newsletter with errors");
  await page.getByLabel("Birthday").fill("2/9/1990");
  await page.getByLabel("Phone Number").fill("415 555 0142 ext 7");
  await offers.check();
  await page.getByRole("checkbox", { name: "Fundraising programs" }).check();

  expectRefusal(400, /\/newsletter$/);
  await page.route(
    "**/recaptcha/enterprise/userverify",
    (route) => route.fulfill({ json: { token: "sandbox-captcha-low-score", expiresInMs: 120_000 } }),
    { times: 1 },
  );
  await proveToBeAPerson(page);
  await submit.click();
  await expect(page.getByText(FAILED)).toBeInViewport();
  await expect(submit).toBeDisabled();
  await expect(page.getByLabel("Birthday")).toHaveValue("02/09/1990");

  expectRefusal(0, /\/newsletter$/);
  await page.route("**/newsletter", (route) => route.abort(), { times: 1 });
  await proveToBeAPerson(page);
  await submit.click();
  await expect(page.getByText(FAILED)).toBeInViewport();
  expect(await kept(page)).not.toContain(email);

  await proveToBeAPerson(page);
  await expect(submit).toBeEnabled();
  await submit.dblclick();
  await expect(page.getByRole("heading", { name: "Sweet! You’re all signed up!" })).toBeFocused();
  await expectAccessible("newsletter taken");
  const list = await kept(page);
  for (const shown of [email, "June Harper", "4155550142x7", june.zip, "02/09/1990", "offersupdates, fundraising"])
    expect(list).toContain(shown);
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the backend takes the newsletter's form, and new accounts, from nobody but the shop", async ({ page }) => {
  const session = await page.request.post("/api/WickettPlumUS/session", {
    data: {},
    headers: { "sec-fetch-site": "same-origin" },
  });
  const { accessToken } = (await session.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const email = `robot.${Date.now()}@example.test`;
  const form = await page.request.get(
    `${sandboxOrigin()}/custom/subscriptions/v1/organizations/${organization}/subscribe`,
    { headers, params: { siteId: "WickettPlumUS", c_email: email } },
  );
  expect([form.status(), await form.text()]).toEqual([403, expect.stringContaining("captcha-proof-required")]);
  const account = await page.request.post(
    `${sandboxOrigin()}/customer/shopper-customers/v1/organizations/${organization}/customers?siteId=WickettPlumUS`,
    { headers, data: { customer: { login: email, email, lastName: "Robot" }, password: "Plum-Robots-4711" } },
  );
  expect([account.status(), await account.text()]).toEqual([400, expect.stringContaining("captcha-proof-required")]);
});

test(
  "a customer finds her own data, and what she hears about in the account",
  { tag: "@desktop" },
  async ({ page }) => {
    await signIn(page, "hattie@example.test");
    await open(page, "/emailsignup");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("hattie@example.test");
    await expect(page.getByLabel("Last Name")).toHaveValue("Vance");
    await expect(page.getByLabel("Zip/Postal Code")).not.toHaveValue("");
    await page.getByLabel("Birthday").fill("02/09/1990");
    await page.getByRole("checkbox", { name: "Corporate gifts and events" }).check();
    await proveToBeAPerson(page);
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Sweet! You’re all signed up!" })).toBeFocused();

    await open(page, "/preferences");
    const group = page.getByRole("group", { name: "Business gifts and events" });
    await expect(group.getByRole("checkbox", { name: "By email" })).toBeChecked();
    await open(page, "/emailsignup");
    await expect(page.getByText("Corporate gifts and events: you’re already signed up.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "your preferences" })).toHaveAttribute(
      "href",
      "/preferences",
    );
  },
);

test.describe("the newsletter without JavaScript", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("is signed up for from the footer; what is wrong stands at its field", async ({ page, expectRefusal }) => {
    const email = `plain.${Date.now()}@example.test`;
    await page.goto("/help/kosher");
    await page.getByRole("textbox", { name: "Join The Sweet List" }).fill(email);
    await page.getByRole("button", { name: "SIGN UP" }).click();
    await expect(page).toHaveURL(/\/plain\/newsletter\/start$/);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    expectRefusal(422, /\/plain\/newsletter$/);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please check the fields marked below.");
    await expect(page.getByText("At least one option must be selected")).toBeVisible();
    await expect(page.getByLabel("Birthday")).toHaveAccessibleDescription("Please enter a valid birthday");
    await enter(page);
    await page.getByLabel("Birthday").fill("02/09/1990");
    await page.getByRole("checkbox", { name: "Fundraising programs" }).check();
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sweet! You’re all signed up!" })).toBeVisible();
    expect(await kept(page)).toContain(email);
  });

  test("can be filled in on its own page", async ({ page }) => {
    const email = `page.${Date.now()}@example.test`;
    await page.goto("/emailsignup");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await enter(page);
    await page.getByLabel("Birthday").fill("02/09/1990");
    await page.getByRole("checkbox", { name: "Offers, promotions and updates" }).check();
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sweet! You’re all signed up!" })).toBeVisible();
    expect(await kept(page)).toContain(email);
  });
});
