import { addressBag, fillBag, signIn } from "../by-api.ts";
import { bagTruffles, cards, enterCard, open, shipTo, waitForRecommendations } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { watchShifts, expectStill, rushDown, rows, comeNear, expectStillPage } from "../stillness.ts";

test.use({ reducedMotion: "no-preference" });

// Pages whose parts come late: rows of recommendations, posts, reviews, wallets.
for (const id of ["480127", "484101", "493101"])
  test(`nothing on the page of ${id} jumps for whoever scrolls fast`, { tag: "@both" }, async ({ page }) => {
    await expectStillPage(page, `/products/${id}`, "Customers Also Love");
  });

test.describe("somebody who is here for the first time", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("sees the question about cookies shift nothing as a product's bar comes and goes", async ({ page }) => {
    await watchShifts(page);
    await open(page, "/products/481104");
    const banner = page.getByRole("region", { name: "Cookies" });
    await expect(banner).toBeVisible();
    // The bar is part of where the question stands at first.
    await expect(page.getByRole("region", { name: "Buy this" })).toBeVisible();
    const top = () => banner.evaluate((element) => element.getBoundingClientRect().top);
    const buttons = page.getByRole("main").getByRole("button", { name: "Add to bag" });
    const above = await top();
    await buttons.first().evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect.poll(top).toBeGreaterThan(above);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(top).toBe(above);
    await expectStill(page);
  });
});

// The band at the foot of the home page is another one for telephones.
for (const address of ["/", "/category/chocolates"])
  test(`nothing on ${address} jumps for whoever scrolls fast`, async ({ page }) => {
    await expectStillPage(page, address);
  });

// Pages of which a part is made in the browser, or comes when the page stands.
test("nothing on pages that are finished in the browser jumps", async ({ page, expectRefusal }) => {
  expectRefusal(404, /\/nowhere$/);
  // So that a page that is not there has something to remind of.
  await open(page, "/products/484101");
  for (const address of ["/cart", "/login", "/component-guide", "/nowhere"])
    await test.step(address, () => expectStillPage(page, address));
});

// Pages of one shopper, whose content comes after the page.
for (const address of ["/account", "/orders", "/wishlist", "/cart", "/shipping", "/security"])
  test(`nothing on ${address} jumps for a customer who scrolls at once`, { tag: "@both" }, async ({ page }) => {
    await signIn(page, "june@example.test");
    await fillBag(page, "484101");
    await expectStillPage(page, address);
  });

test("nothing jumps from paying to the order, for whoever scrolls at once", { tag: "@both" }, async ({ page }) => {
  await bagTruffles(page);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await shipTo(page);
  await expect(page).toHaveURL(/\/billing$/);
  await test.step("payment", () => expectStillPage(page, "/billing"));
  await enterCard(page, cards.approved);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
  await rushDown(page);
  await expectStill(page);
  await test.step("review", () => expectStillPage(page, "/revieworder"));
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation/);
  await rushDown(page);
  await expectStill(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await rushDown(page);
  await expectStill(page);
});

test("the captcha comes into the room that is kept for it", { tag: "@desktop" }, async ({ page }) => {
  let come = (): void => undefined;
  const awaited = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/enterprise\.js/, async (route) => {
    await awaited;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/enterprise\.js/);
  // The page is loaded when the captcha is.
  await page.goto("/register", { waitUntil: "commit" });
  const captcha = page.getByRole("group", { name: "Confirm you’re human" });
  await captcha.scrollIntoViewIfNeeded();
  await asked;
  const room = () => captcha.evaluate((group) => group.getBoundingClientRect().height);
  const kept = await room();
  come();
  await expect(captcha.frameLocator("iframe").getByRole("checkbox")).toBeVisible();
  expect(await room()).toBe(kept);
});

test("what is fetched after a bag that has an address pushes none of its lines", { tag: "@both" }, async ({ page }) => {
  await signIn(page, "june@example.test");
  await fillBag(page, "484101");
  await addressBag(page, {
    firstName: "June",
    lastName: "Harper",
    address1: "48 Larkspur Lane",
    city: "San Francisco",
    stateCode: "CA",
    postalCode: "94110",
    countryCode: "US",
  });
  let isBagHere = false;
  page.on("response", (answer) => {
    if (/Basket/.test(answer.url())) isBagHere = true;
  });
  // As slow as on a train: half a second for each script.
  await page.route(/\/static\/.*\.js$/, async (route) => {
    if (isBagHere) await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await watchShifts(page);
  await open(page, "/cart");
  await expect(page.getByText(/^\d+ items?, arriving /)).toBeVisible();
  await expectStill(page);
});

test("a row of recommendations that stays away leaves no hole behind", { tag: "@both" }, async ({ page }) => {
  const answered = page.waitForResponse(/\/recs\/.*love/);
  // Answered when it is looked at: a row that is told before that it stays away may close out of sight.
  let look = (): void => undefined;
  const looked = new Promise<void>((resolve) => (look = resolve));
  await page.route(/\/recs\//, async (route) => {
    await looked;
    await route.fulfill({ json: { recs: [] } });
  });
  await watchShifts(page);
  await waitForRecommendations(page);
  await open(page, "/products/484101");
  const height = () => rows(page).evaluate((place) => place.clientHeight);
  await rushDown(page);
  await comeNear(page);
  look();
  await answered;
  // Whoever looks at it would see it close.
  expect(await height()).toBeGreaterThan(700);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(height).toBe(0);
  await expectStill(page);
});
