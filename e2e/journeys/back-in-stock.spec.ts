import { openPralines } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test("a shopper signs up for a box that is sold out", async ({ page, expectAccessible }) => {
  await openPralines(page);
  await expect(page.getByRole("button", { name: "Email me when it’s back" })).toHaveCount(0);
  await page.getByText("Gold foil").click();
  await expect(page.getByText("Out of stock", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Email me when it’s back" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expectAccessible("signup for a sold out box");
  await page.getByLabel("Email").fill("june.visitor@example.test");
  await page.getByRole("button", { name: "NOTIFY ME WHEN AVAILABLE" }).click();
  await expect(page.getByText(/^Thank you for signing up for this notification!/)).toBeVisible();
  await expectAccessible("signed up for a sold out box");
});
