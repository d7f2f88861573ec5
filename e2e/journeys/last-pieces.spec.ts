import { createApiShopper } from "#tests/api-shopper.ts";
import { addToBag, cards, checkOutWith, open, openBag } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

/** Products with a handful of pieces in stock; each project empties its own. */
const lastPieces = {
  desktop: { id: "487113", address: "/hard-candy/cherry-cough-no-more-drops/487113.html" },
  phone: { id: "480136-16", address: "/boxed-chocolates/violet-creams/480136.html?size=16" },
};

test("pieces that somebody else buys meanwhile are not sold twice", async ({ page, baseURL, expectRefusal }, info) => {
  const { id, address } = info.project.name === "desktop" ? lastPieces.desktop : lastPieces.phone;
  await open(page, address);
  await addToBag(page);
  await openBag(page);
  await checkOutWith(page, cards.approved);

  const other = await createApiShopper(baseURL ?? "");
  const { body } = await other.scapi("ShopperProducts/getProduct", { id, expand: ["availability"] });
  const left = (body.inventory as { ats: number }).ats;
  const basketId = await other.fillBag({ productId: id, quantity: left });
  await other.prepare(basketId);
  expect((await other.placeOrder(basketId)).body).toMatchObject({ status: "new" });

  expectRefusal(400, /createOrder$/);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  await expect(page).not.toHaveURL(/\/order-confirmation/);

  await openBag(page);
  await expect(page.getByText("This just sold out. Please remove it to check out.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Checkout", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /^Remove / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Nothing in here yet.")).toBeVisible();
});
