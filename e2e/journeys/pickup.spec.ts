import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addToBag, cards, enterCard, june, open, openBag, openPralines, openTruffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Pickup in Shop" });

const shop = (page: Page, name: string) =>
  sheet(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

const findShops = async (page: Page, postalCode = "94110") => {
  await sheet(page).getByLabel("Zip or postal code").fill(postalCode);
  await sheet(page).getByRole("button", { name: "Find shops" }).click();
  await expect(sheet(page).getByText(new RegExp(`shops? within 10 miles of ${postalCode}`))).toBeVisible();
};

const selectValencia = async (page: Page) => {
  await findShops(page);
  await shop(page, "Valencia Street")
    .getByRole("button", { name: /Select this shop/ })
    .click();
  await expect(sheet(page)).toBeHidden();
};

const chooseFor = async (page: Page) => {
  await page.getByRole("main").getByRole("button", { name: "Select your preferred shop" }).click();
  await selectValencia(page);
  // It is collected once the shop has said that it has it.
  await expect(page.getByRole("radio", { name: /Pickup in Shop/ })).toBeChecked();
};

test("a guest picks up in a shop: chosen on the product page, paid, and named on the confirmation", async ({
  page,
  expectAccessible,
}) => {
  await openPralines(page);
  await page.getByRole("main").getByRole("button", { name: "Select your preferred shop" }).click();
  await expect(sheet(page)).toBeVisible();
  await expectAccessible("pickup sheet before a search");
  await findShops(page);
  await shop(page, "Valencia Street")
    .getByRole("button", { name: /Select this shop/ })
    .click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole("radio", { name: /Pickup in Shop/ })).toBeChecked();
  await expect(page.getByText("Pickup at Valencia Street")).toBeVisible();
  await expectAccessible("product to be picked up");

  await addToBag(page);
  await expect(page.getByRole("dialog").getByText("Pickup at Valencia Street")).toBeVisible();
  await openBag(page);
  await expect(page.getByRole("heading", { name: "Pickup at Valencia Street" })).toBeVisible();
  await expectAccessible("bag to be picked up");

  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "See you at the counter" })).toBeVisible();
  await expect(page.getByLabel("Street Address")).toHaveCount(0);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill(june.email);
  await page.getByLabel("First Name").fill(june.firstName);
  await page.getByLabel("Last Name").fill(june.lastName);
  await page.getByLabel("Phone Number").fill(june.phone);
  await expectAccessible("who picks it up");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page).toHaveURL(/\/billing$/);

  await enterCard(page, cards.approved);
  await expect(page.getByLabel("First Name")).toHaveValue(june.firstName);
  await page.getByLabel("Street Address").fill(june.street);
  await page.getByLabel("City").fill(june.city);
  await page.getByLabel("State", { exact: true }).selectOption(june.state);
  await page.getByLabel("Zip/Postal Code").fill(june.zip);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
  await expect(page.getByRole("region", { name: "Pickup in Shop" })).toContainText("Valencia Street");
  await expect(page.getByRole("region", { name: "Pickup in Shop" })).toContainText("June Harper, (415) 555-0142");
  await expectAccessible("review of a pickup");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await expect(page.getByRole("heading", { name: "Pickup at Valencia Street" })).toBeVisible();
  await expect(page.getByText("Waiting at the counter")).toBeVisible();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add the pickup to your calendar" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^WP\d+-pickup\.ics$/);
  const calendar = await readFile(await file.path(), "utf8");
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(calendar).toMatch(
    /\r\nDTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z\r\nSUMMARY:Pick up order WP\d+ at Valencia Street\r\n/,
  );
});

test("one bag can be shipped in part and picked up in part", async ({ page }) => {
  await openTruffles(page);
  await addToBag(page);
  await openPralines(page);
  await chooseFor(page);
  await addToBag(page);
  await openBag(page);
  await expect(page.getByRole("heading", { name: "Shipping", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pickup at Valencia Street" })).toBeVisible();
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Who’s picking it up?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where should the rest go?" })).toBeVisible();
  await page.getByLabel("Email").fill(june.email);
  for (const place of [0, 1]) {
    await page.getByLabel("First Name").nth(place).fill(june.firstName);
    await page.getByLabel("Last Name").nth(place).fill(june.lastName);
    await page.getByLabel("Phone Number").nth(place).fill(june.phone);
  }
  await page.getByLabel("Street Address").fill(june.street);
  await page.getByLabel("City").fill(june.city);
  await page.getByLabel("State", { exact: true }).selectOption(june.state);
  await page.getByLabel("Zip/Postal Code").fill(june.zip);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await enterCard(page, cards.approved);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page.getByRole("region", { name: "Pickup in Shop" })).toContainText("Valencia Street");
  await expect(page.getByRole("region", { name: "Shipping" })).toContainText(june.street);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await expect(
    page.getByRole("heading", { name: `Shipping to ${june.firstName} ${june.lastName}, ${june.street}` }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pickup at Valencia Street" })).toBeVisible();
});

test("changing or resetting the shop asks first, and then empties the pickup part of the bag", async ({
  page,
  expectAccessible,
}) => {
  await openPralines(page);
  await chooseFor(page);
  await addToBag(page);
  await openBag(page);
  await expect(page.getByRole("heading", { name: "Pickup at Valencia Street" })).toBeVisible();

  await page
    .getByRole("button", { name: /Valencia Street \(Change\)/ })
    .filter({ visible: true })
    .click();
  await findShops(page);
  await expect(shop(page, "Valencia Street").getByText("Your shop")).toBeVisible();
  await shop(page, "Clement Street")
    .getByRole("button", { name: /Select this shop/ })
    .click();
  const warning = page.getByRole("dialog", { name: "Change your preferred shop" });
  await expect(warning).toContainText("Pickup items in your bag will be deleted");
  await expectAccessible("warning before another shop");
  await warning.getByRole("button", { name: "No, cancel" }).click();
  await expect(warning).toBeHidden();
  await expect(sheet(page)).toBeVisible();

  await sheet(page).getByRole("button", { name: "Reset Preferred Shop" }).click();
  const question = page.getByRole("dialog", { name: "Reset Preferred Shop" });
  await expect(question).toContainText(
    "You will lose your progress if you reset the preferred shop. Do you wish to continue?",
  );
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText("Nothing in here yet.")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Select your preferred shop" }).filter({ visible: true }),
  ).toBeVisible();
});

test("a search without a shop nearby can be widened", async ({ page }) => {
  await open(page, "/category/chocolates");
  await page.getByRole("button", { name: "Select your preferred shop" }).filter({ visible: true }).click();
  await sheet(page).getByLabel("Zip or postal code").fill("99999");
  await sheet(page).getByRole("button", { name: "Find shops" }).click();
  await expect(sheet(page).getByText(/^No Shops were found in your selected zip and range/)).toBeVisible();
  await sheet(page).getByRole("button", { name: "Extend Search Range to 20 miles" }).click();
  await expect(sheet(page).getByLabel("Range")).toHaveValue("20");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
});
