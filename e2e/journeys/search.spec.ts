import type { Page } from "@playwright/test";
import { open } from "../shopper.ts";
import { expect, hydrated, test } from "../shop-test.ts";

/** The products of a list; tiles of the merchant's that stand among them lead elsewhere. */
const tiles = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 3 })
    .filter({ has: page.locator('a[href*=".html"]') });

/** Types into the search box, which a phone keeps behind a button. */
const search = async (page: Page, text: string) => {
  const opener = page.getByRole("button", { name: "Open search" });
  if (await opener.isVisible()) await opener.click();
  const box = page.getByRole("search").filter({ visible: true }).getByLabel("Search the shop");
  await box.pressSequentially(text);
  return box;
};

test("a misspelled word finds what was meant", async ({ page }) => {
  await open(page, "/");
  const box = await search(page, "choclate");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=choclate$/);
  await expect(page.getByRole("heading", { level: 1, name: "Results for “chocolate”" })).toBeVisible();
  await expect(page.getByText("We found nothing spelled “choclate”.")).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
});

test("suggestions are chosen with the arrow keys", { tag: "@both" }, async ({ page, expectAccessible }) => {
  await open(page, "/");
  const box = await search(page, "bonb");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await expectAccessible("suggestions");
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await box.press("Escape");
  await expect(options).toHaveCount(0);
  await box.fill("bonbo");
  await expect(options.first()).toBeVisible();
  await box.press("ArrowDown");
  const name = (await options.first().textContent()) ?? "";
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test(
  "refinements and order stand in the address and survive a reload",
  { tag: "@both" },
  async ({ page }, { project }) => {
    await open(page, "/category/chocolates");
    if (project.name === "phone") {
      await page.getByRole("button", { name: "Filter" }).click();
      const sheet = page.getByRole("dialog", { name: "Filter" });
      await sheet.getByLabel(/^Truffles/).check();
      await sheet.getByRole("button", { name: "Show 13 sweets" }).click();
      await expect(sheet).toBeHidden();
    } else
      await page
        .getByRole("complementary")
        .getByLabel(/^Truffles/)
        .check();
    await expect(page).toHaveURL(/refine1=/);
    await expect(tiles(page)).toHaveCount(13);

    await page.getByLabel("Sort by").selectOption("Price, low to high");
    await expect(page).toHaveURL(/sort=/);
    await expect(tiles(page).first()).toHaveText("Café au Lait Truffles");
    await page.reload();
    await hydrated(page);
    await expect(tiles(page)).toHaveCount(13);
    await expect(tiles(page).first()).toHaveText("Café au Lait Truffles");

    await page.getByRole("button", { name: /^Truffles.*remove$/ }).click();
    await expect(page.getByText("73 sweets")).toBeVisible();
    await page.goBack();
    await expect(tiles(page)).toHaveCount(13);
  },
);

test("a list that was made longer is as long after a reload and on the way back", async ({ page }) => {
  await open(page, "/category/chocolates");
  await expect(tiles(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Show 24 more" }).click();
  await expect(tiles(page)).toHaveCount(48);
  await expect(page).toHaveURL(/sz=48$/);
  await expect(page.getByText("Showing 48 of 73")).toBeVisible();
  await expect(tiles(page).nth(24).getByRole("link")).toBeFocused();

  await page.reload();
  await hydrated(page);
  await expect(tiles(page)).toHaveCount(48);

  const last = tiles(page).last().getByRole("link");
  const name = (await last.textContent()) ?? "";
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(tiles(page)).toHaveCount(48);
});

test("addresses that lead to nothing say so", async ({ page, expectRefusal }) => {
  await open(page, "/search?q=zzzqqq");
  await expect(page.getByText("We found nothing for “zzzqqq”. Try fewer or simpler words.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Chocolates" }).filter({ visible: true }).first()).toBeVisible();

  await open(page, `/search?q=${"plum jam ".repeat(60).slice(0, 500)}`);
  await expect(page.getByRole("heading", { level: 1, name: /^Results for/ })).toBeVisible();

  await open(page, "/category/chocolates?start=4800");
  await expect(page.getByText("There’s no page this far.")).toBeVisible();
  await page.getByRole("link", { name: "Back to page 1" }).click();
  await expect(tiles(page)).toHaveCount(24);

  expectRefusal(400, /refine1=/);
  const answer = await page.goto("/category/chocolates?refine1=price%3Dcheap");
  expect(answer?.status()).toBe(400);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "We can’t read that link." })).toBeVisible();
  await page.getByRole("link", { name: "Show everything here" }).click();
  await expect(tiles(page)).toHaveCount(24);
});

test("an empty query leads home", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/category/chocolates");
  await page.getByLabel("Search the shop").press("Enter");
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto("/search?q=");
  await expect(page).toHaveURL(/:\d+\/$/);
});

for (const [address, status] of [
  ["/products/999999", 404],
  ["/boxed-chocolates/nothing-at-all/999999.html", 404],
  ["/products/", 400],
  ["/category/no-such-shelf", 404],
  ["/no-such-page", 404],
] as const)
  test(`${address} answers ${status} with a way home`, { tag: "@desktop" }, async ({ page, expectRefusal }) => {
    expectRefusal(status, /./);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(status);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Oh fudge!" })).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
    await page.getByRole("main").getByRole("link", { name: "Back To Home" }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

test("suggestions lead to categories and recipes, and the last searches can be forgotten", async ({
  page,
  expectAccessible,
}) => {
  await open(page, "/");
  const box = await search(page, "truffle");
  const categories = page.getByRole("group", { name: "Categories" });
  await expect(categories.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Recipes and stories" }).getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Suggestions" }).locator("mark").first()).toHaveText(/truffle/i);
  await expectAccessible("suggestions of every kind");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=truffle$/);
  // The home page, which stands until then, has products too.
  await expect(page.getByRole("heading", { level: 1, name: "Results for “truffle”" })).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
  await open(page, "/");
  await search(page, "");
  const last = page.getByRole("list", { name: "Last searches" });
  await expect(last.getByRole("link", { name: "truffle" })).toBeVisible();
  await expectAccessible("last searches");
  // The field of a phone closes while the page is looked at in another width.
  await open(page, "/");
  await search(page, "");
  await last.getByRole("button", { name: "Forget “truffle”" }).click();
  await expect(last).toHaveCount(0);
  await open(page, "/");
  await search(page, "");
  await expect(page.getByText("Last searches")).toHaveCount(0);
});

test("the boxes of filters are large enough to hit", { tag: "@both" }, async ({ page }, { project }) => {
  await open(page, "/category/chocolates");
  if (project.name === "phone") await page.getByRole("button", { name: "Filter" }).click();
  const panel =
    project.name === "phone" ? page.getByRole("dialog", { name: "Filter" }) : page.getByRole("complementary");
  const boxes = panel.getByRole("checkbox");
  await expect(boxes.first()).toBeVisible();
  const sizes = await boxes.evaluateAll((all) =>
    all
      .map((box) => [box.getBoundingClientRect().width, box.getBoundingClientRect().height])
      .filter(([width]) => width),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter((sides) => Math.min(...sides) < 24)).toEqual([]);
});
