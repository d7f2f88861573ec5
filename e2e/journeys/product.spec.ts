import type { Page } from "@playwright/test";
import {
  addToBag,
  bagTruffles,
  expectSum,
  open,
  openMore,
  openTruffles,
  truffles,
  waitForRecommendations,
} from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { expectStill, watchShifts } from "../stillness.ts";

/** Scrolls to the end, where what comes near is loaded. */
const scrollToEnd = async (page: Page) => {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
};

const offer = (page: Page) => page.locator("og-offer");

test("what was looked at comes back, on the next product and where there is no page", async ({
  page,
  expectAccessible,
  expectRefusal,
}) => {
  const told: string[] = [];
  page.on("request", (request) => {
    const [, activity] = /\/activities\/[^/]+\/(\w+)$/.exec(request.url()) ?? [];
    if (activity) told.push(activity);
  });
  await waitForRecommendations(page);
  await openTruffles(page);
  await expect.poll(() => told).toContain("viewProduct");
  await open(page, "/products/482101");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await scrollToEnd(page);
  const viewed = page.getByRole("list", { name: "Recently Viewed" });
  await expect(viewed.getByRole("heading", { name: truffles.name })).toBeVisible();
  // A row is asked for when somebody comes near it; the end of the page is a long way below.
  await viewed.scrollIntoViewIfNeeded();
  await expect(page.getByRole("list", { name: "Customers Also Love" }).getByRole("listitem").first()).toBeVisible();
  await expectAccessible("product with recommendations");
  await page.getByRole("list", { name: "Customers Also Love" }).scrollIntoViewIfNeeded();
  await expect.poll(() => told).toContain("viewReco");
  await viewed.getByRole("link", { name: truffles.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: truffles.name })).toBeVisible();
  expect(told).toContain("clickReco");

  expectRefusal(404, /\/nowhere$/);
  await open(page, "/nowhere");
  await expect(page.getByRole("heading", { name: "Oh fudge!" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Recently Viewed" }).getByRole("listitem").first()).toBeVisible();
  await expectAccessible("not found with what was viewed");
});

test(
  "what customers posted stands below the pictures; nothing moves when it comes, nor when there is none",
  { tag: "@both" },
  async ({ page, expectAccessible }) => {
    await watchShifts(page);
    const posts = page.getByRole("region", { name: "Caught at the window" });
    await open(page, "/boxed-chocolates/half-moon-praline-bonbons/480127.html");
    await page.getByRole("region", { name: "Cut one open" }).scrollIntoViewIfNeeded();
    await expect(posts.getByRole("img")).toHaveCount(3);
    const { y: topOfPosts } = (await posts.boundingBox()) ?? { y: 0 };
    const { y: topOfReviews } = (await page.locator("#pdp-reviews-section").boundingBox()) ?? { y: 0 };
    expect(topOfPosts).toBeLessThan(topOfReviews);
    await expectAccessible("product with posts of customers");
    await expectStill(page);

    const answered = page.waitForResponse(/\/v1\/media\/product\?/);
    await open(page, "/chocolates/champagne-truffles/481104.html");
    await page.locator("#pdp-reviews-section").scrollIntoViewIfNeeded();
    await answered;
    await expect(page.locator("[data-crl8-container-id]")).toHaveCount(0);
    await expect(posts).toHaveCount(0);
    await expectStill(page);
  },
);

test("a product is asked to come again, with the keyboard, and the bag hears of it", async ({
  page,
  expectAccessible,
}) => {
  await openTruffles(page);
  const again = offer(page).getByRole("radio", { name: "Send it again" });
  await expect(again).toBeVisible();
  await offer(page).getByRole("radio", { name: "Just this once" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(offer(page).getByRole("combobox", { name: "How often" })).toBeVisible();
  await offer(page).getByRole("combobox", { name: "How often" }).selectOption("Every 14 days");
  await expectAccessible("product that is to come again");
  const heard = page.waitForRequest(/product\/subscription-optins$/);
  await addToBag(page);
  const request = await heard;
  expect(request.postDataJSON()).toEqual({ subscriptionOptins: [{ productId: "481101", intervalDays: 14 }] });
  const answer = await request.response();
  expect(answer?.status()).toBe(200);
  expect(await answer?.json()).toMatchObject({ c_subscriptionOptins: [{ productId: "481101", intervalDays: 14 }] });
  // Under the key of the service's own library.
  expect(await page.evaluate(() => localStorage.getItem("OG_STATE"))).toContain("481101");
  await page.reload();
  await expect(again).toBeChecked();
});

test("a line of the bag is edited on its product's page", async ({ page, expectAccessible }) => {
  await bagTruffles(page);
  await openMore(page, truffles.name);
  await page.getByRole("link", { name: `Edit ${truffles.name}` }).click();
  await expect(page.getByRole("button", { name: "Update bag" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to bag" })).toHaveCount(0);
  await expectAccessible("product that is edited");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Update bag" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
  await expectSum(page, "Subtotal", "$40.80");
});

test("the pictures are enlarged and paged through with the keyboard", async ({ page }) => {
  await openTruffles(page);
  const enlarge = page.getByRole("button", { name: "Enlarge the image" });
  await enlarge.press("Enter");
  const zoom = page.getByRole("dialog", { name: "Product images, enlarged" });
  await expect(zoom.getByText(/^Image 1 of \d/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(zoom.getByText(/^Image 2 of \d/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test("'Add to bag' stays within reach on a phone @phone", async ({ page, expectAccessible }) => {
  await openTruffles(page);
  const bagBar = page.getByRole("region", { name: "Buy this" });
  await expect(bagBar.getByText("$20.40")).toBeVisible();
  await expectAccessible("product with the bag bar");
  await bagBar.getByRole("button", { name: "Add to bag" }).click();
  await expect(page.getByRole("dialog", { name: "Added to Your Bag" })).toBeVisible();
  await page.getByRole("button", { name: "Continue Shopping" }).click();
  await page.getByRole("main").getByRole("button", { name: "Add to bag" }).first().scrollIntoViewIfNeeded();
  await expect(bagBar).toBeHidden();
});

test("with every vendor of the page blocked it still sells", async ({ page, context }) => {
  // As blockers do: an empty answer, so that the browser itself has nothing to complain of.
  await context.route(/\/(autoship|v3|sites|v1\/media)\//, (route) =>
    route.fulfill({ status: 200, body: "", headers: { "access-control-allow-origin": "*" } }),
  );
  await openTruffles(page);
  await expect(offer(page)).toHaveCount(0);
  await scrollToEnd(page);
  await expect(page.getByRole("list", { name: "Customers Also Love" })).toHaveCount(0);
  await addToBag(page);
});

test("sweets are chosen in a list and on a page, and compared side by side", async ({ page, expectAccessible }) => {
  await open(page, "/category/truffles");
  await page
    .getByRole("button", { name: /^Compare / })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: "Compare sweets" });
  await expect(sheet.getByText("Choose at least two to see them side by side.")).toBeVisible();
  await expectAccessible("sheet with one sweet to compare");
  await open(page, "/products/482101");
  await page.getByRole("button", { name: "Compare with others" }).click();
  await sheet.getByRole("link", { name: "Compare these 2" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare sweets" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Sweets side by side" }).getByRole("columnheader")).toHaveCount(2);
  await page.getByRole("rowheader", { name: "Shipping" }).evaluate((row) => row.scrollIntoView({ block: "center" }));
  for (const name of await page.getByRole("columnheader").all()) await expect(name).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
});

test("the price that a quantity promises is the one that the bag asks", { tag: "@both" }, async ({ page }) => {
  await open(page, "/products/484101");
  const buy = page.getByRole("main");
  await expect(buy.getByText("9 more: $6.50 each")).toBeVisible();
  await buy.getByRole("textbox", { name: "Quantity" }).fill("12");
  await expect(buy.getByText("12 × $6.50 = $78.00")).toBeVisible();
  await expect(buy.getByText("You save $12.00.")).toBeVisible();
  await addToBag(page);
  await page.goto("/cart");
  await expect(page.getByRole("main").getByText("$78.00").first()).toBeVisible();
});
