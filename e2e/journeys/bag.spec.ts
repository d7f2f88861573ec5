import type { Page } from "@playwright/test";
import { fillBag, signIn } from "../by-api.ts";
import { bagTruffles, expectPiecesInBag, expectSum, openBag, truffles } from "../shopper.ts";
import { expect, hydrated, test } from "../shop-test.ts";

test.use({ reducedMotion: "no-preference" });

const quantity = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "Quantity" });

const enterCode = async (page: Page, code: string) => {
  const field = page.getByLabel("Promo code");
  const fold = page.getByText("Add a promo code");
  await expect(field.or(fold).first()).toBeVisible();
  if (!(await field.isVisible())) await fold.click();
  await field.fill(code);
  await page.getByLabel("Promo code").press("Enter");
};

test.describe("in the bag", () => {
  test("a quantity changes the sums, and 0 asks before it removes", async ({ page, expectAccessible }) => {
    await bagTruffles(page);
    await expectSum(page, "Subtotal", "$20.40");

    await page.getByRole("button", { name: "Increase quantity" }).click();
    await expectSum(page, "Subtotal", "$40.80");
    await quantity(page).fill("3");
    await expectSum(page, "Subtotal", "$61.20");
    await expectPiecesInBag(page, 3);

    const question = page.getByRole("dialog", { name: "Remove from your bag" });
    await quantity(page).fill("0");
    await expect(question).toBeVisible();
    await expectAccessible("the question before removal");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(quantity(page)).toHaveValue("3");

    await page.getByRole("button", { name: `Remove ${truffles.name}` }).click();
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("Nothing in here yet.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Your bag" })).toBeFocused();
    await expectPiecesInBag(page, 0);
    await page.reload();
    await expect(page.getByText("Nothing in here yet.")).toBeVisible();
  });

  test("quantities that cannot be are refused in words", async ({ page }) => {
    await fillBag(page, "487101");
    await openBag(page);

    for (const [typed, words] of [
      ["1.5", "Please enter a whole number."],
      ["x", "Please enter a whole number."],
      ["-1", "Please choose between 0 and 999."],
      [
        "1000",
        "Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.",
      ],
    ] as const) {
      await quantity(page).fill("");
      await quantity(page).fill(typed);
      await expect(quantity(page)).toHaveAccessibleDescription(words);
      await quantity(page).blur();
      await expectPiecesInBag(page, 1);
    }
    await quantity(page).fill("999");
    await expectPiecesInBag(page, 999);
    await quantity(page).fill("1");
    await expectPiecesInBag(page, 1);
  });

  test("more than there is becomes what there is", { tag: "@desktop" }, async ({ page }) => {
    await bagTruffles(page);
    await quantity(page).fill("998");
    await expect(page.getByText("Quantity reduced based on remaining stock available.")).toBeVisible();
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await expect(page.getByText("Quantities are limited, last few items of stock remaining.")).toBeVisible();
  });

  test("promo codes are refused, taken once, and taken back", async ({ page, expectRefusal, expectAccessible }) => {
    await bagTruffles(page);

    expectRefusal(400, /addCouponToBasket$/);
    await enterCode(page, "PLUMJAM");
    await expect(page.getByText('Promo code "PLUMJAM" is unknown.')).toBeVisible();
    await expect(page.getByLabel("Promo code")).toBeFocused();
    await enterCode(page, "SPRING26");
    await expect(page.getByText(/^Promo code "SPRING26" ended on (March 31|April 1), 2026\.$/)).toBeVisible();
    await enterCode(page, "JELLYBEAN");
    await expect(page.getByText('Promo code "JELLYBEAN" currently cannot be added to your cart.')).toContainText(
      /It brings “.*jellies.*”, which nothing in your bag gets yet\./,
    );
    await expect(page.getByRole("button", { name: /Remove promo code/ })).toHaveCount(0);

    await enterCode(page, "WINDOWSILL");
    await expectSum(page, "Promo WINDOWSILL", "−$2.04");
    await enterCode(page, "windowsill");
    await expect(page.getByLabel("Promo code")).toHaveValue("");
    await expect(page.getByRole("button", { name: /Remove promo code/ })).toHaveCount(1);
    await expectSum(page, "Promo WINDOWSILL", "−$2.04");

    await enterCode(page, "GRANDOPENING");
    await expect(page.getByText("GRANDOPENING took the place of WINDOWSILL: you save $3.06 more.")).toBeVisible();
    await expectSum(page, "Promo GRANDOPENING", "−$5.10");
    await expectAccessible("a code that waits behind a better one");

    await page.getByRole("button", { name: "Remove promo code GRANDOPENING" }).click();
    await expectSum(page, "Promo WINDOWSILL", "−$2.04");
    await page.getByRole("button", { name: /^Remove promo code WINDOWSILL/ }).click();
    await expect(page.getByText("Promo WINDOWSILL")).toHaveCount(0);
    await expectSum(page, "Subtotal", "$20.40");
  });
});

test("the best code of an account is used and said", async ({ page, answered, expectAccessible }) => {
  await signIn(page, "imogen@school.example");
  await bagTruffles(page);
  await expect(page.getByText("We used FULLPRICE, the best code in your account: you save $3.06.")).toBeVisible();
  await expectSum(page, "Promo FULLPRICE", "−$3.06");
  await expectAccessible("a code of the account");
  await page.getByRole("button", { name: "Remove promo code FULLPRICE" }).click();
  await expectSum(page, "Subtotal", "$20.40");
  await expect(page.getByRole("button", { name: /Remove promo code/ })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-settled", "true");
  // Nothing may happen: a code that is weighed again is put in 0.8 s after the bag stands.
  await page.waitForTimeout(1500);
  await answered();
  await expect(page.getByText("Promo FULLPRICE")).toHaveCount(0);
});
