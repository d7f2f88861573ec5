import { given } from "../given.ts";
import type { Walk } from "../walks.ts";

/** A guest searches, narrows what was found, and chooses a product of several sizes. */
export const searching = {
  journey: "searching",
  take: async ({ step, page, browser }) => ({
    category: await step("opens a category", () => page(`/category/${given.category}?sz=3`)),
    filtered: await step("narrows it to a price", () =>
      page(`/category/${given.category}?refine1=${encodeURIComponent("price=(10..25)")}&sz=2`),
    ),
    sorted: await step("sorts it", () => page(`/category/${given.category}?sort=price-low-to-high&sz=2`)),
    suggestions: await step("types into the search box", () =>
      browser().call("POST", "scapi/ShopperSearch/getSearchSuggestions", [
        { parameters: { q: given.words.slice(0, 5), limit: 4 } },
      ]),
    ),
    found: await step("searches", () => page(`/search?q=${given.words}&sz=2`)),
    nothing: await step("searches for what there is not", () => page("/search?q=zzqxv&sz=2")),
    product: await step("opens a product", () => page(`/products/${given.productId}`)),
    master: await step("opens a product of several sizes", () => page(`/products/${given.masterId}`)),
    promotions: await step("asks for an offer", () =>
      browser().call("POST", "scapi/ShopperPromotions/getPromotions", [{ parameters: { ids: "spring" } }]),
    ),
    missing: await step("opens a product that is gone", () => page("/products/999999")),
    bad: await step("follows a link that says nothing", () => page("/search?refine1=nonsense")),
  }),
} satisfies Walk;
