import { addressBag, fillBag } from "#e2e/by-api.ts";
import { cards, enterCard, fillShipping, june, truffles } from "#e2e/shopper.ts";
import { expect } from "#e2e/shop-test.ts";
import { pages } from "#worlds/wickett-plum/content/pages.ts";
import { as, at, day, main, refused, type State } from "../pictures/state.ts";

/** A box that is full, by its address. */
const fullBox = "box=490104-1-lb~490201.35~490237.35~490207.30";

/** The first link of a customer's page whose address begins like that, followed. */
const through = (from: string, beginning: string, email: string): State => ({
  reach: async (page) => {
    await as(email, from).reach(page);
    const address = await main(page).locator(`a[href^="${beginning}"]`).first().getAttribute("href");
    await at(address ?? beginning).reach(page);
  },
});

const nameOf = (address: string) => address.slice(1).replaceAll("/", "-");

/** The pages that editors manage, in visits of a dozen. */
const managed = (): Record<string, Record<string, State>> => {
  const addresses = pages(new Date(day)).flatMap(({ _meta: { deliveryKey } }) =>
    deliveryKey && deliveryKey !== "maintenance" ? deliveryKey : [],
  );
  const visits: Record<string, Record<string, State>> = {};
  for (const [index, key] of addresses.entries()) {
    const address = `/${key.replace(/^\/+/, "")}`;
    (visits[`managed pages, ${Math.floor(index / 12) + 1}`] ??= {})[nameOf(address)] = at(address);
  }
  return visits;
};

/** What the reference pictures leave out: the rest of the route table and of its states. */
export const moreVisits: Record<string, Record<string, State>> = {
  "a box": {
    "box-start": at("/build-a-box"),
    "box-shared": at(`/build-a-box?${fullBox}`),
    "box-review": {
      reach: async (page) => {
        await main(page).getByRole("button", { name: "Take this box" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "All yours" })).toBeVisible();
      },
    },
    "box-quantities": at("/build-a-box/set-quantities"),
    "box-candies": at("/build-a-box/select-candies"),
    "lollipop-start": at("/lollipops/build-a-box"),
    "lollipop-item": at("/lollipops/build-a-box/select-item"),
  },
  "a purchase on one page": {
    "one-page": {
      reach: async (page) => {
        await fillBag(page, truffles.id, 2);
        await at("/checkout").reach(page);
        await expect(page.getByLabel("Email")).toBeVisible();
      },
    },
    "one-page-payment": {
      reach: async (page) => {
        await fillShipping(page);
        await page.getByRole("button", { name: "Continue to Payment" }).click();
        await expect(page.getByRole("radio", { name: "Apple Pay" })).toBeVisible();
      },
    },
    "one-page-review": {
      reach: async (page) => {
        await enterCard(page, cards.approved);
        await page.getByRole("button", { name: "Continue to Review" }).click();
        await expect(page.getByRole("button", { name: "Place order" })).toBeVisible();
      },
    },
    confirmation: {
      reach: async (page) => {
        await page.getByRole("button", { name: "Place order" }).click();
        await expect(page.getByRole("heading", { level: 1, name: `It’s yours, ${june.firstName}.` })).toBeVisible();
      },
    },
  },
  "more of an account": {
    profile: as("june@example.test", "/profile"),
    preferences: at("/preferences"),
    security: at("/security"),
    people: as("beatrix@example.test", "/people"),
    person: {
      reach: async (page) => {
        await main(page).getByRole("checkbox").first().check();
        await page.getByRole("button", { name: "Add 1 person" }).click();
        const link = main(page).getByRole("heading", { level: 2 }).getByRole("link").first();
        await at((await link.getAttribute("href")) ?? "").reach(page);
      },
    },
    "gift-calendar": at("/gift-calendar"),
    "bag-of-a-customer": {
      reach: async (page) => {
        await fillBag(page, truffles.id, 1);
        await at("/cart").reach(page);
      },
    },
    "order-details": through("/orders", "/order-details/", "desmond@example.test"),
    "wishlist-empty": as("noel@example.test", "/wishlist"),
    "orders-empty": at("/orders"),
  },
  "ways into an account": {
    "account-confirmation": at("/account-confirmation"),
    "new-password": at("/new-password-form?token=none&email=june%40example.test"),
    "stop-reminder": at("/gift-reminders/stop"),
  },
  "more products": {
    "coming-soon": at("/493116.html"),
    "in-shops-only": at("/488101.html"),
    "out-of-stock": at("/488116.html"),
    "gift-basket": at("/488113.html"),
    "no-product": refused("/products", 400),
    "category-hard-candy": at("/category/hard-candy"),
    "category-gifts": at("/category/gifts"),
    "unreadable-search": refused("/search?q=caramel&refine1=nonsense", 400),
  },
  "more places": {
    shop: at("/chocolateshops/1001"),
    "shops-of-a-town": at("/chocolateshops?q=94110"),
    allergens: at("/allergens"),
    "empty-comparison": at("/compare"),
    "component-guide": at("/component-guide"),
    "component-guide-recipe": at("/component-guide/recipe"),
    preview: at("/admin/preview"),
    "preview-link": refused("/admin/preview-link", 403),
  },
  "checkout of a customer": {
    "shipping-of-a-customer": {
      reach: async (page) => {
        await as("june@example.test", "/").reach(page);
        await fillBag(page, truffles.id, 1);
        await addressBag(page, {
          firstName: june.firstName,
          lastName: june.lastName,
          address1: june.street,
          city: june.city,
          stateCode: june.state,
          postalCode: june.zip,
          countryCode: "US",
          phone: june.phone,
        });
        await at("/shipping").reach(page);
      },
    },
    "payment-of-a-customer": at("/billing"),
  },
  ...managed(),
};
