import { tabTo, typeAddress, typeInto } from "../keyboard.ts";
import { cardExpiry, cards, june, open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test.use({ reducedMotion: "no-preference" });

test("a shopper buys with the keyboard alone", { tag: "@desktop" }, async ({ page }) => {
  const { keyboard } = page;
  await open(page, "/");

  await tabTo(page, page.getByRole("button", { name: "Chocolates" }));
  await keyboard.press("Enter");
  const panel = page.locator("#menu-chocolates");
  await expect(panel).toBeVisible();
  await keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Chocolates" })).toBeFocused();
  await keyboard.press("Enter");
  await tabTo(page, panel.getByRole("link", { name: "Boxed Chocolates" }).first());
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/category\/boxed-chocolates$/);

  await tabTo(page, page.getByRole("heading").getByRole("link", { name: "Half-Moon Praline Bonbons" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Half-Moon Praline Bonbons" })).toBeVisible();

  const sizes = page.getByRole("radiogroup", { name: /Size/ }).or(page.getByRole("group", { name: /Size/ }));
  await tabTo(page, sizes.getByRole("radio"));
  await keyboard.press("ArrowRight");
  await expect(sizes.getByRole("radio", { checked: true })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Add to bag" }));
  await keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Added to Your Bag" });
  await expect(sheet).toBeVisible();
  await keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Add to bag" })).toBeFocused();
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Bag, 1 item" }), "Shift+Tab");
  await keyboard.press("Enter");

  await expect(page).toHaveURL(/\/cart$/);
  await tabTo(page, page.getByRole("link", { name: "Checkout", exact: true }));
  await keyboard.press("Enter");

  await expect(page).toHaveURL(/\/shipping$/);
  await typeInto(page, page.getByLabel("Email"), june.email);
  await typeAddress(page);
  await keyboard.press("Enter");

  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.frameLocator('iframe[title="Card Number"]').getByRole("textbox")).toBeVisible();
  await typeInto(page, page.getByLabel("Name on Card"), "June Harper");
  await typeInto(page, page.locator('iframe[title="Card Number"]'), cards.approved);
  await typeInto(page, page.getByLabel("Expiration Date"), cardExpiry().replace("/", ""));
  await typeInto(page, page.locator('iframe[title="Security Code"]'), "123");
  await tabTo(page, page.getByRole("button", { name: "Continue to Review" }));
  await keyboard.press("Space");

  await expect(page).toHaveURL(/\/revieworder$/);
  await tabTo(page, page.getByRole("button", { name: "Place order" }));
  await keyboard.press("Space");
  await expect(page).toHaveURL(/\/order-confirmation/);
  await expect(page.getByRole("heading", { level: 1, name: "It’s yours, June." })).toBeFocused();
});
