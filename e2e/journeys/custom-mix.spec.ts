import type { Page } from "@playwright/test";
import { open, openBag } from "../shopper.ts";
import { expect, hydrated, test } from "../shop-test.ts";

const main = (page: Page) => page.getByRole("main");
const step = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

const pick = async (page: Page, ...names: string[]) => {
  for (const name of names)
    await main(page)
      .getByRole("checkbox", { name: new RegExp(`^${name}`) })
      .check();
};

test("a candy box is built, survives a reload, goes into the bag and is changed from there", async ({
  page,
  expectAccessible,
}) => {
  await open(page, "/build-a-box");
  await expectAccessible("start of a box");
  await page.getByRole("link", { name: "Start your box" }).click();
  await step(page, "Which box?");
  await expectAccessible("choice of a box");
  await page
    .getByRole("group", { name: "Sizes of Your Own Box of Chocolates" })
    .getByRole("radio", { name: /^1 lb/ })
    .check();
  await page.getByRole("link", { name: "Choose Candies" }).click();
  await step(page, "What’s going in?");
  await pick(page, "Salted Butter Caramel", "Dark Vanilla Cream", "Pecan Nudge");
  await expect(main(page).getByText("3 of 6 flavors chosen")).toBeVisible();
  await expectAccessible("choice of candies");
  await page.getByRole("link", { name: "Set Quantities" }).click();
  await step(page, "How much of each?");
  await page.getByRole("button", { name: "Less Salted Butter Caramel" }).click();
  await expect(main(page).getByText("Fill the last 5% to carry on.")).toBeVisible();
  await expectAccessible("quantities");

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("group", { name: "Quantity of Salted Butter Caramel" })).toContainText("30%");
  await page.getByRole("button", { name: "Share the rest evenly" }).click();
  await page.getByRole("link", { name: "Review Box" }).click();
  await step(page, "All yours");
  await expectAccessible("review of a box");
  await page.getByRole("button", { name: "Add to Bag" }).click();
  await page
    .getByRole("dialog", { name: "Added to Your Bag" })
    .getByRole("link", { name: /Review Bag/ })
    .click();

  await step(page, "Your bag");
  await main(page).getByText("3 flavors inside").click();
  await expect(main(page).getByText("Dark Vanilla Cream")).toBeVisible();
  await expectAccessible("bag with a box");
  await main(page).getByRole("link", { name: "Edit Your Own Box of Chocolates" }).click();
  await step(page, "How much of each?");
  await page.getByRole("button", { name: "Less Pecan Nudge" }).click();
  await page.getByRole("button", { name: "More Dark Vanilla Cream" }).click();
  await page.getByRole("link", { name: "Review Box" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await step(page, "Your bag");
});

test("a bunch of lollipops is collected at a shop", async ({ page, expectAccessible }) => {
  await open(page, "/lollipops/build-a-box/select-item");
  await page.getByRole("radio", { name: "Pickup in Shop" }).click();
  const sheet = page.getByRole("dialog", { name: "Pickup in Shop" });
  await sheet.getByLabel("Zip or postal code").fill("94110");
  await sheet.getByRole("button", { name: "Find shops" }).click();
  await sheet
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Valencia Street" }) })
    .getByRole("button", { name: /Select this shop/ })
    .click();
  await expect(sheet).toBeHidden();
  await expect(main(page).getByText("Pickup at Valencia Street")).toBeVisible();
  await main(page)
    .getByRole("radio", { name: /^One bunch/ })
    .check();
  await page.getByRole("link", { name: "Choose Candies" }).click();
  await step(page, "What’s going in?");
  await pick(page, "Cherry Pop", "Orange Pop");
  await expectAccessible("choice of lollipops");
  await page.getByRole("link", { name: "Set Quantities" }).click();
  await page.getByRole("link", { name: "Review Box" }).click();
  await page.getByRole("button", { name: "Add to Bag" }).click();
  await expect(page.getByRole("dialog", { name: "Added to Your Bag" })).toContainText("Pickup at Valencia Street");
  await openBag(page);
  await expect(page.getByRole("heading", { name: "Pickup at Valencia Street" })).toBeVisible();
});

test(
  "a step that is opened without a box leads on at once, however slow the backend is",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.route(/ShopperSearch\/productSearch/, async () => {});
    await open(page, "/build-a-box/select-candies");
    await step(page, "Which box?");
    await expect(page).toHaveURL(/\/build-a-box\/select-item$/);
  },
);
