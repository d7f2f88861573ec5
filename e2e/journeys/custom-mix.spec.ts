import type { Page } from "@playwright/test";
import { signIn } from "../by-api.ts";
import { open, openBag, openMore } from "../shopper.ts";
import { expect, hydrated, test } from "../shop-test.ts";

test.use({ reducedMotion: "no-preference" });

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
  await page.getByRole("link", { name: "Start your box" }).click();
  await step(page, "Which box?");
  await expectAccessible("choice of a box");
  await page
    .getByRole("group", { name: "Sizes of Your Own Box of Chocolates" })
    .getByRole("radio", { name: /^1 lb/ })
    .check();
  await page.getByRole("link", { name: "Choose candies" }).click();
  await step(page, "What’s going in?");
  await pick(page, "Salted Butter Caramel", "Dark Vanilla Cream", "Pecan Nudge");
  await expect(main(page).getByText("3 of 6 flavors chosen")).toBeVisible();
  await expectAccessible("choice of candies");
  await page.getByRole("link", { name: "Set quantities" }).click();
  await step(page, "How much of each?");
  await page.getByRole("button", { name: "Less Salted Butter Caramel" }).click();
  await expect(main(page).getByText("Fill the last 5% to continue.")).toBeVisible();
  await expectAccessible("quantities");

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("group", { name: "Quantity of Salted Butter Caramel" })).toContainText("30%");
  await page.getByRole("button", { name: "Share the rest evenly" }).click();
  await page.getByRole("link", { name: "Review box" }).click();
  await step(page, "All yours");
  const tray = page.getByRole("img", {
    name: "Box preview, 100% full: 35% Salted Butter Caramel, 35% Dark Vanilla Cream, and 30% Pecan Nudge",
  });
  await expect(tray).toBeVisible();
  await tray.scrollIntoViewIfNeeded();
  const laid = ["salted-caramel", "vanilla-cream", "pecan-nudge"].map((name, index) => [name, index < 2 ? 7 : 6]);
  for (const [name, count] of laid) {
    const cutOuts = tray.locator(`img[src*="above-${name}"]`);
    await expect(cutOuts).toHaveCount(Number(count));
    await expect
      .poll(() => cutOuts.last().evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth))
      .toBe(200);
  }
  await expectAccessible("review of a box");
  await page.getByRole("button", { name: "Add to bag" }).click();
  await page
    .getByRole("dialog", { name: "Added to Your Bag" })
    .getByRole("link", { name: /Review Bag/ })
    .click();

  await step(page, "Your bag");
  await main(page).getByText("3 flavors inside").click();
  await expect(main(page).getByText("Dark Vanilla Cream")).toBeVisible();
  await expectAccessible("bag with a box");
  await openMore(page);
  await main(page).getByRole("link", { name: "Edit Your Own Box of Chocolates" }).click();
  await step(page, "How much of each?");
  await page.getByRole("button", { name: "Less Pecan Nudge" }).click();
  await page.getByRole("button", { name: "More Dark Vanilla Cream" }).click();
  await page.getByRole("link", { name: "Review box" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
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
  await page.getByRole("link", { name: "Choose candies" }).click();
  await step(page, "What’s going in?");
  await pick(page, "Cherry Pop", "Orange Pop");
  await expectAccessible("choice of lollipops");
  await page.getByRole("link", { name: "Set quantities" }).click();
  await page.getByRole("link", { name: "Review box" }).click();
  await page.getByRole("button", { name: "Add to bag" }).click();
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

test("a box filled by surprise within a filter is kept by name, and asked about before it is collected", async ({
  page,
  expectAccessible,
}) => {
  await open(page, "/build-a-box/select-item");
  await page
    .getByRole("group", { name: "Sizes of Your Own Box of Chocolates" })
    .getByRole("radio", { name: /^1 lb.*about 32 pieces/ })
    .check();
  await page.getByRole("link", { name: "Choose candies" }).click();
  await step(page, "What’s going in?");
  await main(page).getByRole("checkbox", { name: "Vegan" }).check();
  await expect(main(page).getByRole("checkbox", { name: /^Salted Butter Caramel/ })).toBeHidden();
  await main(page).getByRole("button", { name: "Surprise me" }).click();
  const tray = main(page).getByRole("complementary", { name: "Your Own Box of Chocolates, 1 lb" });
  await expect(tray.getByText("100% full")).toBeVisible();
  await expect(tray.getByText("$37.00")).toBeVisible();
  await expect(tray.getByText(/Packed in a facility that handles .*wheat\./)).toBeVisible();
  await expectAccessible("a filtered choice with a surprise");

  await main(page).getByRole("radio", { name: "Pickup in Shop" }).click();
  const question = page.getByRole("dialog", { name: "Pick it up instead?" });
  await expect(question).toBeVisible();
  await expectAccessible("the question before a box is emptied");
  await question.getByRole("button", { name: "Never mind" }).click();
  await expect(tray.getByText("100% full")).toBeVisible();
  await main(page).getByRole("radio", { name: "Pickup in Shop" }).click();
  await question.getByRole("button", { name: "Keep what I can" }).click();
  const sheet = page.getByRole("dialog", { name: "Pickup in Shop" });
  await sheet.getByLabel("Zip or postal code").fill("94110");
  await sheet.getByRole("button", { name: "Find shops" }).click();
  await sheet
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Valencia Street" }) })
    .getByRole("button", { name: /Select this shop/ })
    .click();
  await expect(main(page).getByText(/All your flavors came along\.|doesn’t have .* came out\./)).toBeVisible();
  await expect(main(page).getByText("Pickup at Valencia Street")).toBeVisible();

  await main(page).getByRole("radio", { name: "Shipping" }).click();
  await page
    .getByRole("dialog", { name: "Have it shipped instead?" })
    .getByRole("button", { name: "Start with an empty box" })
    .click();
  await expect(main(page).getByText("Your box is empty now. Fill it again.")).toBeVisible();
  await main(page).getByRole("button", { name: "Surprise me" }).click();
  await page.getByRole("link", { name: "Set quantities" }).click();
  await step(page, "How much of each?");
  await expect(
    main(page)
      .getByText(/about \d+ pieces/)
      .first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "Review box" }).click();
  await step(page, "All yours");
  await page.getByLabel("Keep this box as").fill("School lunch");
  await page.keyboard.press("Enter");
  await expect(main(page).getByText(/School lunch is kept in this browser/)).toBeVisible();
  await expectAccessible("review of a kept box");

  await open(page, "/build-a-box");
  await expectAccessible("start with a kept box");
  await main(page).getByRole("button", { name: "Build it again School lunch" }).click();
  await step(page, "All yours");
});

test("a box from a link is built again with something else for what is sold out", async ({
  page,
  expectAccessible,
}) => {
  await open(page, "/build-a-box?box=490104-1-lb~490201.35~490237.30~490207.35");
  const panel = main(page).getByRole("region", { name: "A box made for you" });
  await expect(panel.getByText(/^Pistachio Gate is out; .+ goes in instead\.$/)).toBeVisible();
  await expectAccessible("a box from a link");
  await panel.getByRole("button", { name: "Take this box" }).click();
  await step(page, "All yours");
  await page.getByRole("button", { name: "Add to bag" }).click();
  await expect(page.getByRole("dialog", { name: "Added to Your Bag" })).toContainText("3 flavors");
});

test("a customer's box is kept in the account", { tag: "@desktop" }, async ({ page }) => {
  await signIn(page, "beatrix@example.test");
  await open(page, "/build-a-box?box=490104-1-lb~490201.100");
  await main(page).getByRole("button", { name: "Take this box" }).click();
  await step(page, "All yours");
  const name = `Caramel ${test.info().retry}`;
  await page.getByLabel("Keep this box as").fill(name);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(main(page).getByText(`${name} is kept in your account`)).toBeVisible();
  await page.evaluate(() => window.localStorage.clear());
  await open(page, "/build-a-box");
  await expect(main(page).getByRole("heading", { name })).toBeVisible();
  await main(page)
    .getByRole("button", { name: `Remove ${name}` })
    .click();
  await expect(main(page).getByRole("heading", { name })).toBeHidden();
});
