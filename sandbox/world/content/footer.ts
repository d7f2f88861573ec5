import { type ContentItem, item } from "./content-item.ts";

const column = (title: string, links: [string, string][]) => ({
  title,
  links: links.map(([text, link]) => ({ text, link })),
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
        ["Build a box", "/category/build-a-box"],
        ["Gift cards", "/category/gift-cards"],
        ["E-gift cards", "/e-gift-cards"],
        ["Sale", "/category/sale"],
      ]),
      column("Help", [
        ["Track an order", "/track-order"],
        ["Shipping rates", "/help/shipping-rates"],
        ["Warm-weather shipping", "/help/warm-weather-shipping"],
        ["Accessibility", "/help/accessibility"],
        ["Privacy", "/help/privacy"],
        ["Contact us", "/contact-us"],
      ]),
      column("Gifting", [
        ["Business gifts", "/business-gifts"],
        ["How to build a box", "/help/build-a-box"],
        ["Gift boxes", "/category/gift-boxes"],
      ]),
      column("Our kitchens", [
        ["The story", "/our-story"],
        ["Find a shop", "/chocolateshops"],
        ["Kosher", "/help/kosher"],
        ["Recipes", "/recipes/brittle-over-ice-cream"],
      ]),
    ],
    newsletterText: "First taste of new batches, seasonal boxes and the occasional recipe. About twice a month.",
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
