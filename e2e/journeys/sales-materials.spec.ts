import { expectPiecesInBag, open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test("order forms are ordered up to the limit of an order, which names them", async ({ page, expectAccessible }) => {
  await open(page, "/sales-materials");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Seasonal Materials",
    "All Year Materials",
    "Other Sales Tools",
  ]);
  await expect(main.getByText("Halloween Poster")).toBeHidden();
  const form = main.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Winter Order Form" }) });
  await form.getByRole("button", { name: "Good to know about Winter Order Form" }).click();
  await expect(form.getByText(/Collect by the first of December/)).toBeVisible();
  await expectAccessible("sales materials");
  const pdf = await form.getByRole("link", { name: /View Winter Order Form \(PDF\)/ }).getAttribute("href");
  expect((await page.request.get(pdf ?? "")).headers()["content-type"]).toContain("application/pdf");

  await form.getByRole("textbox", { name: "Quantity" }).fill("7");
  await form.getByRole("button", { name: "Add to Bag Winter Order Form" }).click();
  const sheet = page.getByRole("dialog", { name: "Added to Your Bag" });
  await expect(sheet).toContainText("Winter Order Form");
  await page.keyboard.press("Escape");
  await expectPiecesInBag(page, 7);
  await form.getByRole("textbox", { name: "Quantity" }).fill("4");
  await form.getByRole("button", { name: "Add to Bag Winter Order Form" }).click();
  await expect(form.getByRole("alert")).toHaveText(
    "Winter Order Form is limited to 10 per order, and 7 are in your bag.",
  );
  await form.getByRole("textbox", { name: "Quantity" }).fill("3");
  await form.getByRole("button", { name: "Add to Bag Winter Order Form" }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form.getByText("Winter Order Form is limited to 10 per order, and 10 are in your bag.")).toBeVisible();
  await expect(form.getByRole("button", { name: "Add to Bag Winter Order Form" })).toBeDisabled();
  await expectAccessible("sales materials at their limit");
});

test("paper is no sweet, in lists and on its own page", { tag: "@desktop" }, async ({ page }) => {
  const main = page.getByRole("main");
  // Shoppers do not meet it in a list or a search.
  for (const address of ["/category/order-forms", "/search?q=order%20form"]) {
    await open(page, address);
    await expect(main.getByText("Not a crumb.")).toBeVisible();
    await expect(main.getByText("Winter Order Form")).toHaveCount(0);
  }
  await open(page, "/order-forms/winter-order-form/496101.html");
  await expect(main.getByText("What you get")).toBeVisible();
  await expect(main.getByText("Ingredients")).toBeHidden();
  await expect(page.locator("#pdp-reviews-section")).toHaveCount(0);
});
