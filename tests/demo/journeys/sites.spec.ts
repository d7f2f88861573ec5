import { addToBag, expectPiecesInBag, open, truffles } from "#e2e/shopper.ts";
import { expect, hydrated, test } from "#e2e/shop-test.ts";

/** The address of another of our shops, on the port under test. */
const shop = (name: string, baseURL = "") => baseURL.replace("//localhost", `//${name}.localhost`);

test.describe("our other shops", { tag: "@desktop" }, () => {
  test("the Canadian one speaks its English and asks for its dollars", async ({ page, baseURL }) => {
    const canada = shop("ca", baseURL);
    await open(page, canada);
    await expect(page).toHaveTitle(/Wickett & Plum Canada/);
    await open(page, `${canada}${truffles.address}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
    await expect(page).toHaveTitle(/^Rolled Cocoa Truffles \|/);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join("");
    expect(data).toContain('"priceCurrency":"CAD"');
    expect(data).not.toContain('"USD"');

    await addToBag(page);
    await page.getByRole("dialog").getByRole("link", { name: "Review Bag & Checkout" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
    await expectPiecesInBag(page, 1);
    await page.getByRole("link", { name: "Checkout", exact: true }).click();
    await expect(page.getByLabel("Province", { exact: true })).toBeVisible();

    await open(page, "/cart");
    await expectPiecesInBag(page, 0);
  });

  test("the Canadian one speaks French too: the same page and the same bag", async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    await open(page, `${shop("ca", baseURL)}${truffles.address}`);
    await addToBag(page);
    await page.keyboard.press("Escape");
    await page.getByRole("banner").locator("..").getByRole("link", { name: "Français" }).first().click();

    await expect(page.getByRole("heading", { level: 1, name: "Truffes roulées au cacao" })).toBeVisible();
    expect(new URL(page.url()).host).toMatch(/^fr\.ca\.localhost/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    await hydrated(page);
    await expect(page.getByRole("radio", { name: "Abonnement" })).toBeVisible();
    await expectAccessible("a French product");

    await open(page, `${shop("fr.ca", baseURL)}/cart`);
    await expect(page.getByRole("heading", { level: 1, name: "Votre sac" })).toBeVisible();
    await expect(page).toHaveTitle(/^Votre sac \|/);
    await expect(page.getByRole("main")).toContainText("27,50 $");
    await expectAccessible("a French bag");
    await page.getByRole("link", { name: "Passer à la caisse", exact: true }).click();
    await expect(page.getByLabel("Province", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Prénom")).toBeVisible();
    await expectAccessible("a French first step");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page.getByLabel("First Name")).toBeVisible();
  });

  for (const { alias, name, title, headline, menu, prices, product } of [
    {
      alias: "business",
      name: "Wickett & Plum Business Gifts",
      title: "Business gifts with your mark on them",
      headline: "Your name on the lid. Ours inside.",
      menu: "Boxes with your mark",
      prices: "From 250",
      product: "The Handshake",
    },
    {
      alias: "fundraising",
      name: "Wickett & Plum Fundraising",
      title: "Fundraising for schools, teams and roofs",
      headline: "Forty bars are a good start on a tuba",
      menu: "Sell by the case",
      prices: "The group keeps",
      product: "Band Camp Bars, Case of Forty",
    },
  ])
    test(`${name} has a home, a menu and prices of its own, and speaks of no pickup`, async ({
      page,
      baseURL,
      expectAccessible,
    }) => {
      const origin = shop(alias, baseURL);
      const main = page.getByRole("main");
      await open(page, `${origin}/`);
      await expect(page).toHaveTitle(`${title} | ${name}`);
      await expect(page.getByRole("heading", { name: headline })).toBeVisible();
      await expect(page.getByRole("navigation").getByText(menu, { exact: true }).first()).toBeVisible();
      await expect(main.getByRole("columnheader", { name: prices })).toBeVisible();
      await expect(main.getByRole("link", { name: product, exact: true }).last()).toBeVisible();
      await expect(main).not.toContainText(/pick ?up|Valencia/i);
      await expectAccessible(`the home of ${name}`);

      await open(page, `${origin}/category/chocolates`);
      await expect(
        main.getByRole("group", { name: "Product Type" }).or(main.getByRole("complementary")),
      ).not.toHaveCount(0);
      await expect(main).not.toContainText(/pick ?up/i);

      await open(page, `${origin}/boxed-chocolates/half-moon-praline-bonbons/480127.html`);
      await expect(main.getByRole("radio", { name: /^Shipping/ })).toBeVisible();
      await expect(main).not.toContainText(/pick ?up/i);
      await expectAccessible(`a product of ${name}`);
    });
});
