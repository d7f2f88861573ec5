import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { cards, open, truffles } from "#e2e/shopper.ts";
import { expect, test } from "#e2e/shop-test.ts";

type Texts = Record<string, string>;
const textsOf = (locale: string) =>
  JSON.parse(readFileSync(path.join(__dirname, `../../../translations/${locale}.json`), "utf8")) as Texts;

/** English texts without gaps that are said otherwise in French; short ones may be part of a name. */
const english = (() => {
  const french = textsOf("fr-CA");
  return Object.entries(textsOf("en-US")).flatMap(([id, text]) =>
    text.length > 11 && !/[{<]/.test(text) && french[id] !== text ? [text] : [],
  );
})();

const expectFrench = async (page: Page) => {
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  const words = await page.locator("body").innerText();
  expect(english.filter((text) => words.includes(text))).toEqual([]);
};

const submit = (page: Page) => page.getByRole("main").locator("form button[type=submit]").last();

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test("a checkout in French says every word in French, to axe too", async ({ page, baseURL, expectAccessible }) => {
  test.setTimeout(120_000);
  const shop = (baseURL ?? "").replace("localhost", "fr.ca.localhost");
  await page.context().addCookies([{ name: "cookie-consent", value: "1", url: shop }]);
  await open(page, `${shop}${truffles.address}`);
  await page.getByRole("main").getByRole("button", { name: "Ajouter au sac" }).first().click();
  await expect(page.getByRole("dialog", { name: "Ajouté à votre sac" })).toBeVisible();
  await open(page, `${shop}/cart`);
  await page.getByRole("checkbox", { name: /Ajouter un message cadeau/ }).check();
  await page.getByRole("button", { name: "Anniversaire", exact: true }).click();
  await expect(page.getByRole("figure", { name: "Ce que dira votre carte" })).toContainText("Joyeux anniversaire!");
  await expectFrench(page);
  await expectAccessible("French, a card that is written");
  await open(page, `${shop}/shipping`);
  await submit(page).click();
  await expect(field(page, "email")).toBeFocused();
  await expectFrench(page);
  await expectAccessible("French, shipping refused");

  const zoe = {
    email: "zoe.tremblay@example.test",
    firstName: "Zoë",
    lastName: "Tremblay",
    address1: "12 rue des Érables",
    city: "Montréal",
    postalCode: "H2X 1Y4",
    phone: "5145550142",
  };
  for (const [name, value] of Object.entries(zoe)) await field(page, name).fill(value);
  await expect(page.getByRole("radio", { name: /Par voie terrestre dans toutes les provinces/ })).toBeVisible();
  await field(page, "stateCode").selectOption("Québec");
  await expect(field(page, "stateCode")).toHaveValue("QC");
  await expect(page.getByText(/^D’ici le /).first()).toBeVisible();
  await expect(page.getByRole("radio", { name: /UPS Accéléré/ })).toBeVisible();
  await expectFrench(page);
  await submit(page).click();
  const asIs = page.getByRole("dialog").getByRole("button", { name: "Garder telle quelle" });
  await expect(async () => {
    if (await asIs.isVisible()) await asIs.click();
    await expect(page).toHaveURL(/\/billing$/, { timeout: 1000 });
  }).toPass();

  const frames = page.getByRole("main").locator("iframe");
  await expect(frames.nth(1).contentFrame().getByRole("textbox")).toBeVisible();
  await submit(page).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await expectFrench(page);
  await expectAccessible("French, payment refused");
  await page.locator("input[autocomplete=cc-name]").fill("Zoe Tremblay");
  await frames.nth(0).contentFrame().getByRole("textbox").fill(cards.approved);
  await page.locator("input[autocomplete=cc-exp]").fill("09/30");
  await frames.nth(1).contentFrame().getByRole("textbox").fill("123");
  await submit(page).click();

  await expect(page).toHaveURL(/\/revieworder$/);
  await expect(page.getByText("Visa se terminant par 1111").first()).toBeVisible();
  await expectFrench(page);
  await expectAccessible("French, review");
  await page.getByRole("button", { name: "Passer la commande" }).click();
  await expect(page).toHaveURL(/\/order-confirmation/);
  await expect(page.getByText("12 rue des Érables").first()).toBeVisible();
  await expectFrench(page);
  await expectAccessible("French, confirmation");
});

test("many recipients in French read every word in French, to axe too", async ({ page, baseURL, expectAccessible }) => {
  test.setTimeout(120_000);
  const shop = (baseURL ?? "").replace("localhost", "fr.ca.localhost");
  await page.context().addCookies([{ name: "cookie-consent", value: "1", url: shop }]);
  await open(page, `${shop}${truffles.address}`);
  await page.getByRole("main").getByRole("button", { name: "Ajouter au sac" }).first().click();
  await expect(page.getByRole("dialog", { name: "Ajouté à votre sac" })).toBeVisible();
  await open(page, `${shop}/cart`);
  await page.getByRole("button", { name: /^Plus d’options pour/ }).click();
  await page.getByRole("button", { name: /^Envoyer .+ à d’autres/ }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Coller une liste" }).click();
  const people = ["Ada", "Ben", "Cyd", "Dov", "Eve", "Zoé"].map(
    (name, index) => `${name},Tremblay,${index + 1} rue des Érables,,Montréal,QC,H2X 1Y4,5145550142,1`,
  );
  await sheet.getByLabel("Collez votre liste").fill([...people, "Max,,,,,,,,"].join("\n"));
  await sheet.getByRole("button", { name: "Vérifier la liste" }).click();
  await expect(sheet.getByText("6 sur 7 lignes à ajouter.")).toBeVisible();
  await expectFrench(page);
  await sheet.getByRole("button", { name: "Ajouter 6 destinataires" }).click();
  await sheet.getByRole("button", { name: "Ajouter pour 6 destinataires" }).click();
  await expect(sheet).toBeHidden({ timeout: 30_000 });
  await open(page, `${shop}/shipping`);
  await expect(page.getByRole("rowheader")).toHaveCount(6);
  await expect(page.getByRole("combobox", { name: /Zoé Tremblay$/ })).toHaveValue(/./);
  await page.getByRole("button", { name: "Fêtes", exact: true }).click();
  await expect(page.getByRole("figure", { name: "Carte pour Ada, par exemple" })).toContainText("Ada");
  await expectFrench(page);
  await expectAccessible("French, many recipients");
});
