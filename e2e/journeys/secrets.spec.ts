import type { Page } from "@playwright/test";
import { foundSecrets, TOKEN_PATTERN } from "#tests/secret-search.ts";
import { watchForSecrets } from "../secret-watch.ts";
import { bagTruffles, cards, enterCard, june, open, proveToBeAPerson, shipTo } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

// What a worker keeps is looked at too.
test.use({ serviceWorkers: "allow" });

const password = "Plum-Secret-1234";
const securityCode = "917";
const giftCard = { number: "6006490000000005000", code: "1234" };
const secrets = {
  numbers: [cards.approved, giftCard.number],
  codes: [securityCode, giftCard.code],
  words: [password],
};

const register = async (page: Page): Promise<string> => {
  const email = `cora.${test.info().project.name}.${Date.now()}@example.test`;
  await open(page, "/register");
  await page.getByLabel("First Name").fill("Cora");
  await page.getByLabel("Last Name").fill("Quince");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await proveToBeAPerson(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Cora" })).toBeVisible();
  return email;
};

test("cards, gift cards, security codes, passwords and tokens stay where they belong", async ({ page }) => {
  const watch = watchForSecrets(page);
  const email = await register(page);
  await watch.look("of the account");
  await bagTruffles(page, 6);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await shipTo(page, { ...june, email });
  await expect(page).toHaveURL(/\/billing$/);
  await page.getByRole("button", { name: "Use a gift card" }).click();
  await page.getByLabel("Gift Card Number").fill(giftCard.number);
  await page.getByLabel("Gift Card Code").fill(giftCard.code);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Gift card ending in 5000 pays")).toBeVisible();
  await watch.look("with a gift card");
  // Other journeys pay with the same one.
  await page.getByRole("button", { name: "Remove gift card ending in 5000" }).click();
  await enterCard(page, cards.approved);
  await page.frameLocator('iframe[title="Security Code"]').getByRole("textbox").fill(securityCode);
  await page.getByText("Save this card for later").click();
  await watch.look("of the payment");
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
  // Until the review stands, the page of the payment does.
  await expect(page.getByRole("button", { name: "Place order" })).toBeVisible();
  await watch.look("of the review");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=WP\d+$/);
  await watch.look("of the confirmation");
  await open(page, "/wallet");
  await expect(page.getByText("Visa ending in 1111").first()).toBeVisible();
  await watch.look("of the wallet");

  const places = await watch.places();
  expect(places.filter(([, text]) => text === "")).toEqual([]);
  expect(foundSecrets(places, secrets)).toEqual([]);
  const readable = places.filter(([name]) => name !== "the journal" && name !== "the addresses");
  // The page of the payment opens the processor's fields with their capture context, which is made for browsers.
  const tokenless = readable.filter(([name]) => !/the page (?:of the payment|with a gift card)$/.test(name));
  expect(tokenless.filter(([, text]) => TOKEN_PATTERN.test(text)).map(([name]) => name)).toEqual([]);
  expect(readable.filter(([, text]) => /cc-nx/.test(text)).map(([name]) => name)).toEqual([]);
  expect(
    foundSecrets([["what the shop was sent", watch.sent().join("\n")]], {
      ...secrets,
      words: [],
      numbers: [cards.approved],
      codes: [securityCode],
    }),
  ).toEqual([]);
  const signIns = watch
    .sent()
    .filter((text) => text.includes(password))
    .map((text) => new URL(text.split(" ")[0] ?? "").pathname);
  expect(new Set(signIns)).toEqual(
    new Set(["/api/WickettPlumUS/customer-register", "/api/WickettPlumUS/session/login"]),
  );
});

test(
  "a secret that lay in any of those places would be found",
  { tag: "@desktop" },
  async ({ page, expectRefusal }) => {
    expectRefusal(404, /\/nothing\?/);
    const watch = watchForSecrets(page);
    await open(page, "/cart");
    await page.evaluate(async (number) => {
      document.cookie = `planted=${number}`;
      localStorage.setItem("planted", "cvv=917");
      sessionStorage.setItem("planted", "Plum-Secret-1234");
      await (await caches.open("planted")).put("/planted", new Response("securityCode: 1234"));
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open("planted");
        opening.addEventListener("upgradeneeded", () => {
          opening.result.createObjectStore("cards", { autoIncrement: true }).add("6006490000000005000");
        });
        opening.addEventListener("success", () => {
          opening.result.close();
          resolve();
        });
      });
      document.querySelector("main")?.append(`4111 1111 1111 1111`);
      await fetch("/nothing?password=Plum-Secret-1234");
    }, cards.approved);
    await watch.look("with something planted");
    const found = foundSecrets(await watch.places(), secrets);
    for (const expected of [
      "the number ending 1111 in the page with something planted",
      "the number ending 1111 in the storage with something planted",
      "the number ending 5000 in the storage with something planted",
      "the code 917 in the storage with something planted",
      "the code 1234 in the storage with something planted",
      "the word Plum… in the storage with something planted",
      "the word Plum… in the addresses",
    ])
      expect(found).toContain(expected);
  },
);
