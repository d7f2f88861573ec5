import { sandboxOrigin } from "../sandbox.ts";
import { june, open, proveToBeAPerson } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { expectFitting } from "../widths.ts";

const PNG = Buffer.from("89504e470d0a1a0a", "hex");

test("a sleeve with a logo is asked for from the business page, after a wrong file and a failure", async ({
  page,
  atEachWidth,
  expectAccessible,
  expectRefusal,
}, { project }) => {
  const email = `sleeve.${project.name}.${Date.now()}@example.test`;
  await open(page, "/business-gifts");
  await page.getByRole("link", { name: "Ask for your sleeve" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A sleeve with your mark" })).toBeVisible();
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await expect(page.getByLabel("Company or Organization Name")).toBeFocused();

  const file = page.getByLabel(/^Choose (a|another) file$/);
  await file.setInputFiles({
    name: "mark.png",
    mimeType: "image/png",
    buffer: Buffer.from("<svg onload='alert(1)'/>"),
  });
  await expect(page.getByText(/can’t print from this file/)).toBeVisible();
  await expectAccessible("logo sleeve with errors");
  await atEachWidth((width) => expectFitting(page, `logo sleeve with errors${width}`));

  const logo = Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024 - PNG.length, 7)]);
  await file.setInputFiles({ name: "castellan.png", mimeType: "image/png", buffer: logo });
  await expect(page.getByText("castellan.png")).toBeVisible();
  for (const [name, value] of Object.entries({
    "Company or Organization Name": "Castellan Freight",
    "First Name": june.firstName,
    "Last Name": june.lastName,
    "Phone Number": june.phone,
    "How many boxes?": "250",
  }))
    await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("How should we print it?").selectOption("Stamped in foil");
  await proveToBeAPerson(page);
  expectRefusal(503, /\/logo-sleeve$/);
  await page.route("**/api/*/logo-sleeve", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await submit.click();
  await expect(page.getByText("Sorry there was a problem submitting your request, please try again")).toBeInViewport();
  await expectAccessible("logo sleeve failed");
  await expect(page.getByText("castellan.png")).toBeVisible();

  await proveToBeAPerson(page);
  await submit.click();
  await expect(page.getByRole("heading", { name: "Sweet Success" })).toBeFocused();
  await expectAccessible("logo sleeve taken");

  const list = await (await page.request.get(`${sandboxOrigin()}/console/sleeves`)).text();
  const [, id = ""] = new RegExp(`${email.replaceAll(".", "\\.")}[^]*?/console/sleeves/([^/]+)/logo`).exec(list) ?? [];
  const saved = await page.request.get(`${sandboxOrigin()}/console/sleeves/${id}/logo`);
  expect(saved.headers()["content-disposition"]).toBe("attachment; filename=castellan.png");
  expect((await saved.body()).equals(logo)).toBe(true);
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL(/\/$/);
});
