import type { Locator, Page } from "@playwright/test";
import { signIn } from "../by-api.ts";
import { filesOf } from "../files-of-chunk.ts";
import { sandboxOrigin } from "../sandbox.ts";
import { bagTruffles, cards, enterCard, expectPiecesInBag, logIn, open, shipTo } from "../shopper.ts";
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
const personal = [
  "/cart",
  "/checkout",
  "/shipping",
  "/billing",
  "/revieworder",
  "/account",
  "/orders",
  "/addressbook",
  "/wallet",
  "/wishlist",
] as const;

/** What the error catalogue has words of its own for, whatever the backend said. */
const ownWords: Readonly<Record<string, string>> = { "/orders": "Failed to get customer order history list" };

type Screen = readonly [address: string, heading: string];

/** Screens that come with the backend's answer, which nothing has kept; each with its title. */
const answered = (stamp: string): Screen[] => [
  [`/search?q=caramel&journey=${stamp}`, "Results for “caramel”"],
  [`/category/truffles?journey=${stamp}`, "Truffles"],
  [`/482101.html?journey=${stamp}`, "Midnight Orchard Bar"],
  ["/compare?ids=481101,482101", "Compare sweets"],
];

const complaints = (page: Page) => page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });

/** Tabs that are open at a time: more would have to wait for the machine, and the shop gives up on what takes long. */
const TABS = 4;

/** Does something in a tab of its own for each, side by side: what a slow backend costs is waited for once. */
const inTabs = async <T>(page: Page, each: readonly T[], act: (tab: Page, one: T) => Promise<void>) => {
  const waiting = [...each];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const tab = await page.context().newPage();
      await act(tab, one);
      await tab.close();
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
};

/** Opens screens; each has its title and nothing to complain of. */
const expectScreens = (page: Page, screens: readonly Screen[]) =>
  inTabs(page, screens, async (tab, [address, heading]) => {
    await open(tab, address);
    await expect(title(tab), address).toContainText(heading);
    await expect(complaints(tab), address).toHaveCount(0);
  });

/** Opens a screen of the checkout or the account that is not there yet, and waits until it is. */
const waitOut = async (page: Page, address: string, meanwhile: string, then: Locator) => {
  await page.goto(address);
  await expect(page.getByText(meanwhile, { exact: true }), address).toBeAttached();
  await expect(then, address).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(meanwhile, { exact: true }), address).toHaveCount(0);
  await expect(complaints(page), address).toHaveCount(0);
};

/** Goes to every standing screen once, so that it is kept. */
const warmUp = async (page: Page) => {
  for (const [address] of standing) await page.request.get(address);
};

test.describe("whatever the backend does", () => {
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
        await expect(complaints(page).first(), address).toHaveText(ownWords[address] ?? words);
      }
      await switchOff(page);
      await open(page, "/cart");
      await expectPiecesInBag(page, 1);
    });

  test("maintenance: whoever needs the backend is led to its page", async ({ page, expectRefusal }) => {
    await bagTruffles(page);
    // The bag would notice by itself, and leave while the next address is being opened.
    await page.goto("about:blank");
    await switchOn(page, { kind: "maintenance", scope: "site" });
    expectRefusal(503, /./);
    for (const address of [...unkept(String(Date.now()), "488107"), ...personal]) {
      await page.goto(address);
      await expect(page, address).toHaveURL(/\/maintenance$/);
      await expect(title(page), address).toHaveText("We’ll be right back – the hatch is shut for a moment");
    }
    await switchOff(page);
    await open(page, "/cart");
    await expectPiecesInBag(page, 1);
  });

  test("slowness: each screen comes, and what is not there yet is held open", { tag: "@desktop" }, async ({ page }) => {
    await bagTruffles(page);
    await switchOn(page, { kind: "delay", distribution: "fixed", milliseconds: 1200 });
    await expectScreens(page, [...standing, ...answered(String(Date.now()))]);
    await page.getByRole("combobox", { name: "Search" }).fill("brittle");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Loading results")).toBeAttached();
    await expect(title(page)).toContainText("Results for “brittle”");

    const bag = "Your bag is loading.";
    await inTabs(page, ["/cart", "/checkout"], (tab, address) =>
      waitOut(
        tab,
        address,
        bag,
        address === "/cart" ? tab.getByRole("link", { name: "Checkout", exact: true }) : tab.getByLabel("Email"),
      ),
    );
    await waitOut(page, "/shipping", bag, page.getByLabel("Email"));
    await shipTo(page);
    await expect(page).toHaveURL(/\/billing$/);
    await waitOut(page, "/billing", bag, page.getByLabel("Name on Card"));
    await enterCard(page, cards.approved);
    await page.getByRole("button", { name: "Continue to Review" }).click();
    // So many calls wait for each other until a card is taken that a slow machine has none of the ten seconds left.
    await expect(page).toHaveURL(/\/revieworder$/, { timeout: 20_000 });
    await waitOut(page, "/revieworder", bag, page.getByRole("button", { name: "Place order" }));
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/, { timeout: 20_000 });

    await open(page, "/login");
    // Six calls wait for each other from the password to the account.
    await logIn(page, "beatrix@example.test", "Plum-1234", 20_000);
    const mine: [string, string, (tab: Page) => Locator][] = [
      ["/account", "Loading", title],
      ["/orders", "Looking up your orders.", (tab) => tab.getByRole("main").getByRole("listitem").first()],
      ["/wishlist", "Loading", (tab) => tab.getByRole("link", { name: "Start with something sweet" })],
    ];
    await inTabs(page, mine, (tab, [address, meanwhile, then]) => waitOut(tab, address, meanwhile, then(tab)));
  });
});

test("an unexpected error of the checkout is told in the configured words, with their link", async ({
  page,
  expectRefusal,
  expectAccessible,
}) => {
  await bagTruffles(page);
  expectRefusal(502, /\/api\//);
  await switchOn(page, { kind: "html-body" }, { path: "*/baskets*" });
  await open(page, "/shipping");
  const alert = complaints(page).first();
  // Only the configured words have a link; the shop's own apology has none.
  await expect(alert.getByRole("link", { name: "contact us" })).toHaveAttribute("href", "/contact-us");
  await expect(alert).toHaveText(OH_FUDGE);
  await expectAccessible("an unexpected error in the checkout");
  await switchOff(page);
  await open(page, "/shipping");
  await expect(page.getByLabel("Street Address")).toBeVisible();
  await expect(complaints(page)).toHaveCount(0);
});

test("without the part about gift cards the payment step still takes a card @desktop", async ({
  page,
  expectRefusal,
  expectLogged,
}) => {
  const files = filesOf("gift-cards");
  await page.route(files, (route) => route.abort());
  expectRefusal(0, files);
  expectLogged("loadable-components: failed to asynchronously load component");
  expectLogged("A part of the page could not be shown.");
  await bagTruffles(page);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await shipTo(page);
  await expect(page).toHaveURL(/\/billing$/);
  await enterCard(page, cards.approved);
  await expect(page.getByRole("heading", { name: "Billing address" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Gift cards" })).toHaveCount(0);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
});

test("on the way into the checkout something of the page is seen at every moment", async ({ page }) => {
  await bagTruffles(page);
  const checkout = page.getByRole("link", { name: "Checkout", exact: true });
  await expect(checkout).toBeVisible();
  const frame = filesOf("checkout-frame");
  // The later the frame comes, the longer it would be missing.
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, frame.test(route.request().url()) ? 1500 : 300));
    await route.continue();
  });
  const missing = await page.evaluateHandle(() => {
    const moments: string[] = [];
    const look = () => {
      const main = document.querySelector("main");
      if (!main?.checkVisibility()) moments.push(`${location.pathname}: ${main ? "hidden" : "none"}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return moments;
  });
  await checkout.click();
  await expect(page.getByLabel("Street Address")).toBeVisible();
  expect(await missing.jsonValue()).toEqual([]);
});

test(
  "with every third party blocked the shop still sells: a gift card pays",
  { tag: "@desktop" },
  async ({ page, expectRefusal }) => {
    const vendorsPort = Number(new URL(sandboxOrigin()).port) + 1;
    await page.context().route(new RegExp(`:${vendorsPort}/`), (route) => route.abort());
    test.setTimeout(240_000);
    expectRefusal(0, /./);
    expectRefusal(503, /reviews|card-context/);
    await warmUp(page);
    await switchOn(page, { kind: "connection-reset" }, { vendor: "any" });
    await bagTruffles(page);
    await expectScreens(page, [...standing, ...answered(String(Date.now())), ["/wishlist", "Wishlist"]]);
    await open(page, "/shipping");
    await shipTo(page);
    await expect(page).toHaveURL(/\/billing$/);
    await expect(complaints(page)).toContainText("Card entry is unavailable.");
    await page.getByRole("button", { name: "Use a gift card" }).click();
    await page.getByLabel("Gift Card Number").fill("60064900000000500000");
    await page.getByLabel("Gift Card Code").fill("8901");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("There’s nothing left to pay.")).toBeVisible();
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page).toHaveURL(/\/revieworder$/);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/);

    await signIn(page, "beatrix@example.test");
    await expectScreens(page, [
      ["/account", "Hello, Beatrix"],
      ["/orders", "Your orders"],
      ["/wishlist", "Wishlist"],
    ]);
  },
);
