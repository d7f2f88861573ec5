import type { Page } from "@playwright/test";
import { sandboxOrigin } from "../sandbox.ts";
import { june, open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const FAILED = "Sorry there was a problem submitting your request, please try again";

const write = async (page: Page, email: string, message: string) => {
  await page.getByLabel("First Name").fill(june.firstName);
  await page.getByLabel("Last Name").fill(june.lastName);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("What’s it about?").selectOption("Order Status");
  await page.getByLabel("Order number").fill("WP090001");
  await page.getByLabel("Your message").fill(message);
};

/** What the sandbox's console shows of the messages. */
const kept = async (page: Page) => (await page.request.get(`${sandboxOrigin()}/console/contact`)).text();

test("a message to customer service: nothing is lost in a trouble, it is kept once, and the email is remembered", async ({
  page,
  expectAccessible,
  expectRefusal,
}, { project }) => {
  const email = `write.${project.name}.${Date.now()}@example.test`;
  const message = `Where is my box, ${project.name} ${Date.now()}?`;
  await open(page, "/contact-us");
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await expect(page.getByLabel("First Name")).toBeFocused();
  await expectAccessible("contact with errors");
  await write(page, email, message);
  await page.getByLabel("Phone Number").fill("415");
  await submit.click();
  await expect(page.getByText("Please enter a phone number of 10 or 11 digits")).toBeVisible();
  await page.getByLabel("Phone Number").fill(june.phone);

  for (const trouble of [500, 504, 0] as const) {
    expectRefusal(trouble, /\/contact-message$/);
    await page.route(
      "**/contact-message",
      (route) => (trouble === 0 ? route.abort() : route.fulfill({ status: trouble, body: "<h1>No</h1>" })),
      { times: 1 },
    );
    await submit.click();
    await expect(page.getByText(FAILED)).toBeInViewport();
    await expect(page.getByLabel("Your message")).toHaveValue(message);
    await expect(submit).toBeEnabled();
  }
  await expectAccessible("contact after a failure");
  await submit.dblclick();
  await expect(page).toHaveURL(/\/contact-us\?submit=true$/);
  await expect(page.getByRole("heading", { name: "Thanks for contacting us!" })).toBeFocused();
  await expect(page.getByText("Please allow two business days for a response.").first()).toBeVisible();
  await expectAccessible("contact taken");
  const list = await kept(page);
  for (const shown of [email, "June Harper", "Order Status", "WP090001", "Medium", "Open"])
    expect(list).toContain(shown);
  expect(list.split(message)).toHaveLength(2);

  await page.getByRole("link", { name: "Write another message" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Your message")).toHaveValue("");
});

test.describe("contact without JavaScript", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("is a plain form that goes to the service desk and comes back", async ({ page }) => {
    const email = `plain.${Date.now()}@example.test`;
    await page.goto("/contact-us");
    await write(page, email, "Is the window open on Sundays?");
    const posted = page.waitForRequest(/servlet\.WebToCase/);
    await page.getByRole("button", { name: "Submit" }).click();
    const sent = new URLSearchParams((await posted).postData() ?? "");
    expect(Object.fromEntries(sent)).toMatchObject({
      orgid: "00D000000000001EAA",
      retURL: expect.stringMatching(/\/contact-us\?submit=true$/),
      priority: "Medium",
      status: "Open",
      type: "Order Status",
    });
    await expect(page).toHaveURL(/\/contact-us\?submit=true$/);
    await expect(page.getByRole("heading", { name: "Thanks for contacting us!" })).toBeVisible();
    expect(await kept(page)).toContain(email);
  });
});
