import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test("a size on a tile is one press, by keyboard too, and a heart remembers what was seen", async ({
  page,
  expectAccessible,
}) => {
  await open(page, "/category/boxed-chocolates");
  const sizes = page.getByRole("group", { name: "Sizes of Half-Moon Praline Bonbons" });
  await sizes.getByRole("button", { name: /^6 pieces/ }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Added to Your Bag" });
  await expect(sheet.getByText("6 pieces").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sizes.getByRole("button", { name: /^6 pieces/ })).toBeFocused();

  await page.getByRole("button", { name: "Add to wishlist: Half-Moon Praline Bonbons" }).click();
  await expect(page.getByRole("button", { name: "Remove from wishlist: Half-Moon Praline Bonbons" })).toBeVisible();
  await expectAccessible("list with sizes and hearts");
  await open(page, "/wishlist");
  await expect(page.getByRole("main").getByRole("link", { name: "Half-Moon Praline Bonbons" }).first()).toBeVisible();
});
