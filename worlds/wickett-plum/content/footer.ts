import { type ContentItem, item } from "./content-item.ts";
import { inFrenchToo } from "./french-words.ts";

const column = (title: string, links: [string, string][]) => ({
  title: inFrenchToo(title),
  links: links.map(([text, link]) => ({ text: inFrenchToo(text), link })),
});

/** The footer's managed part, key `footer`. */
export const footer: ContentItem = item(
  "footer",
  "Footer",
  {
    columns: [
      column("Shop", [
        ["All chocolates", "/category/chocolates"],
        ["Gummies & jellies", "/category/gummies-jellies"],
        ["Build a box", "/build-a-box"],
        ["Gift cards", "/category/gift-cards"],
        ["E-gift cards", "/e-gift-cards"],
        ["Clubs", "/category/clubs"],
        ["Sale", "/category/sale"],
        ["Find a shop", "/chocolateshops"],
      ]),
      column("Help", [
        ["Track an order", "/track-order"],
        ["Shipping rates", "/help/shipping-rates"],
        ["Warm-weather shipping", "/help/warm-weather-shipping"],
        ["Returns", "/help/returns"],
        ["Questions and answers", "/help/faq"],
        ["Allergens", "/help/allergens"],
        ["Gift card balance", "/gift-card-balance"],
        ["Accessibility", "/help/accessibility"],
        ["Contact us", "/contact-us"],
      ]),
      column("Gifting", [
        ["Occasions", "/occasions"],
        ["Wrapping and notes", "/help/gift-wrapping"],
        ["Business gifts", "/business-gifts"],
        ["Bulk orders", "/bulk-orders"],
        ["Fundraising", "/fundraising"],
        ["Sales materials", "/sales-materials"],
        ["Request a catalog", "/catalog-request"],
      ]),
      column("Our kitchens", [
        ["The story", "/our-story"],
        ["Ingredients", "/help/ingredients"],
        ["Kosher", "/help/kosher"],
        ["Recipes", "/recipes"],
        ["Journal", "/blog"],
        ["What we do about it", "/company-info/sustainability"],
        ["Careers", "/company-info/careers"],
        ["Privacy", "/company-info/privacy-policy"],
        ["Terms", "/company-info/terms"],
      ]),
    ],
    newsletterText: inFrenchToo(
      "First taste of new batches, seasonal boxes and the occasional recipe. About twice a month.",
    ),
    social: [
      { network: "instagram", link: "https://www.instagram.com/" },
      { network: "x-twitter", link: "https://x.com/" },
      { network: "facebook", link: "https://www.facebook.com/" },
      { network: "tiktok", link: "https://www.tiktok.com/" },
      { network: "youtube", link: "https://www.youtube.com/" },
      { network: "pinterest", link: "https://www.pinterest.com/" },
    ],
  },
  "footer",
);
