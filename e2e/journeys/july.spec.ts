import { addToBag, cards, checkOutWith, expectSum, openBag, openTruffles } from "../shopper.ts";
import { sandboxOrigin } from "../sandbox.ts";
import { expect, test } from "../shop-test.ts";

test.afterEach(async ({ page }) => {
  const answer = await page.request.put(`${sandboxOrigin()}/__sandbox/clock`, { data: { mode: "real" } });
  expect(answer.status()).toBe(200);
});

test(
  "in July what melts is bought with a cold pack, by the clock of the console",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(`${sandboxOrigin()}/console/clock`);
    await page.getByRole("combobox", { name: "Mode" }).selectOption("stands still");
    await page.getByLabel("Stands at (UTC)").fill("2027-07-14T17:00:00");
    await page.getByRole("button", { name: "Set clock" }).click();
    await expect(page.getByRole("status")).toHaveText("The clock is set to frozen.");

    await openTruffles(page);
    await addToBag(page);
    await openBag(page);
    await checkOutWith(page, cards.approved);
    // $6.95 by ground and $6.99 for the cold pack.
    await expectSum(page, "Shipping", "$13.94");
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/);
    await expect(page.getByText("$13.94").first()).toBeVisible();
  },
);
