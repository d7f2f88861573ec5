import {
  addToBag,
  bagPralines,
  bagTruffles,
  cards,
  checkOutWith,
  expectPiecesInBag,
  open,
  openBag,
  openTruffles,
  truffles,
} from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test.describe("two tabs of one shopper", () => {
  test("show the same bag", async ({ page, context }) => {
    await bagPralines(page);
    const other = await context.newPage();
    await openBag(other);
    await expectPiecesInBag(other, 1);

    await openTruffles(page);
    await addToBag(page);
    await expectPiecesInBag(other, 2);
    await expect(other.getByRole("link", { name: truffles.name, exact: true })).toBeVisible();

    await other.getByRole("button", { name: "Remove Half-Moon Praline Bonbons" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
    await expectPiecesInBag(other, 1);
    await expectPiecesInBag(page, 1);
  });

  test("know of the order that one of them placed", async ({ page, context }) => {
    await bagTruffles(page);
    await checkOutWith(page, cards.approved);
    const other = await context.newPage();
    await openBag(other);
    await expectPiecesInBag(other, 1);
    const third = await context.newPage();
    await open(third, "/revieworder");
    await expect(third.getByRole("button", { name: "Place order" })).toBeVisible();

    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
    await expectPiecesInBag(other, 0);
    await expect(other.getByText("Nothing in here yet.")).toBeVisible();
    await expect(third).toHaveURL(page.url());
    await expect(third.getByRole("heading", { level: 1, name: "It’s yours, June." })).toBeVisible();
  });
});

test("the way back from an order leads to an empty bag, and the order stands", async ({ page }) => {
  await bagTruffles(page);
  await checkOutWith(page, cards.approved);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
  const confirmed = page.url();

  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText("Nothing in here yet.")).toBeVisible();
  await expectPiecesInBag(page, 0);
  await page.goto(confirmed);
  await expect(page.getByRole("heading", { level: 1, name: "It’s yours, June." })).toBeVisible();
});
