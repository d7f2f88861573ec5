import { addToBag, expectPiecesInBag, open, truffles } from "../shopper.ts";
import { expect, hydrated, test } from "../shop-test.ts";

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

  for (const [alias, name] of [
    ["business", "Wickett & Plum Business Gifts"],
    ["fundraising", "Wickett & Plum Fundraising"],
  ] as const)
    test(`${name} answers under its own name`, async ({ page, baseURL }) => {
      await open(page, `${shop(alias, baseURL)}/`);
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
});
