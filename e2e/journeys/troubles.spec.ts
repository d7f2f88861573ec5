import type { Page } from "@playwright/test";
import { sandboxOrigin } from "../sandbox.ts";
import { bagTruffles, expectPiecesInBag, open, shipTo } from "../shopper.ts";
import { expect, hydrated, test } from "../shop-test.ts";

const OH_FUDGE = "Oh fudge! Something unexpected went wrong! Please try again or contact us.";

const switchOn = async (page: Page, effect: object, match: object = {}) =>
  expect((await page.request.post(`${sandboxOrigin()}/__sandbox/faults`, { data: { effect, match } })).status()).toBe(
    201,
  );

const switchOff = async (page: Page) =>
  expect((await page.request.delete(`${sandboxOrigin()}/__sandbox/faults`)).status()).toBe(204);

test.afterEach(async ({ page }) => switchOff(page));

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Screens that cannot stand without the backend; `stamp` makes addresses that nothing has kept an answer to. */
const unkept = (stamp: string, productId: string) => [
  `/search?q=trouble-${stamp}`,
  `/category/truffles?sort=trouble-${stamp}`,
  `/${productId}.html?journey=${stamp}`,
  `/compare?ids=484101,485101`,
];

/** Screens whose words are the shop's own, or were kept from before. */
const standing = [
  ["/", ""],
  ["/help/shipping-rates", "Shipping rates"],
  ["/gift-finder", "Gift finder"],
  ["/e-gift-cards", "E-gift cards"],
  ["/track-order", "Where are my sweets?"],
  ["/chocolateshops", "Find a shop"],
  ["/build-a-box", "Build a box"],
] as const;

/** Screens that are about one shopper, who reads there what the backend says, or the shop's own words. */
const personal = ["/cart", "/shipping", "/billing", "/revieworder", "/account", "/wishlist"] as const;

/** Those that say it in their own words, whatever the backend said. */
const ownWords: ReadonlySet<string> = new Set(["/account", "/wishlist"]);

/** Goes to every standing screen once, so that it is kept. */
const warmUp = async (page: Page) => {
  for (const [address] of standing) await page.request.get(address);
};

test.describe("whatever the backend does", { tag: "@desktop" }, () => {
  test.describe.configure({ timeout: 240_000 });

  for (const [name, effect, productId, words] of [
    [
      "errors (500)",
      { kind: "status", status: 500, detail: "The kitchen is flooded." },
      "487113",
      "The kitchen is flooded.",
    ],
    ["HTML instead of answers", { kind: "html-body" }, "485113", OH_FUDGE],
  ] as const)
    test(`${name}: each screen stands, or says in the catalogue's words that it cannot`, async ({
      page,
      expectRefusal,
    }) => {
      await warmUp(page);
      await bagTruffles(page);
      await switchOn(page, effect);
      expectRefusal(503, /./);
      expectRefusal(name.startsWith("errors") ? 500 : 502, /./);
      for (const address of unkept(String(Date.now()), productId)) {
        expect((await page.goto(address))?.status(), address).toBe(503);
        await expect(title(page), address).toHaveText("Well, this isn't pretty.");
        await expect(page.getByText("This page seems to have run away."), address).toBeVisible();
        await expect(page.getByRole("main").getByRole("link", { name: "Back To Home" }), address).toBeVisible();
      }
      for (const [address, heading] of standing) {
        await page.goto(address);
        await hydrated(page);
        await expect(title(page), address).toContainText(heading);
      }
      for (const address of personal) {
        await page.goto(address);
        await hydrated(page);
        await expect(title(page), address).toHaveCount(1);
        const alert = page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });
        await expect(alert.first(), address).toHaveText(ownWords.has(address) ? OH_FUDGE : words);
      }
      await switchOff(page);
      await open(page, "/cart");
      await expectPiecesInBag(page, 1);
    });

  test("maintenance: whoever needs the backend is led to its page", async ({ page, expectRefusal }) => {
    await bagTruffles(page);
    await switchOn(page, { kind: "maintenance", scope: "site" });
    expectRefusal(503, /./);
    for (const address of [...unkept(String(Date.now()), "488107"), ...personal]) {
      await page.goto(address);
      await expect(page, address).toHaveURL(/\/maintenance$/);
      await expect(title(page), address).toHaveText("The hatch is shut for a moment");
    }
    await switchOff(page);
    await open(page, "/cart");
    await expectPiecesInBag(page, 1);
  });

  test("slowness: each screen comes, and what is not there yet is held open", async ({ page }) => {
    await bagTruffles(page);
    await switchOn(page, { kind: "delay", distribution: "fixed", milliseconds: 1200 });
    for (const [address, heading] of standing) {
      await page.goto(address);
      await hydrated(page);
      await expect(title(page), address).toContainText(heading);
      await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ }), address).toHaveCount(0);
    }
    await page.goto("/cart");
    await expect(page.getByText("Your bag is on its way.")).toBeAttached();
    await expect(page.getByRole("link", { name: "Checkout" })).toBeVisible({ timeout: 20_000 });
    await page.getByRole("link", { name: "Checkout" }).click();
    await expect(page.getByLabel("Email")).toBeVisible({ timeout: 20_000 });
  });
});

test(
  "with every third party blocked the shop still sells: a gift card pays",
  { tag: "@desktop" },
  async ({ page, expectRefusal }) => {
    const vendorsPort = Number(new URL(sandboxOrigin()).port) + 1;
    await page.route(new RegExp(`:${vendorsPort}/`), (route) => route.abort());
    test.setTimeout(180_000);
    expectRefusal(0, /./);
    expectRefusal(503, /reviews|card-context/);
    await switchOn(page, { kind: "connection-reset" }, { vendor: "any" });
    for (const [address, heading] of standing) {
      await open(page, address);
      await expect(title(page), address).toContainText(heading);
    }
    await bagTruffles(page);
    await page.getByRole("link", { name: "Checkout" }).click();
    await shipTo(page);
    await expect(page).toHaveURL(/\/billing$/);
    await page.getByRole("button", { name: "Use a gift card" }).click();
    await page.getByLabel("Gift Card Number").fill("60064900000000500000");
    await page.getByLabel("Gift Card Code").fill("8901");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("There is nothing left to pay.")).toBeVisible();
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page).toHaveURL(/\/revieworder$/);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/);
  },
);
