import { fillBag } from "#e2e/by-api.ts";
import { cards, enterCard, fillShipping, openMore, truffles } from "#e2e/shopper.ts";
import { expect } from "#e2e/shop-test.ts";
import { as, at, buyable, dialog, main, over, refused, type State } from "./state.ts";

/** What is looked at, visit by visit: the states of one visit follow each other in one tab. */
export const visits: Record<string, Record<string, State>> = {
  "a look around": {
    home: at("/"),
    menu: {
      only: "desktop",
      reach: async (page) => {
        await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Chocolates" }).click();
        await expect(page.locator("#menu-chocolates").getByRole("link").first()).toBeVisible();
      },
    },
    drawer: over((page) => page.getByRole("button", { name: "Open menu" }).click(), "phone"),
    category: at("/category/chocolates"),
    "category-refined": at("/category/chocolates?refine1=c_isKosher%3Dtrue&refine2=price%3D(10..25)"),
    filters: over((page) => page.getByRole("button", { name: "Filter" }).click(), "phone"),
    suggestions: {
      only: "desktop",
      reach: async (page) => {
        // A list of pages that is on its way holds no suggestion up.
        await expect(async () => {
          const answer = await page.request.get("/api/WickettPlumUS/content-search?q=bonb");
          expect(await answer.json()).not.toEqual({ hits: [] });
        }).toPass();
        await page.getByLabel("Search the shop").fill("bonb");
        await expect(page.getByRole("option").first()).toBeVisible();
      },
    },
    search: at("/search?q=caramel"),
    "options-sheet": over((page) =>
      page
        .getByRole("button", { name: /Choose options/ })
        .first()
        .click(),
    ),
    "search-empty": at("/search?q=anvil"),
    comparison: at("/compare?ids=481101,482101,480127"),
  },
  "a product": {
    product: buyable("/boxed-chocolates/half-moon-praline-bonbons/480127.html"),
    "product-sold-out": {
      reach: async (page) => {
        await main(page).locator("label").filter({ hasText: "Gold foil" }).first().click();
        await expect(page.getByText("Out of stock", { exact: true }).first()).toBeVisible();
        // Asked for in two steps, between which a slow machine rests.
        await expect(main(page).getByRole("region", { name: "Here today instead" })).toBeVisible();
      },
    },
    "product-on-sale": buyable(truffles.address),
    ingredients: over((page) => main(page).getByRole("button", { name: "Ingredients" }).click()),
    pickup: {
      reach: async (page) => {
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toBeHidden();
        await main(page).getByRole("button", { name: "Select your preferred shop" }).click();
        await dialog(page).getByLabel("Zip or postal code").fill("94110");
        await dialog(page).getByRole("button", { name: "Find shops" }).click();
        await expect(dialog(page).getByRole("heading", { name: "Valencia Street" })).toBeVisible();
      },
    },
    added: {
      reach: async (page) => {
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toBeHidden();
        await main(page).getByRole("button", { name: "Add to bag" }).first().click();
        await expect(dialog(page).getByRole("heading", { name: "Added to Your Bag" })).toBeVisible();
        await expect(dialog(page).getByRole("region", { name: "Goes well beside it" })).toBeVisible();
      },
    },
  },
  "a purchase": {
    "bag-empty": at("/cart"),
    bag: {
      reach: async (page) => {
        await fillBag(page, truffles.id, 2);
        await at("/cart").reach(page);
        await expect(main(page).getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
        await expect(main(page).getByRole("button", { name: "Pay with Apple Pay" })).toBeVisible();
      },
    },
    "remove-question": over((page) => page.getByRole("button", { name: `Remove ${truffles.name}` }).click()),
    shipping: at("/shipping"),
    "shipping-refused": {
      reach: async (page) => {
        await page.getByRole("button", { name: "Continue to Payment" }).click();
        await expect(page.getByLabel("Email")).toBeFocused();
      },
    },
    payment: {
      reach: async (page) => {
        await fillShipping(page);
        await page.getByRole("button", { name: "Continue to Payment" }).click();
        await expect(page).toHaveURL(/\/billing$/);
        await expect(page.getByRole("radio", { name: "Apple Pay" })).toBeVisible();
        for (const field of ["Card Number", "Security Code"])
          await expect(page.frameLocator(`iframe[title="${field}"]`).getByRole("textbox")).toBeVisible();
      },
    },
    review: {
      reach: async (page) => {
        await enterCard(page, cards.approved);
        await page.getByRole("button", { name: "Continue to Review" }).click();
        await expect(page).toHaveURL(/\/revieworder$/);
        await expect(page.getByRole("button", { name: "Place order" })).toBeVisible();
      },
    },
  },
  "a list of people": {
    "recipients-table": {
      reach: async (page) => {
        const people = ["Ada", "Ben", "Cyd", "Dov", "Eve", "Flo"].map(
          (name, index) => `${name},Quill,${index + 1} Larkspur Lane,,Oakland,CA,94607,5105550117,1`,
        );
        await fillBag(page, truffles.id, people.length);
        await at("/cart").reach(page);
        await openMore(page, truffles.name);
        await page.getByRole("button", { name: `Send ${truffles.name} to others` }).click();
        await dialog(page).getByRole("button", { name: "Paste a list" }).click();
        await dialog(page).getByLabel("Paste your list").fill(people.join("\n"));
        await dialog(page).getByRole("button", { name: "Check the list" }).click();
        await dialog(page).getByRole("button", { name: "Add 6 recipients" }).click();
        await dialog(page).getByRole("button", { name: "Add to 6 recipients" }).click();
        await expect(dialog(page)).toBeHidden();
        await at("/shipping").reach(page);
        await expect(page.getByRole("rowheader")).toHaveCount(6);
        await expect(page.getByRole("combobox", { name: "Arrives, for Flo Quill" })).toHaveValue(/./);
      },
    },
  },
  "an account": {
    login: at("/login"),
    register: at("/register"),
    account: as("june@example.test", "/account"),
    addresses: at("/addressbook"),
    wishlist: at("/wishlist"),
    orders: as("desmond@example.test", "/orders"),
    subscriptions: as("theo@example.test", "/subscriptions"),
    wallet: as("iris@example.test", "/wallet"),
  },
  "our own pages": {
    help: at("/help"),
    "help-table": at("/help/shipping-rates"),
    recipe: at("/recipes/half-moon-brownies"),
    story: at("/our-story"),
    contact: at("/contact-us"),
    shops: at("/chocolateshops"),
    "gift-finder": at("/gift-finder"),
    "gift-ideas": at("/gift-finder?who=friend&budget=30&diet=kosher"),
    "build-a-box": at("/build-a-box/select-item"),
    "e-gift-cards": at("/e-gift-cards"),
    "track-order": at("/track-order"),
    "not-found": refused("/no-such-page", 404),
    maintenance: refused("/maintenance", 503),
  },
  "our other shops": {
    "french-home": {
      // A busy shop may draw its first page in French without what the site says of its chat.
      reach: (page) =>
        expect(async () => {
          await at("/", "fr.ca").reach(page);
          const chat = page.getByRole("button", { name: "Clavarder avec nous", includeHidden: true });
          await expect(chat).toBeAttached({ timeout: 2000 });
        }).toPass(),
    },
    "french-product": at(truffles.address, "fr.ca"),
    "business-home": at("/", "business"),
    "fundraising-home": at("/", "fundraising"),
  },
};
