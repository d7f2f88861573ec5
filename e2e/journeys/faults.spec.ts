import type { Page } from "@playwright/test";
import { signIn } from "../by-api.ts";
import { addToBag, bagTruffles, cards, checkOutWith, enterCard, openBag, openTruffles } from "../shopper.ts";
import { sandboxOrigin } from "../sandbox.ts";
import { expect, test } from "../shop-test.ts";

interface Composed {
  fault: string;
  /** Further fields of the form by their labels. */
  fields?: Record<string, string>;
  /** Whose calls, as the form names them. */
  callsOf?: string;
  operation?: string;
  path?: string;
  times?: number;
}

/** Composes a fault in the console, in a tab of its own, as a developer does. */
const switchOn = async (page: Page, { fault, fields = {}, callsOf, operation, path, times }: Composed) => {
  const desk = await page.context().newPage();
  await desk.goto(`${sandboxOrigin()}/console/faults`);
  await desk.getByRole("combobox", { name: "Fault", exact: true }).selectOption(fault);
  for (const [label, value] of Object.entries(fields))
    await desk.getByRole("main").getByLabel(label).and(desk.locator("input:visible")).fill(value);
  if (callsOf) await desk.getByLabel("Calls of").selectOption(callsOf);
  if (operation) await desk.getByLabel("Operation").fill(operation);
  if (path) await desk.getByLabel("Path, * for anything").fill(path);
  if (times) {
    await desk.getByLabel("It happens").selectOption("a number of times");
    await desk.getByRole("spinbutton", { name: "Times", exact: true }).fill(String(times));
  }
  await desk.getByRole("button", { name: "Switch on" }).click();
  await expect(desk.getByRole("status")).toContainText("Switched on");
  await desk.close();
};

/** Switches every fault off again. */
const switchOff = async (page: Page) => {
  expect((await page.request.delete(`${sandboxOrigin()}/__sandbox/faults`)).status()).toBe(204);
};

test.afterEach(async ({ page }) => switchOff(page));

const baskets = "*/baskets*";
const add = (page: Page) => page.getByRole("button", { name: "Add to bag" }).first().click();

test.describe("a fault of the backend", { tag: "@desktop" }, () => {
  for (const [name, address, composed] of [
    [
      "an error",
      "/485107.html?journey=faults",
      { fault: "An error status", fields: { Status: "500" }, operation: "ShopperProducts.getProduct" },
    ],
    [
      "too many requests",
      "/search?q=journey-of-limits",
      { fault: "Too many requests (429)", operation: "ShopperSearch.productSearch" },
    ],
    [
      "load shedding",
      "/search?q=journey-of-load",
      { fault: "Load shedding", operation: "ShopperSearch.productSearch" },
    ],
    [
      "broken JSON",
      "/search?q=journey-of-json",
      { fault: "Answer is broken JSON", operation: "ShopperSearch.productSearch" },
    ],
  ] as const)
    test(`${name} while a page loads is told with the way home, and over when it is over`, async ({
      page,
      expectRefusal,
      expectAccessible,
    }) => {
      // An address that no page cache knows yet.
      const fresh = `${address}-${Date.now()}`;
      await switchOn(page, composed);
      expectRefusal(503, /journey/);
      await page.goto(fresh);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Well, this isn't pretty.");
      await expect(page.getByText("This page seems to have run away.")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Back To Home" })).toHaveAttribute("href", "/");
      await expectAccessible(name);
      await switchOff(page);
      expect((await page.goto(fresh))?.status()).toBe(200);
    });

  test("an error while something is put in the bag is told beside the button, in the backend's words", async ({
    page,
    expectRefusal,
    expectAccessible,
  }) => {
    await openTruffles(page);
    await switchOn(page, {
      fault: "An error status",
      fields: { Status: "500", "Detail (optional)": "The bag is being mended." },
      path: baskets,
    });
    expectRefusal(500, /Basket/);
    await add(page);
    await expect(page.getByRole("alert").filter({ hasText: "The bag is being mended." })).toBeVisible();
    await expectAccessible("product with an error");
    await switchOff(page);
    await addToBag(page);
  });

  test("a connection that breaks is told beside the button too", async ({ page, expectRefusal }) => {
    await openTruffles(page);
    await switchOn(page, { fault: "Connection reset", path: baskets });
    expectRefusal(502, /Basket/);
    await add(page);
    await expect(
      page.getByRole("alert").filter({ hasText: "Oh fudge! Something unexpected went wrong!" }),
    ).toBeVisible();
  });

  test("maintenance that begins under the shopper's hands leads to its page", async ({ page, expectRefusal }) => {
    await openTruffles(page);
    await switchOn(page, { fault: "Maintenance (503)" });
    expectRefusal(503, /./);
    await add(page);
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "We’ll be right back – the hatch is shut for a moment",
    );
  });

  test("an access token that runs out is renewed without a word", async ({ page, expectRefusal }) => {
    await openTruffles(page);
    await switchOn(page, { fault: "Access token expired (401)", path: baskets, times: 1 });
    expectRefusal(401, /Basket/);
    await addToBag(page);
  });

  test("a slow backend keeps the button busy and then adds once", async ({ page }) => {
    await openTruffles(page);
    await switchOn(page, { fault: "Slow: always as long", fields: { Milliseconds: "1500" }, path: baskets });
    await add(page);
    await expect(page.locator("main button[aria-busy=true]").first()).toContainText("Adding");
    await switchOff(page);
    await expect(page.getByRole("dialog", { name: "Added to Your Bag" })).toBeVisible();
    await openBag(page);
    await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
  });

  test("a session that has ended leads to the login, which says so", async ({ page, expectRefusal }) => {
    await signIn(page, "june@example.test");
    await openTruffles(page);
    await switchOn(page, { fault: "Refresh token invalid (400)" });
    await switchOn(page, { fault: "Access token expired (401)", path: baskets });
    expectRefusal(401, /Basket/);
    await add(page);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText("Your session has expired. Please log in again to continue.")).toBeVisible();
  });
});

test.describe("a fault of a third party", { tag: "@desktop" }, () => {
  test("a card processor that is down leads back to payment with the bag intact", async ({ page }) => {
    await bagTruffles(page);
    await checkOutWith(page, cards.approved);
    await switchOn(page, {
      fault: "An error status",
      fields: { Status: "503" },
      callsOf: "third party: card processor",
      path: "/pts/*",
    });
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/billing$/);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await switchOff(page);
    await enterCard(page, cards.approved);
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/);
  });

  test("an order whose answer gets lost is placed once", async ({ page, expectRefusal }) => {
    const orders = async () => {
      const desk = await page.context().newPage();
      await desk.goto(sandboxOrigin());
      const count = Number.parseInt(await desk.getByRole("link", { name: /^\d+ orders$/ }).innerText(), 10);
      await desk.close();
      return count;
    };
    await bagTruffles(page);
    await checkOutWith(page, cards.approved);
    const before = await orders();
    await switchOn(page, {
      fault: "Lost answer: done, but nobody hears",
      operation: "ShopperOrders.createOrder",
      times: 1,
    });
    expectRefusal(502, /createOrder/);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/);
    expect(await orders()).toBe(before + 1);
  });
});
