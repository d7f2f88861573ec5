import { type ContentItem, item } from "../content-item.ts";

/** An entry of a menu in English, the only language of these shops. */
const entry = (displayName: string, pageLink: string, menuItems: object[] = []) => ({
  id: pageLink.replace(/^\//, ""),
  menuDefinition: { displayName, pageLink, showInMenu: true },
  ...(menuItems.length > 0 && { menuItems }),
});

const sweets = entry("Sweets", "chocolates", [
  entry("Chocolates", "chocolates"),
  entry("Gummies & Jellies", "gummies-jellies"),
  entry("Lollipops & hard candy", "lollipops"),
  entry("Dairy free", "dairy-free"),
  entry("No added sugar", "no-sugar"),
]);

const boxes = entry("Gift boxes", "gift-boxes", [
  entry("Gift boxes", "gift-boxes"),
  entry("Boxed chocolates", "boxed-chocolates"),
  entry("Little treats", "little-treats"),
  entry("Occasions", "/occasions"),
]);

/** The menu of the shop for companies, key `sites/business/navigation`: boxes by the number before sweets by kind. */
const businessMenu = item(
  "navigation",
  "Business navigation",
  {
    menuItems: [
      entry("Boxes with your mark", "business-gifts"),
      entry("Your logo", "/logo-sleeve"),
      entry("Prices and how it works", "/business-gifts"),
      entry("Bulk orders", "/bulk-orders"),
      boxes,
      sweets,
      entry("The catalog", "/digital-catalog"),
    ],
  },
  "sites/business/navigation",
);

/** The menu of the shop for groups, key `sites/fundraising/navigation`. */
const fundraisingMenu = item(
  "navigation",
  "Fundraising navigation",
  {
    menuItems: [
      entry("Sell by the case", "fundraising"),
      entry("How it goes", "/fundraising"),
      entry("Order forms", "order-forms"),
      entry("Posters and tools", "/sales-materials"),
      entry("Your badge", "/logo-sleeve"),
      sweets,
      entry("The catalog", "/digital-catalog"),
    ],
  },
  "sites/fundraising/navigation",
);

/** The menus that two of the shops have for themselves. */
export const siteMenus: ContentItem[] = [businessMenu, fundraisingMenu];
