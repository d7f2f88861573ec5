import { type ContentItem, item, localized } from "./content-item.ts";

/** Messages above the header, key `global-banner`. */
export const globalBanner: ContentItem = item(
  "global-header-banner",
  "Announcements",
  {
    label: "Announcements",
    messages: [
      {
        desktopText: localized({
          "en-US": "Warm out? We tuck ice packs in free whenever it’s over 70°F on your street.",
          "en-CA": "Warm out? We tuck ice packs in free whenever it’s over 21°C on your street.",
        }),
        mobileText: localized({ "en-US": "Free ice packs over 70°F.", "en-CA": "Free ice packs over 21°C." }),
        ctaText: "How we ship",
        ctaLink: "/help/shipping-rates",
        backgroundColor: "#FFE08A",
        color: "#2A0A22",
      },
      {
        desktopText: "Order before noon and pick it up at the window this afternoon.",
        mobileText: "Order by noon, pick up today.",
        ctaText: "Shop pickup",
        ctaLink: "/category/newarrivals",
        backgroundColor: "#FFE08A",
        color: "#2A0A22",
      },
      {
        desktopText: "New on the counter: the Half-Moon, hazelnut praline under a dark dome.",
        mobileText: "New: the Half-Moon.",
        ctaText: "Meet it",
        ctaLink: "/boxed-chocolates/half-moon-praline-bonbons/480127.html",
        backgroundColor: "#FFE08A",
        color: "#2A0A22",
      },
    ],
  },
  "global-banner",
);
