import type { Page } from "@playwright/test";
import { tabTo } from "../keyboard.ts";
import { june, open, proveToBeAPerson } from "../shopper.ts";
import { expect, settled, test } from "../shop-test.ts";

/** Fills the fields that are the same in every campaign. */
const enter = async (page: Page, email: string) => {
  await page.getByLabel("First Name").fill(june.firstName);
  await page.getByLabel("Last Name").fill(june.lastName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Street Address").fill(june.street);
  await page.getByLabel("City").fill(june.city);
  await page.getByLabel("State").selectOption(june.state);
  await page.getByLabel("Zip/Postal Code").fill(june.zip);
  await page.getByLabel("Phone Number").fill(june.phone);
};

test("a sweepstakes is entered once, by keyboard alone at the end", async ({ page, expectAccessible, expectRefusal }, {
  project,
}) => {
  const email = `draw.${project.name}.${Date.now()}@example.test`;
  await open(page, "/golden-wrapper");
  const submit = page.getByRole("button", { name: "Sign up", exact: true });
  await expect(submit).toBeDisabled();
  // What leads away is quieter than what is to be done, which rests at first.
  await expect(page.getByRole("link", { name: "See the caramels" })).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await enter(page, email);
  await expect(page.getByLabel("Phone Number")).toHaveValue(june.phone);
  await page.getByLabel("Birthday").fill("2/30/1990");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Please enter a valid birthday")).toBeVisible();
  await expect(page.getByLabel("Phone Number")).toHaveValue("(415) 555-0142");
  await page.getByLabel("Birthday").fill("2/9/1990");
  await page.keyboard.press("Tab");
  // What stands below moves up when the complaint goes.
  await expect(page.getByText("Please enter a valid birthday")).toBeHidden();
  const news = page.getByRole("checkbox", { name: "Offers and fresh batches" });
  await expect(news).toBeChecked();
  await news.uncheck();
  await news.blur();
  await expect(page.getByText("Please choose at least one thing to hear about.")).toBeVisible();
  await expectAccessible("sweepstakes with errors");
  await news.check();
  const rules = page.getByRole("checkbox", { name: /18 or older/ });
  await rules.focus();
  await page.keyboard.press("Space");
  await expect(rules).toBeChecked();
  await expect(submit).toBeDisabled();
  await proveToBeAPerson(page);
  await expect(submit).toBeEnabled();
  await tabTo(page, submit, "Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your name is in the jar" })).toBeFocused();
  await expect(page.getByRole("link", { name: "See the caramels" })).toBeVisible();
  await expectAccessible("sweepstakes entered");

  expectRefusal(409, /\/campaign-form$/);
  await open(page, "/golden-wrapper");
  await enter(page, email);
  await rules.check();
  await proveToBeAPerson(page);
  await submit.click();
  await expect(page.getByText("There was an error submitting the form. Please try again.")).toBeInViewport();
  await expect(submit).toBeDisabled();
  await page.getByRole("group", { name: "Confirm you’re human" }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe[title="reCAPTCHA"]').getByRole("checkbox")).not.toBeChecked();
});

test("the captcha says when its token has run out and when it cannot be reached", async ({ page, expectRefusal }) => {
  await page.route("**/recaptcha/enterprise/userverify", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...body, expiresInMs: 400 } });
  });
  await open(page, "/tasting-club");
  const group = page.getByRole("group", { name: "Confirm you’re human" });
  await group.scrollIntoViewIfNeeded();
  const box = group.frameLocator('iframe[title="reCAPTCHA"]').getByRole("checkbox");
  await box.click();
  await expect(page.getByText("ReCAPTCHA token expired. Please try again.")).toBeVisible();
  await expect(box).not.toBeChecked();

  await page.unroute("**/recaptcha/enterprise/userverify");
  expectRefusal(503, /userverify$/);
  await page.route("**/recaptcha/enterprise/userverify", (route) => route.fulfill({ status: 503, body: "{}" }));
  await box.click();
  await expect(page.getByText("ReCAPTCHA experienced a network problem. Please try again.")).toBeVisible();
  await page.unroute("**/recaptcha/enterprise/userverify");
  await page.getByRole("button", { name: "Try again" }).click();
  await proveToBeAPerson(page);
});

test("a form that leads elsewhere is refused to what looks like a robot, and taken from a person", async ({
  page,
  expectRefusal,
}, { project }) => {
  await page.route("**/recaptcha/enterprise/userverify", (route) =>
    route.fulfill({ json: { token: "sandbox-captcha-low-score", expiresInMs: 120_000 } }),
  );
  expectRefusal(400, /\/campaign-form$/);
  await open(page, "/tasting-club");
  await enter(page, `taste.${project.name}.${Date.now()}@example.test`);
  await page.getByRole("checkbox", { name: "I will say so when I do not like it." }).check();
  await proveToBeAPerson(page);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByText("There was an error submitting the form. Please try again.")).toBeInViewport();

  await page.unroute("**/recaptcha/enterprise/userverify");
  await proveToBeAPerson(page);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page).toHaveURL(/\/tasting-club\/welcome$/);
});

test("feedback is asked for in the vendor's own dialog", { tag: "@phone" }, async ({ page, expectAccessible }) => {
  await open(page, "/cart");
  await settled(page);
  const give = page.getByRole("link", { name: "GIVE FEEDBACK" });
  await give.click();
  const dialog = page.getByRole("dialog", { name: "Give feedback" });
  await dialog.getByRole("radio", { name: "5" }).check();
  await dialog.getByLabel("What could be better?").fill("More caramel.");
  await expectAccessible("survey");
  await dialog.getByRole("button", { name: "Send feedback" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Thank you. We read every one.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(give).toBeFocused();
});

test(
  "without the survey's script feedback leads to the contact page",
  { tag: "@phone" },
  async ({ page, expectRefusal }) => {
    expectRefusal(0, /embed\.js/);
    await page.route("**/onsite/embed.js", (route) => route.abort());
    await open(page, "/cart");
    await settled(page);
    await page.getByRole("link", { name: "GIVE FEEDBACK" }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
  },
);
