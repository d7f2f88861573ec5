import type { FrameLocator, Page } from "@playwright/test";
import { bagTruffles, open, openTruffles } from "../shopper.ts";
import { mailTo, setClock } from "../sandbox.ts";
import { expect, test } from "../shop-test.ts";

/** Who the emulated wallets know. */
const owner = { email: "avery.stone@example.test", name: "Avery Stone", street: "14 Larkspur Lane" };

type Sheet = Page | FrameLocator;

/** Presses a wallet's button of the shop, the only one of ours, and gives the wallet's own sheet. */
const openSheet = async (page: Page, wallet: string): Promise<Sheet> => {
  const button = page.getByRole("main").getByRole("button", { name: `Pay with ${wallet}` });
  if (wallet === "Apple Pay") {
    await button.click();
    return page.frameLocator('iframe[title="Apple Pay"]');
  }
  const popup = page.waitForEvent("popup");
  await button.click();
  return popup;
};

const shipTo = (sheet: Sheet, id: string) => sheet.getByLabel("Ship to").selectOption(id);

/**
 * Counts what a shopper does on the shop's own pages from now on: presses, and fields that are filled in. What happens
 * in a wallet's own sheet is not the shop's.
 */
const countOwnActs = async (page: Page) => {
  await page.evaluate(() => {
    sessionStorage.setItem("acts", JSON.stringify({ presses: 0, fields: 0 }));
    const count = (kind: "presses" | "fields") => (event: Event) => {
      if (!event.isTrusted) return;
      const acts = JSON.parse(sessionStorage.getItem("acts") ?? "{}") as Record<string, number>;
      sessionStorage.setItem("acts", JSON.stringify({ ...acts, [kind]: (acts[kind] ?? 0) + 1 }));
    };
    document.addEventListener("click", count("presses"), true);
    document.addEventListener("change", count("fields"), true);
  });
  return async () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem("acts") ?? "{}") as { presses: number; fields: number });
};

/** A day, as the shop writes it. */
const DAY = /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d{1,2}/;

const wallets = [
  { wallet: "Apple Pay", pay: "Pay" },
  { wallet: "PayPal", pay: "Approve" },
  { wallet: "Venmo", pay: "Approve" },
];

for (const { wallet, pay } of wallets) {
  test(`${wallet} buys from the bag: address, way to ship and price stand in its own sheet`, async ({
    page,
    expectAccessible,
  }) => {
    await bagTruffles(page);
    await expect(page.getByRole("list", { name: "or pay with" }).getByRole("button")).toHaveCount(3);
    await expectAccessible("a bag with wallets");
    const acts = await countOwnActs(page);
    const sheet = await openSheet(page, wallet);
    await shipTo(sheet, "home");
    const fastest = sheet.getByRole("radio").last();
    await expect(fastest).toBeVisible();
    for (const way of await sheet.getByRole("group", { name: "Shipping" }).locator("label").all())
      await expect(way).toHaveText(new RegExp(`.+, Arrives ${DAY.source}`));
    const before = await sheet.locator("#total").textContent();
    await fastest.check();
    await expect(sheet.locator("#total")).not.toHaveText(before ?? "");
    const total = ((await sheet.locator("#total").textContent()) ?? "").replaceAll(/[^\d.]/g, "");
    await sheet.getByRole("button", { name: pay, exact: true }).click();
    await expect(page).toHaveURL(/\/order-confirmation\?orderNo=WP\d+$/);
    await expect(page.getByText(`Paid with ${wallet}`)).toBeVisible();
    await expect(page.getByText(owner.street).first()).toBeVisible();
    await expect(page.getByText(`$${total}`).first()).toBeVisible();
    expect(await acts()).toEqual({ presses: 1, fields: 0 });
    expect(await mailTo(page, owner.email, "order-confirmation")).toContain(`To ${owner.name}, ${owner.street}`);
    await open(page, "/cart");
    await expect(page.getByText("Nothing in here yet")).toBeVisible();
  });

  test(`${wallet} buys from a product page, and leaves no trace when its sheet is left`, async ({ page }) => {
    await openTruffles(page);
    let sheet = await openSheet(page, wallet);
    await shipTo(sheet, "home");
    await sheet.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(page.getByRole("button", { name: `Pay with ${wallet}` })).toHaveAttribute("aria-busy", "false");
    await open(page, "/cart");
    await expect(page.getByText("Nothing in here yet")).toBeVisible();

    await openTruffles(page);
    const acts = await countOwnActs(page);
    sheet = await openSheet(page, wallet);
    await shipTo(sheet, "home");
    await sheet.getByRole("button", { name: pay, exact: true }).click();
    await expect(page).toHaveURL(/\/order-confirmation\?orderNo=WP\d+$/);
    await expect(page.getByText(owner.street).first()).toBeVisible();
    expect(await acts()).toEqual({ presses: 1, fields: 0 });
  });

  test(`${wallet} says in its sheet that nothing is delivered to a place`, async ({ page, expectRefusal }) => {
    await bagTruffles(page);
    const sheet = await openSheet(page, wallet);
    expectRefusal(400, /updateShippingAddressForShipment/);
    await shipTo(sheet, "london");
    await expect(sheet.getByText("We can’t deliver these items to this address.")).toBeVisible();
    await expect(sheet.getByRole("button", { name: pay, exact: true })).toBeDisabled();
    await shipTo(sheet, "home");
    await expect(sheet.getByRole("button", { name: pay, exact: true })).toBeEnabled();
  });
}

test.describe("on a hot day", () => {
  test.beforeEach(({ page }) => setClock(page, { mode: "frozen", at: "2027-07-15T17:00:00.000Z" }));
  test.afterEach(({ page }) => setClock(page, { mode: "real" }));

  for (const { wallet, pay } of wallets)
    test(`${wallet} says in its sheet that the heat holds the sweets back, and the order keeps those days`, async ({
      page,
    }) => {
      await bagTruffles(page);
      const sheet = await openSheet(page, wallet);
      await shipTo(sheet, "desert");
      const held = sheet.locator("label").filter({ hasText: "(held back so it won’t melt over a weekend)" }).first();
      await expect(held).toHaveText(DAY);
      const days = /Arrives (.+?) \(held/.exec((await held.textContent()) ?? "")?.[1] ?? "";
      await held.getByRole("radio").check();
      await expect(sheet.getByRole("button", { name: pay, exact: true })).toBeEnabled();
      await sheet.getByRole("button", { name: pay, exact: true }).click();
      await expect(page).toHaveURL(/\/order-confirmation\?orderNo=WP\d+$/);
      await expect(page.getByText(days).first()).toBeVisible();
    });
});

test("a wallet has no button where it cannot ask for everything", async ({ page }) => {
  await bagTruffles(page);
  await expect(page.getByRole("button", { name: "Pay with PayPal" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay with Klarna" })).toHaveCount(0);
  await openTruffles(page);
  await expect(page.getByRole("button", { name: "Add to bag" }).first()).toBeEnabled();
  await expect(page.getByRole("list", { name: "or pay with" })).toHaveCount(0);
});
