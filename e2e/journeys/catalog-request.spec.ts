import type { Page } from "@playwright/test";
import { tabTo } from "../keyboard.ts";
import { mailTo } from "../sandbox.ts";
import { june, open, proveToBeAPerson } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const enter = async (page: Page, email: string) => {
  await page.getByLabel("First Name").fill(june.firstName);
  await page.getByLabel("Last Name").fill(june.lastName);
  await page.getByLabel("Street Address").fill("2218 Harrison");
  await page.getByLabel("City").fill(june.city);
  await page.getByLabel("State").selectOption(june.state);
  await page.getByLabel("Zip/Postal Code").fill(june.zip);
  await page.getByLabel("Phone Number").fill(june.phone);
  await page.getByLabel("Email", { exact: true }).fill(email);
};

test("a catalog is asked for by keyboard at the end, its address put right, and a letter says so", async ({
  page,
  expectAccessible,
}, { project }) => {
  const email = `catalog.${project.name}.${Date.now()}@example.test`;
  await open(page, "/catalog-request");
  await expect(page.getByRole("heading", { level: 1, name: "Request Future Catalogs" })).toBeVisible();
  const submit = page.getByRole("button", { name: "Submit" });
  await expect(submit).toBeDisabled();
  await expectAccessible("catalog request");

  await enter(page, email);
  await page.getByLabel("City").fill("Area 51");
  await page.getByLabel("City").blur();
  await expect(
    page.getByText("A city can have letters, spaces, apostrophes, hyphens, and . , / # only."),
  ).toBeVisible();
  await expectAccessible("catalog request with an error");
  await page.getByLabel("City").fill(june.city);
  await expect(submit).toBeDisabled();
  await proveToBeAPerson(page);
  await expect(submit).toBeEnabled();
  const offers = page.getByRole("checkbox", { name: /Email me about offers/ });
  await expect(offers).toBeChecked();

  await offers.focus();
  await tabTo(page, submit, "Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Verify Address" });
  await expect(dialog.getByText("94110-2115")).toBeVisible();
  await expectAccessible("catalog request, address suggested");
  await tabTo(page, dialog.getByRole("button", { name: "Accept Change" }), "Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Sweet!/ })).toBeFocused();
  await expectAccessible("catalog request taken");
  await expect.poll(() => mailTo(page, email, "catalog-request")).toContain("2218 Harrison Street");
  await tabTo(page, page.getByRole("link", { name: "Continue Shopping" }), "Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
});

test("a catalog that cannot be asked for just now loses nothing and can be asked for again", async ({
  page,
  expectRefusal,
  expectAccessible,
}, { project }) => {
  const email = `later.${project.name}.${Date.now()}@example.test`;
  expectRefusal(503, /\/request-future-catalog$/);
  await page.route("**/request-future-catalog", (route) => route.fulfill({ status: 503, body: "<h1>Later</h1>" }), {
    times: 1,
  });
  await open(page, "/catalog-request");
  await enter(page, email);
  await proveToBeAPerson(page);
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  const keep = page.getByRole("dialog", { name: "Verify Address" }).getByRole("button", { name: "Keep as is" });
  await keep.click();
  const failed = page.getByText("Sorry there was a problem submitting your request, please try again");
  await expect(failed).toBeInViewport();
  await expect(submit).toBeDisabled();
  await expect(page.getByLabel("Street Address")).toHaveValue("2218 Harrison");
  await expectAccessible("catalog request failed");
  expect(await mailTo(page, email, "catalog-request")).toBe("");

  await proveToBeAPerson(page);
  await submit.click();
  await expect(page.getByRole("heading", { name: /^Sweet!/ })).toBeFocused();
  await expect(failed).toHaveCount(0);
  expect(await mailTo(page, email, "catalog-request")).toContain("2218 Harrison\n");
});
