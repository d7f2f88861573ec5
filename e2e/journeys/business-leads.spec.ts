import type { Page } from "@playwright/test";
import { tabTo } from "../keyboard.ts";
import { mailTo, sandboxOrigin } from "../sandbox.ts";
import { june, open, proveToBeAPerson } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { expectFitting } from "../widths.ts";

const GENERIC = "Sorry there was a problem submitting your request, please try again";

const enter = async (page: Page, values: Record<string, string>) => {
  const sheet = page.getByRole("dialog");
  for (const [name, value] of Object.entries(values)) await sheet.getByLabel(name, { exact: true }).fill(value);
};
const person = (email: string) => ({
  "Company or Organization Name": "Castellan Freight",
  "First Name": june.firstName,
  "Last Name": june.lastName,
  "Phone Number": june.phone,
  Email: email,
});

test("a concierge is found from the business page by keyboard, after a failure that loses nothing", async ({
  page,
  atEachWidth,
  expectAccessible,
  expectRefusal,
}, { project }) => {
  const email = `concierge.${project.name}.${Date.now()}@example.test`;
  expectRefusal(500, /\/marketing-lead\/$/);
  await page.route("**/marketing-lead/", (route) => route.fulfill({ status: 500, body: "<h1>Boom</h1>" }), {
    times: 1,
  });
  await open(page, "/business-gifts");
  const opener = page.getByRole("button", { name: "Find your concierge" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Find a Concierge" });
  await expect(sheet).toBeVisible();
  await expectAccessible("find a concierge");
  await atEachWidth((width) => expectFitting(page, `find a concierge${width}`));
  await sheet.getByRole("button", { name: "Find my concierge" }).click();
  await expect(sheet.getByLabel("Company or Organization Name")).toBeFocused();
  await expectAccessible("find a concierge with errors");

  await enter(page, { ...person(email), "Zip Code": june.zip });
  await proveToBeAPerson(page);
  await sheet.getByRole("button", { name: "Find my concierge" }).click();
  await expect(sheet.getByText(GENERIC)).toBeInViewport();
  await expectAccessible("find a concierge failed");
  await expect(sheet.getByLabel("Email", { exact: true })).toHaveValue(email);

  await proveToBeAPerson(page);
  await tabTo(page, sheet.getByRole("button", { name: "Find my concierge" }), "Tab");
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("heading", { name: "Sweet! Josephine Vance is your concierge." })).toBeFocused();
  await expectAccessible("concierge found");
  const [, caseId = ""] = /(ML-\d+)/.exec((await sheet.textContent()) ?? "") ?? [];
  const console_ = await page.request.get(`${sandboxOrigin()}/console/leads`);
  expect(await console_.text()).toContain(caseId);
  expect(await mailTo(page, email, "marketing-lead")).toContain(caseId);

  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("heading", { name: "Your concierge" })).toBeVisible();
  await sheet.getByRole("button", { name: "Try another zip code" }).click();
  await enter(page, { "Zip Code": "00901" });
  await proveToBeAPerson(page);
  await sheet.getByRole("button", { name: "Find my concierge" }).click();
  await expect(sheet.getByRole("heading", { name: /don’t have a concierge for zip code 00901/ })).toBeFocused();
  await expectAccessible("no concierge");
});

test("the digital catalog is got and the printed one asked for, with what was entered once @desktop", async ({
  page,
  expectAccessible,
}, { project }) => {
  const email = `catalogs.${project.name}.${Date.now()}@example.test`;
  await open(page, "/business-gifts");
  await page.getByRole("button", { name: "Download a digital catalog" }).click();
  const digital = page.getByRole("dialog", { name: "Download a Digital Catalog" });
  await enter(page, { ...person(email), "Zip Code": june.zip });
  await proveToBeAPerson(page);
  await expectAccessible("digital catalog");
  await digital.getByRole("button", { name: "Get the catalog" }).click();
  const file = digital.getByRole("link", { name: "Open the catalog (PDF)" });
  await expect(file).toBeVisible();
  const answer = await page.request.get((await file.getAttribute("href")) ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await digital.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Subscribe for free" }).click();
  const printed = page.getByRole("dialog", { name: "Subscribe for Free" });
  await expect(printed.getByLabel("Email", { exact: true })).toHaveValue(email);
  await printed.getByLabel("Organization Type").selectOption("Business100");
  await enter(page, { "Street Address": "2218 Harrison", City: june.city });
  await printed.getByLabel("State").selectOption(june.state);
  await proveToBeAPerson(page);
  await expectAccessible("printed catalog");
  await printed.getByRole("button", { name: "Subscribe", exact: true }).click();
  await page.getByRole("dialog", { name: "Verify Address" }).getByRole("button", { name: "Accept Change" }).click();
  await expect(printed.getByRole("heading", { name: /^Sweet!/ })).toBeFocused();
  await expect(printed.getByText(/2218 Harrison Street/)).toBeVisible();
  await expectAccessible("printed catalog taken");
  await expect.poll(() => mailTo(page, email, "marketing-lead")).toContain("2218 Harrison Street");
});

test(
  "the catalog is leafed through by keys, enlarged, and leads to its products",
  { tag: "@both" },
  async ({ page, expectAccessible }, { project }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/digital-catalog");
    const book = page.getByRole("region", { name: "Catalog" });
    const isPhone = project.name === "phone";
    await expect(page.getByText(isPhone ? "Page 1 of 10" : "Pages 1 and 2 of 10")).toBeVisible();
    await expectAccessible("catalog");
    await expectFitting(page, "catalog");
    // The window has been looked at in both sizes, and the book is laid out anew for its own.
    await expect(page.getByText(isPhone ? "Page 1 of 10" : "Pages 1 and 2 of 10")).toBeVisible();
    await book.focus();
    await page.keyboard.press("ArrowRight");
    if (isPhone) {
      await expect(page.getByText("Page 2 of 10")).toBeVisible();
      await page.keyboard.press("ArrowRight");
    }
    await expect(page.getByText(isPhone ? "Page 3 of 10" : "Pages 3 and 4 of 10")).toBeVisible();
    const enlarge = page.getByRole("button", { name: /^Enlarge page 3/ });
    await enlarge.focus();
    await page.keyboard.press("Enter");
    const zoom = page.getByRole("dialog", { name: "Catalog" });
    await expect(zoom.getByRole("img", { name: /^Page 3/ })).toBeVisible();
    await expectAccessible("catalog enlarged");
    await page.keyboard.press("Escape");
    await expect(enlarge).toBeFocused();
    await page.getByRole("link", { name: /^The Handshake/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "The Handshake" })).toBeVisible();
  },
);
