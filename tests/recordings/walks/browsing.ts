import { given } from "../given.ts";
import type { Walk } from "../walks.ts";

/** A guest looks around: home, menus, a page of an editor, a shop. */
export const browsing = {
  journey: "browsing",
  take: async ({ step, page, browser }) => ({
    home: await step("opens the shop", () => page("/")),
    content: await step("reads a page", () => page(given.contentPath)),
    missing: await step("follows a broken link", () => page("/no-such-page")),
    shops: await step("looks for a shop", () =>
      browser().call("GET", `store-search?lookup=${given.postalCode}&radius=25`),
    ),
    menu: await step("opens the menu", () => browser().call("GET", "nav-menu")),
    routes: await step("asks where addresses lead", () => browser().call("GET", "route-map")),
    badges: await step("asks for badges", () =>
      browser().call("GET", `product-badges?productIDs=${given.productId},${given.masterId}`),
    ),
    preferences: await step("asks what the site does", () => browser().call("GET", "site-prefs")),
  }),
} satisfies Walk;
