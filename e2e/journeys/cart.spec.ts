import type { Locator, Page } from "@playwright/test";
import {
  addToBag,
  bagPralines,
  bagTruffles,
  expectPiecesInBag,
  expectSum,
  openBag,
  openMore,
  openTruffles,
  truffles,
} from "../shopper.ts";
import { expect, settled, test } from "../shop-test.ts";

const quantity = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "Quantity" });

const answerYes = (page: Page) =>
  page.getByRole("dialog", { name: "Remove from your bag" }).getByRole("button", { name: "Yes" }).click();

test("a removal can be undone, also with the keyboard", async ({ page, expectAccessible }) => {
  await bagTruffles(page);
  await page.getByRole("button", { name: `Remove ${truffles.name}` }).click();
  await answerYes(page);
  const toast = page.getByRole("region", { name: "Just now" });
  await expect(toast).toContainText(`${truffles.name} was removed from your bag.`);
  await expect(page.getByRole("heading", { level: 1, name: "Your bag" })).toBeFocused();
  await expectPiecesInBag(page, 0);
  await page.keyboard.press("Tab");
  await expect(toast.getByRole("button", { name: "Undo" })).toBeFocused();
  // It goes by itself after some seconds, but stays for whoever is at it.
  await expectAccessible("an empty bag with the way back");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: truffles.name, exact: true })).toBeVisible();
  await expectPiecesInBag(page, 1);
  await page.reload();
  await expectPiecesInBag(page, 1);
});

test("a line waits in the browser and comes back", async ({ page, expectAccessible }) => {
  await bagTruffles(page);
  await openMore(page, truffles.name);
  await expectAccessible("everything else that can be done with a line");
  await page.getByRole("button", { name: `Save ${truffles.name} for later` }).click();
  const saved = page.getByRole("region", { name: "Saved for later" });
  await expect(saved).toContainText("Quantity 1");
  await expectPiecesInBag(page, 0);
  await expectAccessible("saved for later");
  await page.reload();
  await saved.getByRole("button", { name: `Move ${truffles.name} to bag` }).click();
  await expectPiecesInBag(page, 1);
  await expect(saved).toHaveCount(0);
});

test("a gift message is written, saved before going on, and shown as a card", async ({ page, expectAccessible }) => {
  await bagTruffles(page);
  await page.getByRole("checkbox", { name: /Add a gift message/ }).click();
  const field = page.getByLabel("Your message");
  await expect(field).toBeFocused();
  await field.fill("50% ♥");
  await page.getByRole("button", { name: "Save message" }).click();
  await expect(field).toHaveAccessibleDescription(/Messages can only contain letters and numbers\./);
  await field.fill("Happy birthday Theo. Share them.");
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await expect(page.getByText("Please save your message to continue.")).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible("an unsaved message");
  await page.getByRole("button", { name: "Save message" }).click();
  const card = page.getByRole("figure", { name: "The card in this package" });
  await expect(card).toContainText("Happy birthday Theo. Share them.");
  await expectAccessible("a card");
  await page.reload();
  await expect(card).toContainText("Happy birthday Theo. Share them.");
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await expect(page).toHaveURL(/\/shipping$/);
});

test("shipping is estimated by zip code", async ({ page, expectAccessible }) => {
  await bagTruffles(page);
  // By the keyboard: what is above it may still come and push it away from a pointer.
  await page.getByText("Estimate shipping").press("Enter");
  await page.getByLabel("Delivery zip code").fill("99501");
  await page.keyboard.press("Enter");
  await expect(page.getByText("To 99501, for everything in your bag that ships:")).toBeVisible();
  await expect(page.getByRole("region", { name: "Order summary" }).getByText(/^UPS/).first()).toBeVisible();
  await expectAccessible("an estimate");
});

test("treats are added for the next promotion", async ({ page, expectAccessible }) => {
  await bagTruffles(page, 2);
  await expectSum(page, "Subtotal", "$40.80");
  await page.getByRole("button", { name: "Add Treats" }).click();
  const sheet = page.getByRole("dialog", { name: "Add Treats" });
  const bar = sheet.getByRole("progressbar");
  const before = Number(await bar.getAttribute("value"));
  await sheet.getByRole("checkbox").first().check();
  await expect(sheet.getByRole("button", { name: "Add 1 treat" })).toBeVisible();
  expect(Number(await bar.getAttribute("value"))).toBeGreaterThan(before);
  await expectAccessible("treats to add");
  await sheet.getByRole("textbox", { name: "Quantity" }).fill("0");
  await expect(sheet.getByRole("checkbox").first()).not.toBeChecked();
  await sheet.getByRole("checkbox").first().check();
  await sheet.getByRole("textbox", { name: "Quantity" }).fill("99");
  await expect(bar).toHaveAttribute("value", "100");
  await sheet.getByRole("textbox", { name: "Quantity" }).fill("1");
  await sheet.getByRole("button", { name: "Add 1 treat" }).click();
  await expect(page.getByRole("dialog", { name: "Added to Your Bag" })).toBeVisible();
  await expectPiecesInBag(page, 3);
});

test("the sheet of what was added shows the way to the next promotion, and adds a treat", async ({
  page,
  expectAccessible,
}) => {
  await openTruffles(page);
  await page.getByRole("textbox", { name: "Quantity" }).fill("2");
  await addToBag(page);
  const sheet = page.getByRole("dialog", { name: "Added to Your Bag" });
  await expect(sheet.getByRole("listitem").first()).toContainText("$40.80");
  await expect(sheet.getByText(/^Add \$.* more and get: /)).toBeVisible();
  const beside = sheet.getByRole("region", { name: "Goes well beside it" });
  await expect(beside.getByRole("listitem")).toHaveCount(2);
  await expectAccessible("what was added, with two treats beside it");
  await beside.getByRole("button", { name: /^Add / }).first().press("Enter");
  await expect(beside.getByRole("button", { name: /^Added/ })).toBeFocused();
  await expect(sheet.getByRole("status").filter({ hasText: "3 items in your bag" })).toBeVisible();
  await expect(beside.getByRole("listitem")).toHaveCount(2);
});

test("a line moves to the shop and back, and no empty parcel stays", async ({ page, expectAccessible }) => {
  await bagPralines(page);
  await openMore(page);
  await page.getByRole("button", { name: /^Pick up .* instead$/ }).click();
  const shops = page.getByRole("dialog", { name: "Pickup in Shop" });
  await shops.getByLabel("Zip or postal code").fill("94110");
  await shops.getByRole("button", { name: "Find shops" }).click();
  await shops
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Valencia Street" }) })
    .getByRole("button", { name: /Select this shop/ })
    .click();
  await expect(page.getByRole("heading", { name: "Pickup at Valencia Street" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shipping", exact: true })).toHaveCount(0);
  await openMore(page);
  await expect(page.getByRole("button", { name: /^Ship .* instead$/ })).toBeVisible();
  await expectAccessible("a line to be picked up");
  await page.getByRole("button", { name: /^Ship .* instead$/ }).click();
  await expect(page.getByRole("heading", { name: "Shipping", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pickup at Valencia Street" })).toHaveCount(0);
  await expectPiecesInBag(page, 1);
});

/** Watches a field from now on, picture by picture; gives the values that were seen, however shortly. */
const everythingShown = async (page: Page, field: Locator) => {
  const seen = await field.evaluateHandle((input: HTMLInputElement) => {
    const values = [input.value];
    const look = () => {
      if (values.at(-1) !== input.value) values.push(input.value);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return values;
  });
  return () => seen.jsonValue();
};

test("without a network a change is taken back with a reason, and works when the network is there again", async ({
  page,
  context,
  answered,
  expectRefusal,
  expectLogged,
}) => {
  await bagTruffles(page);
  // What comes once the page has settled has arrived.
  await settled(page);
  await answered();
  await expect(page.getByRole("list", { name: "or pay with" }).getByRole("button")).toHaveCount(3);
  await context.setOffline(true);
  expectRefusal(0, /updateItemInBasket$/);
  expectLogged("Failed item quantity update");
  // Two pieces are enough for the vendor's words about instalments, which cannot come now.
  expectRefusal(0, /klarna\.js$/);
  const shown = await everythingShown(page, quantity(page));
  const words = page.getByText("Oh fudge! Something unexpected went wrong!").waitFor();
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Failed item quantity update"));
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await words;
  await expect(quantity(page)).toHaveValue("1");
  await expectSum(page, "Subtotal", "$20.40");
  expect(await shown()).toEqual(["1", "2", "1"]);
  await context.setOffline(false);
  const saved = page.waitForResponse(/updateItemInBasket$/);
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await saved;
  await expectSum(page, "Subtotal", "$40.80");
  await logged;
  await page.reload();
  await expect(quantity(page)).toHaveValue("2");
});

test("a price that has changed since the last look is told of", async ({ page }) => {
  await bagTruffles(page);
  // The line stands, so that this look at it counts as the last one.
  await expect(quantity(page)).toBeVisible();
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith("PRICES_SEEN")));
  // As if the shopper had looked before the sale.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("PRICES_SEEN")) ?? "";
    const seen = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, { price: number }>;
    for (const line of Object.values(seen)) line.price = 24;
    localStorage.setItem(key, JSON.stringify(seen));
  });
  await page.reload();
  await expect(page.getByText("The price changed from $24.00 to $20.40 since you last looked.")).toBeVisible();
});

test("an empty bag suggests something to begin with", { tag: "@desktop" }, async ({ page, expectAccessible }) => {
  await openBag(page);
  const rail = page.getByRole("list", { name: "To start with" });
  await expect(rail.getByRole("listitem").first()).toBeVisible();
  await expectAccessible("an empty bag");
});
