import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { june, open, truffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { desktop, phone } from "../widths.ts";

const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );

test.describe("without JavaScript", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("home shows what is for sale", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Half-Moon Praline Bonbons" }).first()).toBeVisible();
    await expect(main.getByText("$18.00").first()).toBeVisible();
    const list = (await structuredData(page)).find((data) => data["@type"] === "ItemList");
    expect(list?.itemListElement).toContainEqual(expect.objectContaining({ name: "Half-Moon Praline Bonbons" }));
  });

  test("a category shows names, prices and the next page", async ({ page }) => {
    await page.goto("/category/chocolates");
    await expect(page.getByRole("heading", { level: 3 }).filter({ hasText: truffles.name })).toBeVisible();
    await expect(page.getByText("$20.40").first()).toBeVisible();
    const list = (await structuredData(page)).find((data) => data["@type"] === "ItemList");
    expect(list).toMatchObject({ numberOfItems: 73, itemListElement: { length: 24 } });
    await page.getByRole("link", { name: "Show 24 more" }).click();
    await expect(page).toHaveURL(/start=24/);
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(24);
  });

  test("a product shows its price and says it to machines", async ({ page }) => {
    await page.goto(truffles.address);
    await expect(page.getByRole("heading", { level: 1, name: truffles.name })).toBeVisible();
    await expect(page.getByText("$20.40").first()).toBeVisible();
    const product = (await structuredData(page)).find((data) => data["@type"] === "Product");
    expect(product).toMatchObject({
      name: truffles.name,
      offers: { price: expect.stringMatching(/^20\.40?$/), priceCurrency: "USD", availability: /InStock$/ },
    });
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${truffles.address}$`));
  });

  test("the search form finds sweets", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Search the shop").fill("bonbons");
    await page.getByLabel("Search the shop").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Results for “bonbons”" })).toBeVisible();
  });
});

/** Every field has a name, every page one heading of the first level, its landmarks and a language. */
const expectSound = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  for (const role of ["textbox", "combobox", "radio", "button"] as const)
    for (const field of await page.getByRole(role).all()) await expect(field).toHaveAccessibleName(/\S/);
  for (const width of [desktop, phone]) {
    await page.setViewportSize(width);
    const isWider = await page
      .locator("html")
      .evaluate((html) => html.scrollWidth > html.clientWidth)
      .catch(() => false);
    expect(isWider).toBe(false);
  }
};

/** Looks at the same page in a browser with scripts, which axe needs. */
const expectAccessibleToo = async (browser: Browser, page: Page) => {
  const looking = await browser.newContext({ javaScriptEnabled: true, bypassCSP: true });
  const look = await looking.newPage();
  await look.setContent(await page.content());
  await look.evaluate(axeSource);
  const { violations } = await look.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  expect(violations).toEqual([]);
  await looking.close();
};

const fillAddress = async (page: Page, street = june.street) => {
  await page.getByLabel("First Name").fill(june.firstName);
  await page.getByLabel("Last Name").fill(june.lastName);
  await page.getByLabel("Street Address").fill(street);
  await page.getByLabel("City").fill(june.city);
  await page.getByLabel("State", { exact: true }).selectOption(june.state);
  await page.getByLabel("Zip/Postal Code").fill(june.zip);
  await page.getByLabel("Phone Number").fill(june.phone);
};

const logInPlainly = async (page: Page) => {
  await page.getByRole("link", { name: "I have an account" }).click();
  await page.getByLabel("Email").fill("iris@example.test");
  await page.getByLabel("Password").fill("Plum-1234");
  await page.getByRole("button", { name: "Log in" }).click();
};

test.describe("a purchase without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer buys with a saved card: every step is a form, and what is wrong stands at its field", async ({
    page,
    browser,
    expectRefusal,
  }) => {
    await page.goto(truffles.address);
    await page.getByRole("button", { name: "Add to bag without JavaScript" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
    await expectSound(page);
    await page.getByRole("textbox", { name: `Quantity, ${truffles.name}` }).fill("2");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText(`2 × ${truffles.name}`)).toBeVisible();

    await logInPlainly(page);
    await expect(page.getByText(`2 × ${truffles.name}`)).toBeVisible();
    await page.getByRole("link", { name: "Checkout", exact: true }).click();

    expectRefusal(422, /\/plain\/shipping$/);
    await page.getByLabel("Email").fill("iris@example");
    await page.getByRole("button", { name: "Continue to Shipping" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please check the fields marked below.");
    const email = page.getByLabel("Email");
    await expect(email).toHaveValue("iris@example");
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
    await expectSound(page);
    await expectAccessibleToo(browser, page);

    await email.fill("iris@example.test");
    await fillAddress(page, "2218 Harrison");
    await page.getByRole("button", { name: "Continue to Shipping" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Verify Address" })).toBeVisible();
    await expectSound(page);
    await expectAccessibleToo(browser, page);
    await page.getByRole("button", { name: "Edit Address" }).click();
    await expect(page.getByLabel("Street Address")).toHaveValue("2218 Harrison");
    await page.getByRole("button", { name: "Continue to Shipping" }).click();
    await page.getByRole("button", { name: "Accept Change" }).click();
    await page.getByRole("radio", { name: /UPS Ground/ }).check();
    await expectSound(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await page.getByRole("radio", { name: /Visa ending in 1111/ }).check();
    await expectSound(page);
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page.getByText("2218 Harrison Street")).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/plain\/order\/WP\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: "Thank you! Your order is placed." })).toBeVisible();
    await expectSound(page);
    const order = page.url();
    await page.reload();
    await expect(page).toHaveURL(order);
    await page.getByRole("link", { name: "Your bag" }).click();
    await expect(page.getByText("There’s nothing in it yet.")).toBeVisible();
  });
});

test.describe("a guest without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is told at the bag what needs a script, reads when it arrives, and buys by gift card", async ({
    page,
    browser,
    expectRefusal,
  }) => {
    await page.goto(truffles.address);
    await page.getByRole("button", { name: "Add to bag without JavaScript" }).click();
    await expect(page.getByText("Without JavaScript you can pay with gift cards")).toBeVisible();
    await page.getByRole("link", { name: "Checkout", exact: true }).click();
    await page.getByLabel("Email").fill(june.email);
    await fillAddress(page);
    await page.getByRole("button", { name: "Continue to Shipping" }).click();
    const day = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d{1,2}/;
    await expect(page.getByRole("radio").first()).toHaveAccessibleName(day);
    await expectSound(page);
    await expectAccessibleToo(browser, page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();

    await expect(page.getByRole("heading", { name: "Gift cards" })).toBeVisible();
    await expectSound(page);
    await expectAccessibleToo(browser, page);
    expectRefusal(422, /\/plain\/gift-card$/);
    await page.getByLabel("Gift Card Number").fill("12");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("A gift card number has 19 to 21 digits")).toBeVisible();
    await page.getByLabel("Gift Card Number").fill("60064900000000500000");
    await page.getByLabel("Gift Card Code").fill("8901");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("That leaves $0.00 to pay.")).toBeVisible();
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page.getByText("Gift card ending in 0000")).toBeVisible();
    await expect(page.getByText(day).first()).toBeVisible();
    await expectSound(page);
    await expectAccessibleToo(browser, page);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/plain\/order\/WP\d+$/);
    await expect(page.getByText(day).first()).toBeVisible();
    await expectAccessibleToo(browser, page);
  });

  test("has words stamped in foil, and reads why there is no logo", async ({ page }) => {
    await page.goto("/products/488203");
    await expect(page.getByRole("radio", { name: /Blank/ })).toBeChecked();
    await page.getByRole("radio", { name: /Gold foil stamp/ }).check({ force: true });
    await page.getByRole("textbox", { name: "Your words" }).fill("Happy birthday");
    // What stands in such a part of a page is no text to Playwright.
    expect(await page.content()).toContain("Gold foil stamp: up to 24 characters, printed just as you write them.");
    await page.getByRole("button", { name: "Add to bag without JavaScript" }).click();
    await expect(page).toHaveURL(/\/plain\/bag$/);
    await expect(page.getByText("Gold foil stamp: “Happy birthday”")).toBeVisible();
    await page.goto("/products/493101");
    await expect(page.getByRole("radio", { name: /Plain sleeve/ })).toBeChecked();
    expect(await page.content()).toContain("A logo can only be sent with JavaScript.");
  });

  test("is led from the bag's own page to the one that needs no script", async ({ page }) => {
    await page.goto(truffles.address);
    await page.getByRole("button", { name: "Add to bag without JavaScript" }).click();
    await page.goto("/cart");
    await page
      .getByRole("main")
      .getByRole("link", { name: /without JavaScript/i })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
    await expect(page.getByText(`1 × ${truffles.name}`)).toBeVisible();
  });
});

test.describe("e-gift cards without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("are paid for without a shipping step", async ({ page, context, browser }) => {
    // The card is chosen while scripts still run; they are switched off afterwards.
    const before = await browser.newContext({ javaScriptEnabled: true, storageState: await context.storageState() });
    const choosing = await before.newPage();
    await open(choosing, "/e-gift-cards");
    await choosing.getByLabel("Their name").fill("Ivy");
    await choosing.getByLabel("Their email").fill("ivy@example.test");
    await choosing.getByLabel("Your name").fill("June");
    await choosing.getByRole("button", { name: "Add to bag" }).click();
    await expect(choosing.getByRole("dialog", { name: "Added to Your Bag" })).toBeVisible();
    await context.addCookies(await before.cookies());
    await before.close();

    await page.goto("/plain/bag");
    await expect(page.getByText("E-gift card for Ivy")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove e-gift card for Ivy" })).toBeVisible();
    await expectSound(page);
    await logInPlainly(page);
    await page.getByRole("link", { name: "Checkout", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Billing address" })).toBeVisible();
    await expectSound(page);
    await expectAccessibleToo(browser, page);
    await page.getByLabel("Email").fill(june.email);
    await fillAddress(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await page.getByRole("radio", { name: /Visa ending in 1111/ }).check();
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page.getByRole("region", { name: "Billing address" })).toContainText(june.street);
    await expectSound(page);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/plain\/order\/WP\d+$/);
    await expectSound(page);
  });
});

test.describe("answers of the server", { tag: "@desktop" }, () => {
  for (const address of ["/", "/category/truffles", "/boxed-chocolates/blue-hour-domes/480133.html"])
    test(`${address} is kept for everyone and answered from the cache`, async ({ request }) => {
      const once = `${address}?once=${Date.now()}`;
      // A page kept for longer than a quarter of an hour is sent once more while it is made anew.
      await expect.poll(async () => (await request.get(once)).headers()["x-cache"]).toBe("hit");
      const second = await request.get(once);
      expect(second.status()).toBe(200);
      const { "x-cache": cache, "cache-control": control = "", etag = "", ...headers } = second.headers();
      expect(cache).toBe("hit");
      expect(control).toContain("s-maxage=900");
      expect(control).toContain("stale-while-revalidate");
      expect(headers["set-cookie"]).toBeUndefined();
      const third = await request.get(once, { headers: { "if-none-match": etag } });
      expect(third.status()).toBe(304);
    });

  for (const address of ["/cart", "/shipping", "/billing", "/revieworder", "/order-confirmation", "/login", "/account"])
    test(`${address} is never kept`, async ({ request }) => {
      await request.get(address);
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["cache-control"]).toContain("no-store");
      expect(answer.headers()["x-cache"]).not.toBe("hit");
    });

  for (const [address, status, location] of [
    ["/search", 302, "/"],
    ["/search?q=", 302, "/"],
    ["/products/999999", 404, undefined],
    ["/products/", 400, undefined],
    ["/category/no-such-shelf", 404, undefined],
    ["/no-such-page", 404, undefined],
    ["/category/chocolates?refine1=price%3Dcheap", 400, undefined],
    ["/%E0%A4%A", 400, undefined],
  ] as const)
    test(`${address} answers ${status}`, async ({ request }) => {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expect(answer.headers().location).toBe(location);
      if (status >= 400) expect(answer.headers()["cache-control"]).toContain("no-store");
    });
});
