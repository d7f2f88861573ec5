import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { bagTruffles, cards, enterCard, fillShipping, open, openMore, truffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

type Texts = Record<string, string>;
const textsOf = (locale: string) =>
  JSON.parse(readFileSync(path.join(__dirname, `../../translations/${locale}.json`), "utf8")) as Texts;

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

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  const stretch = (step: Locator) => step.evaluate((element) => getComputedStyle(element, "::before").backgroundColor);

  /** The step the shopper is at, those behind and those ahead differ by the system's colors. */
  const expectStep = async (page: Page, at: number) => {
    const steps = page.getByRole("navigation", { name: "Checkout progress" }).getByRole("listitem");
    await expect(steps.nth(at)).toHaveAttribute("aria-current", "step");
    const colors = await Promise.all([0, 1, 2, 3].map((index) => stretch(steps.nth(index))));
    const ahead = colors.at(-1);
    expect(colors[at]).not.toBe(ahead);
    for (const behind of colors.slice(0, at)) {
      expect(behind).not.toBe(colors[at]);
      expect(behind).not.toBe(ahead);
    }
  };

  /** One is chosen, and the system itself draws the buttons, whose dots say which. */
  const expectChoiceSeen = async (options: Locator) => {
    await expect(options.and(options.page().locator(":checked"))).toHaveCount(1);
    const drawn = await options.evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio).appearance));
    expect(drawn).not.toContain("none");
  };

  /** What is filled with a color elsewhere has an edge, which the system draws in a color other than the ground's. */
  const expectEdges = async (...places: Locator[]) => {
    for (const place of places)
      await expect(async () => {
        const edge = await place.evaluate((element) => {
          const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
          const ground = getComputedStyle(document.body).backgroundColor;
          return borderTopStyle !== "none" && borderTopWidth !== "0px" && borderTopColor !== ground;
        });
        expect(edge, `the edge of ${String(place)} is seen`).toBe(true);
      }).toPass();
  };

  test("the checkout says where the shopper is and what is chosen, step by step", async ({
    page,
    expectAccessible,
  }) => {
    await bagTruffles(page);
    const main = page.getByRole("main");
    await expectEdges(
      main.getByRole("link", { name: "Checkout", exact: true }),
      main.getByRole("button", { name: "Pay with PayPal" }),
      main.getByRole("button", { name: "Pay with Apple Pay" }),
    );
    await main.getByRole("checkbox", { name: /Add a gift message/ }).click();
    const message = main.getByLabel("Your message");
    await message.fill("Love");
    await expectEdges(
      main.getByRole("figure", { name: "How your card will read" }),
      message,
      main.getByRole("button", { name: "Save message" }),
    );
    await main.getByRole("button", { name: "Cancel" }).click();
    await open(page, "/shipping");
    await fillShipping(page);
    await expect(page.getByText(/^By (Mon|Tue|Wed|Thu|Fri|Sat|Sun), /).first()).toBeVisible();
    await expectStep(page, 0);
    await expectChoiceSeen(page.getByRole("group", { name: "When should it get there?" }).getByRole("radio"));
    await expectAccessible("forced colors, shipping");
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await enterCard(page, cards.approved);
    await expectStep(page, 1);
    await expectChoiceSeen(page.getByRole("group", { name: "Ways to pay" }).getByRole("radio"));
    await expectAccessible("forced colors, payment");
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page).toHaveURL(/\/revieworder$/);
    await expectStep(page, 2);
    await expectAccessible("forced colors, review");
    await page.getByRole("button", { name: "Place order" }).click();
    // No axe here: it takes the whole footer's own ground for drawn, which forced colors leave out.
    await expect(page).toHaveURL(/\/order-confirmation/);
    await expect(page.getByRole("heading", { level: 1, name: "It’s yours, June." })).toBeVisible();
  });

  test("many recipients stand in rows with edges, and everything of a row is seen", async ({
    page,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    await bagTruffles(page, 6);
    await openMore(page, truffles.name);
    await page.getByRole("button", { name: `Send ${truffles.name} to others` }).click();
    const sheet = page.getByRole("dialog", { name: "Who gets this?" });
    await sheet.getByRole("button", { name: "Paste a list" }).click();
    const people = ["Ada", "Ben", "Cyd", "Dov", "Eve", "Fay"].map(
      (name, index) => `${name},Quill,${index + 1} Larkspur Lane,,Oakland,CA,94607,5105550117,1`,
    );
    await sheet.getByLabel("Paste your list").fill(people.join("\n"));
    await sheet.getByRole("button", { name: "Check the list" }).click();
    await sheet.getByRole("button", { name: "Add 6 recipients" }).click();
    await expectAccessible("forced colors, recipients chosen");
    await sheet.getByRole("button", { name: "Add to 6 recipients" }).click();
    await expect(sheet).toBeHidden({ timeout: 30_000 });
    await open(page, "/shipping");
    const row = page.getByRole("row").filter({ hasText: "Cyd Quill" });
    await expect(row.getByRole("combobox", { name: "Arrives, for Cyd Quill" })).toHaveValue(/./);
    await expectEdges(
      row,
      row.getByRole("combobox", { name: "Arrives, for Cyd Quill" }),
      row.getByRole("textbox", { name: "Words on the card for Cyd Quill" }),
      page.getByRole("combobox", { name: "Arrives, for everyone" }),
      page.getByRole("group", { name: /everyone/ }),
    );
    await expectAccessible("forced colors, many recipients");
  });
});
