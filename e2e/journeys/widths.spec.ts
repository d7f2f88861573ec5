import type { Page } from "@playwright/test";
import { fillBag } from "../by-api.ts";
import { expectReachable } from "../keyboard.ts";
import { open, truffles } from "../shopper.ts";
import { expect, hydrated, test } from "../shop-test.ts";
import { desktop, expectFitting, expectStill, phone, resize } from "../widths.ts";

/**
 * A phone, a tablet, a desk, and the desk at 200 %, where a screen of 1440 has room for half as much. A place is opened
 * on one of them and the window is given the other sizes, as by turning a tablet or by zooming: what is open stays
 * open.
 */
const screens = [
  { name: "390 px", ...phone },
  { name: "768 px", width: 768, height: 1024 },
  { name: "1440 px", ...desktop },
  { name: "1440 px at 200 %", width: 720, height: 450 },
];

type Screen = (typeof screens)[number];

/** The screens of a place, beginning with the next one for each place, so that pages are loaded in every size. */
const screensOf = (place: number, until: number): [Screen, ...Screen[]] => {
  const fitting = screens.filter(({ width }) => width <= until);
  const first = place % fitting.length;
  return [...fitting.slice(first), ...fitting.slice(0, first)] as [Screen, ...Screen[]];
};

interface Place {
  address: string;
  /** What is done there before it is looked at. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The shop's answer, where it is a refusal. */
  status?: number;
  /** Widest screen on which there is such a thing. */
  until?: number;
}

const dialog = (page: Page) => page.getByRole("dialog");
const chosenShop = { id: "1001", name: "Valencia Street" };

/** Every browsing screen and its states. */
const places: Record<string, Place> = {
  home: { address: "/" },
  category: { address: "/category/chocolates" },
  "category with filters": {
    address: "/category/chocolates?refine1=c_isKosher%3Dtrue&refine2=price%3D(10..25)",
  },
  "filters sheet": {
    address: "/category/chocolates",
    until: 1023,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Filter" }).click();
      await expect(dialog(page).getByRole("button", { name: /^Show \d+ sweets$/ })).toBeVisible();
    },
  },
  "options sheet": {
    address: "/category/chocolates",
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /Choose options/ })
        .first()
        .click();
      await expect(dialog(page).getByRole("button", { name: "Add to bag" })).toBeVisible();
    },
  },
  "search results": { address: "/search?q=caramel" },
  "search without results": { address: "/search?q=anvil" },
  "unreadable search": { address: "/search?q=caramel&refine1=nonsense", status: 400 },
  product: { address: "/boxed-chocolates/half-moon-praline-bonbons/480127.html" },
  "product out of stock": {
    address: "/488116.html",
    prepare: (page) =>
      expect(page.getByRole("region", { name: "Here today instead" }).getByRole("link")).toHaveCount(3),
  },
  "product coming soon": { address: "/493116.html" },
  "product in shops only": { address: "/488101.html" },
  "product to be picked up": {
    address: "/488101.html",
    prepare: async (page) => {
      await page.evaluate((shop) => localStorage.setItem("SELECTED_SHOP", JSON.stringify(shop)), chosenShop);
      await page.reload();
      await hydrated(page);
    },
  },
  "combination that is sold out": {
    address: "/boxed-chocolates/half-moon-praline-bonbons/480127.html",
    prepare: async (page) => {
      await page.getByRole("main").locator("label").filter({ hasText: "Gold foil" }).first().click();
      await expect(page.getByText("Out of stock", { exact: true }).first()).toBeVisible();
    },
  },
  "pickup sheet": {
    address: "/truffles/rolled-cocoa-truffles/481101.html",
    prepare: async (page) => {
      await page.getByRole("main").getByRole("button", { name: "Select your preferred shop" }).click();
      await dialog(page).getByLabel("Zip or postal code").fill("94110");
      await dialog(page).getByRole("button", { name: "Find shops" }).click();
      await expect(dialog(page).getByRole("heading", { name: "Valencia Street" })).toBeVisible();
    },
  },
  "big picture": {
    address: "/truffles/rolled-cocoa-truffles/481101.html",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Enlarge the image" }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  ingredients: {
    address: "/truffles/rolled-cocoa-truffles/481101.html",
    prepare: async (page) => {
      await page.getByRole("main").getByRole("button", { name: "Ingredients" }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  "sheet of what was added": {
    address: "/truffles/rolled-cocoa-truffles/481101.html",
    prepare: async (page) => {
      await page.getByRole("main").getByRole("button", { name: "Add to bag" }).first().click();
      await expect(dialog(page).getByRole("heading", { name: "Added to Your Bag" })).toBeVisible();
    },
  },
  "gift finder": { address: "/gift-finder" },
  allergies: { address: "/allergens" },
  "wishlist without wishes": { address: "/wishlist" },
  "build a box": { address: "/build-a-box" },
  sweepstakes: { address: "/golden-wrapper" },
  recipe: { address: "/recipes/half-moon-brownies" },
  "help page with a table": { address: "/help/shipping-rates" },
  "order tracking": { address: "/track-order" },
  comparison: {
    address: "/compare?ids=481101,482101,480127",
    prepare: (page) => expect(page.getByRole("columnheader")).toHaveCount(3),
  },
  "empty comparison": { address: "/compare" },
  shops: { address: "/chocolateshops" },
  "shop page": {
    address: "/chocolateshops/1001",
    prepare: (page) => expect(page.getByRole("region", { name: "On the counter today" })).toBeVisible(),
  },
  "not found": { address: "/no-such-page", status: 404 },
  maintenance: { address: "/maintenance", status: 503 },
};

test(
  "at 400 % long words and rows of facts make nothing wider than the screen",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const look = async (where: string) => {
      await expectFitting(page, where);
      const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide, `${where} is moved sideways`).toBe(screen);
    };
    await open(page, "/help/kosher");
    await page.getByRole("button", { name: "Next products" }).first().scrollIntoViewIfNeeded();
    await look("arrows beside a long word");
    await open(page, "/build-a-box?box=490104-1-lb~490201.35~490237.35~490207.30");
    await page.getByRole("button", { name: "Take this box" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "All yours" })).toBeVisible();
    await look("facts of a box");
    await fillBag(page, truffles.id);
    await open(page, "/shipping");
    await expect(page.getByLabel("Email")).toBeVisible();
    await look("head of the checkout");
  },
);

test.describe("on every screen, without movement", { tag: "@desktop" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [index, [name, { address, prepare, status, until = Infinity }]] of Object.entries(places).entries())
    test(`${name}: nothing is cut off, wider than the screen or out of reach`, async ({
      page,
      expectAccessible,
      expectRefusal,
    }) => {
      test.slow();
      if (status) expectRefusal(status, new RegExp(new URL(address, "http://shop").pathname));
      const [first, ...others] = screensOf(index, until);
      await page.setViewportSize(first);
      await open(page, address);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await prepare?.(page);
      await page.waitForLoadState("load");
      for (const screen of [first, ...others]) {
        await resize(page, screen);
        await expectFitting(page, `${name} at ${screen.name}`);
        await expectStill(page, `${name} at ${screen.name}`);
        await expectAccessible(`${name} at ${screen.name}`);
      }
      await expectReachable(page, name);
    });
});
