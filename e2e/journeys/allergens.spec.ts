import type { Locator, Page } from "@playwright/test";
import { signIn } from "../by-api.ts";
import { logOut, open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const main = (page: Page) => page.getByRole("main");
const tile = (page: Page, name: string) => main(page).getByRole("listitem").filter({ hasText: name }).first();

/** The search box, which a phone keeps behind a button. */
const searchField = async (page: Page) => {
  await page.getByRole("button", { name: "Open search" }).click();
  return page.getByRole("search").filter({ visible: true }).getByLabel("Search the shop");
};

/** Says in the open form what is kept away from, and nothing beside it. */
const keepAwayFrom = async (form: Locator, names: string[], { traces = true, shows = "Mark them" } = {}) => {
  const group = form.getByRole("group", { name: "I keep away from" });
  for (const box of await group.getByRole("checkbox").all()) await box.uncheck();
  for (const name of names) await group.getByRole("checkbox", { name, exact: true }).check();
  await form.getByRole("checkbox", { name: "Traces count too" }).setChecked(traces);
  await form.getByRole("radio", { name: shows }).check();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved.", { exact: true })).toBeVisible();
};

test("said once beside a list, it marks tiles, search and product page, or covers tiles", async ({
  page,
  expectAccessible,
}) => {
  await open(page, "/category/chocolates");
  await page.getByRole("button", { name: "Your allergies" }).click();
  const sheet = page.getByRole("dialog", { name: "Your allergies" });
  await keepAwayFrom(sheet, ["Hazelnuts"], { traces: false });
  await expectAccessible("what is kept away from");
  await page.keyboard.press("Escape");
  const pralines = tile(page, "Half-Moon Praline Bonbons");
  await expect(pralines.getByText("Has hazelnuts", { exact: true })).toBeVisible();
  await expect(main(page).getByText(/May have traces/)).toHaveCount(0);
  await expectAccessible("marked tiles");

  await page.getByRole("button", { name: "Your allergies" }).click();
  await keepAwayFrom(sheet, ["Hazelnuts"], { shows: "Cover them" });
  await expect(page.getByText("Saved. Sweets that don’t fit are covered now.")).toBeAttached();
  await page.keyboard.press("Escape");
  const show = pralines.getByRole("button", { name: "Show Half-Moon Praline Bonbons anyway" });
  await expect(show).toBeVisible();
  await expect(pralines.getByRole("link")).toHaveCount(0);
  await expectAccessible("covered tiles");
  await show.click();
  await pralines.getByRole("link", { name: "Half-Moon Praline Bonbons" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Half-Moon Praline Bonbons" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Product images" }).getByText("Has hazelnuts")).toBeVisible();
});

test("a list is limited to what is free of it, as filters that can be taken back", async ({ page }) => {
  await open(page, "/category/truffles");
  await page.getByRole("button", { name: "Your allergies" }).click();
  const sheet = page.getByRole("dialog", { name: "Your allergies" });
  await keepAwayFrom(sheet, ["Peanuts", "Gluten"]);
  await sheet.getByRole("button", { name: "Show only sweets free of peanuts and gluten" }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/c_withoutPeanuts.*c_isGlutenFree/);
  const filters = page.getByRole("list", { name: "Active filters" });
  await expect(filters.getByRole("button", { name: /^Without peanuts/ })).toBeVisible();
  await expect(filters.getByRole("button", { name: /^Gluten free/ })).toBeVisible();
});

test("suggestions and the box of one's own keep to it", async ({ page }) => {
  const keep = (shield: string) =>
    page.evaluate((text) => localStorage.setItem("ALLERGEN_SHIELD", JSON.stringify(text)), shield);
  await open(page, "/");
  await keep("hazelnuts");
  await open(page, "/search?q=mint");
  const field = await searchField(page);
  await field.fill("praline");
  const suggestion = page.getByRole("option", { name: /^Half-Moon Praline Bonbons/ });
  await expect(suggestion).toContainText("Has hazelnuts");
  await keep("hazelnuts;hide");
  await open(page, "/search?q=mint");
  await (await searchField(page)).fill("praline");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(suggestion).toHaveCount(0);
  await open(page, "/build-a-box/select-item");
  await page
    .getByRole("group", { name: "Sizes of Your Own Box of Chocolates" })
    .getByRole("radio", { name: /^1 lb/ })
    .check();
  await page.getByRole("link", { name: "Choose candies" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What’s going in?" })).toBeVisible();
  await expect(main(page).getByRole("checkbox", { name: /^Dark Vanilla Cream/ })).toBeVisible();
  await expect(main(page).getByRole("checkbox", { name: /^Hazelnut Half-Moon/ })).toHaveCount(0);
});

test("ideas of the gift finder are held against it", async ({ page }) => {
  const keep = (shield: string) =>
    page.evaluate((text) => localStorage.setItem("ALLERGEN_SHIELD", JSON.stringify(text)), shield);
  await open(page, "/gift-finder");
  await keep("milk");
  await page.getByRole("link", { name: "A friend" }).click();
  await expect(page).toHaveURL(/step=occasion/);
  for (const next of [/step=budget/, /step=diet/]) {
    await page.getByRole("link", { name: "Doesn’t matter" }).click();
    await expect(page).toHaveURL(next);
  }
  await page.getByRole("button", { name: "Find a gift" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /ideas?$/ })).toBeVisible();
  await expect(main(page).getByText("Has milk", { exact: true }).first()).toBeVisible();
  await keep("milk;hide");
  await page.reload();
  await expect(
    main(page)
      .getByRole("button", { name: /^Show .+ anyway$/ })
      .first(),
  ).toBeVisible();
});

test("a whole box says that it does not fit", { tag: "@both" }, async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => localStorage.setItem("ALLERGEN_SHIELD", JSON.stringify("hazelnuts")));
  await open(page, "/build-a-box/select-item");
  await page
    .getByRole("group", { name: "Sizes of Your Own Box of Chocolates" })
    .getByRole("radio", { name: /^1 lb/ })
    .check();
  await page.getByRole("link", { name: "Choose candies" }).click();
  const note = page.getByText("This box doesn’t fit your allergies.");
  await main(page)
    .getByRole("checkbox", { name: /^Dark Vanilla Cream/ })
    .check();
  await main(page)
    .getByRole("checkbox", { name: /^Hazelnut Half-Moon/ })
    .check();
  await expect(note.filter({ visible: true }).first()).toBeAttached();
  await main(page)
    .getByRole("checkbox", { name: /^Hazelnut Half-Moon/ })
    .uncheck();
  await expect(page.getByText("This box doesn’t fit your allergies. Has hazelnuts")).toHaveCount(0);
});

test("a link brings it along for somebody else, and no server reads it", async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/allergens");
  await keepAwayFrom(main(page), ["Milk", "Hazelnuts"]);
  await page.getByRole("button", { name: "Copy a link to share" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.removeItem("ALLERGEN_SHIELD"));

  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await open(page, "/");
  await open(page, link);
  await expect(page.getByText("This link is about milk and hazelnuts. Save it to use it here.")).toBeVisible();
  const group = page.getByRole("group", { name: "I keep away from" });
  await expect(group.getByRole("checkbox", { name: "Hazelnuts" })).toBeChecked();
  await expect(group.getByRole("checkbox", { name: "Eggs" })).not.toBeChecked();
  await expectAccessible("a link about allergies");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/allergens$/);
  await open(page, "/category/chocolates");
  await expect(tile(page, "Half-Moon Praline Bonbons").getByText(/^Has milk and hazelnuts/)).toBeVisible();
  expect(asked.filter((request) => /hazelnuts/.test(request))).toEqual([]);
});

test("an account keeps it: it comes back with the login, and goes with the account", async ({ page }) => {
  await signIn(page, "hattie@example.test");
  await open(page, "/allergens");
  await expect(page.getByText(/^Kept with your account/)).toBeVisible();
  await keepAwayFrom(main(page), ["Soy"], { traces: false });
  await page.evaluate(() => localStorage.removeItem("ALLERGEN_SHIELD"));
  await open(page, "/category/chocolates");
  await expect(tile(page, "Half-Moon Praline Bonbons").getByText("Has soy", { exact: true })).toBeVisible();
  await open(page, "/account");
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await open(page, "/category/chocolates");
  await expect(page.getByRole("button", { name: "Your allergies" })).toBeVisible();
  await expect(main(page).getByText("Has soy", { exact: true })).toHaveCount(0);
});
