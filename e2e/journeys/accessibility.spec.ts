import { tabTo } from "../keyboard.ts";
import { open, openTruffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

for (const [name, address] of [
  ["sold out product", "/hard-candy/window-pane-canes/487104.html"],
  ["piece of the journal", "/blog/where-to-keep-chocolate"],
  ["occasion", "/occasions/christmas"],
  ["business gifts", "/business-gifts"],
  ["careers", "/company-info/careers"],
  ["the story", "/our-story"],
] as const)
  test(`axe finds nothing on the page: ${name}`, async ({ page, expectAccessible }) => {
    await open(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(name);
  });

test("the sheet of a product's options gives the focus back", async ({ page }) => {
  await open(page, "/category/chocolates");
  const options = page.getByRole("button", { name: /Choose options/ }).first();
  await options.click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: "Add to bag" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(options).toBeFocused();
});

test("forms name what is wrong and axe finds nothing in it", async ({ page, expectAccessible }) => {
  await open(page, "/register");
  await expectAccessible("registration");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("First Name")).toBeFocused();
  await expect(page.getByLabel("First Name")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible("registration with errors");
});

test("the skip links lead past the header", { tag: "@desktop" }, async ({ page }) => {
  await openTruffles(page);
  for (const [link, target] of [
    ["Skip to navigation", page.getByRole("navigation", { name: "Main" })],
    ["Skip to content", page.getByRole("main")],
    ["Skip to search", page.getByLabel("Search the shop")],
  ] as const) {
    await tabTo(page, page.getByRole("link", { name: link }), link === "Skip to navigation" ? "Tab" : "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(target).toBeFocused();
  }
});
