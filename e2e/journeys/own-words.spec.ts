import type { Page } from "@playwright/test";
import { mailTo, setClock } from "../sandbox.ts";
import { addToBag, cards, checkOutWith, expectPiecesInBag, june, open, openBag, proveToBeAPerson } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { expectFitting } from "../widths.ts";

/** A milk bar in a sleeve: blank, with a printed line, or stamped in foil. */
const bar = "/products/488203";
const words = "Happy birthday, Ana";

const chooseFoil = async (page: Page, text: string) => {
  await page.getByRole("radio", { name: /Gold foil stamp/ }).check({ force: true });
  await page.getByRole("textbox", { name: "Your words" }).fill(text);
};

test(
  "words in gold foil are seen on the bar, bought by a guest, and ordered again",
  { tag: "@both" },
  async ({ page, expectAccessible }, { project }) => {
    const email = `foil.${project.name}.${Date.now()}@example.test`;
    await open(page, bar);
    await chooseFoil(page, "");
    await page.getByRole("button", { name: "Add to bag" }).first().click();
    await expect(page.getByRole("textbox", { name: "Your words" })).toBeFocused();
    await expect(page.getByText("Please write what it should say.")).toBeVisible();
    await expectAccessible("foil without words");

    await chooseFoil(page, words);
    const preview = page.getByRole("img", { name: `Preview: Gold foil stamp, ${words}` });
    await expect(preview).toContainText("birthday, Ana");
    const picture = page.getByRole("region", { name: "Product images" }).getByRole("img").first();
    const [over, under] = [await preview.boundingBox(), await picture.boundingBox()];
    expect(Math.abs((over?.width ?? 0) - (under?.width ?? 1))).toBeLessThan(2);
    await expect(page.getByText("$13.50").first()).toBeVisible();
    await expectAccessible("foil with words");
    await expectFitting(page, "foil with words");
    await addToBag(page);
    await expect(page.getByRole("dialog").getByText(`Gold foil stamp: “${words}”`)).toBeVisible();

    await open(page, bar);
    await chooseFoil(page, "Get well, Ben");
    await addToBag(page);
    await openBag(page);
    await expectPiecesInBag(page, 2);
    await expect(page.getByText(`Gold foil stamp: “${words}”`)).toBeVisible();
    await expect(page.getByText("Gold foil stamp: “Get well, Ben”")).toBeVisible();
    await page.getByRole("button", { name: "Increase quantity" }).first().click();
    await expectPiecesInBag(page, 3);
    await expect(page.getByText(`Gold foil stamp: “${words}”`)).toBeVisible();
    await expectAccessible("bag with words");
    await expectFitting(page, "bag with words");

    await checkOutWith(page, cards.approved, { ...june, email });
    await expect(page.getByText(`Gold foil stamp: “${words}”`).first()).toBeVisible();
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/);
    await expect(page.getByText(`Gold foil stamp: “${words}”`).first()).toBeVisible();
    expect(await mailTo(page, email, "order-confirmation")).toContain(
      `2 × The Message Bar: $27.00\n    Sleeve: Gold foil stamp ($4.50 each)\n    “${words}”`,
    );

    const account = page.getByRole("region", { name: "Save this order to an account" });
    await proveToBeAPerson(page);
    await account.getByLabel("Password", { exact: true }).fill("Plum-1234");
    await page.keyboard.press("Enter");
    await account.getByRole("link", { name: "See your orders" }).click();
    await page.mouse.move(5, 700);
    await page.getByRole("link", { name: /^Details order/ }).click();
    await expect(page.getByText(`Gold foil stamp: “${words}”`).first()).toBeVisible();
    await page.getByRole("button", { name: "Order again" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expectPiecesInBag(page, 3);
    await expect(page.getByText(`Gold foil stamp: “${words}”`)).toBeVisible();
    await expect(page.getByText("Gold foil stamp: “Get well, Ben”")).toBeVisible();
  },
);

test.describe("in December", () => {
  test.beforeEach(({ page }) => setClock(page, { mode: "frozen", at: "2026-12-04T17:00:00Z" }));
  test.afterEach(({ page }) => setClock(page, { mode: "real" }));

  test("a line is woven into the ribbon of a tower, which a guest buys", { tag: "@desktop" }, async ({ page }) => {
    const email = `ribbon.${Date.now()}@example.test`;
    const line = "Thank you for 2026";
    await open(page, "/products/493113");
    await page.getByRole("radio", { name: /Woven ribbon/ }).check({ force: true });
    await page.getByRole("textbox", { name: "Your words" }).fill(line);
    await expect(page.getByRole("img", { name: `Preview: Woven ribbon, ${line}` })).toBeVisible();
    await addToBag(page);
    await openBag(page);
    await expect(page.getByText(`Woven ribbon: “${line}”`)).toBeVisible();
    await checkOutWith(page, cards.approved, { ...june, email });
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/);
    await expect(page.getByText(`Woven ribbon: “${line}”`).first()).toBeVisible();
    expect(await mailTo(page, email, "order-confirmation")).toContain(
      `Ribbon: Woven ribbon ($6.00 each)\n    “${line}”`,
    );
  });
});
