import type { Config } from "#config/config.ts";
import type { SiteConfig } from "#config/sites.ts";

/** Paths that belong to one shopper, or are no pages. */
const personal = [
  "/account",
  "/addressbook",
  "/api/",
  "/billing",
  "/cart",
  "/checkout",
  "/gift-calendar",
  "/gift-reminders/",
  "/login",
  "/mobify/",
  "/new-password-form",
  "/order-confirmation",
  "/order-details/",
  "/orders",
  "/people",
  "/preferences",
  "/profile",
  "/security",
  "/register",
  "/revieworder",
  "/search",
  "/shipping",
  "/subscriptions",
  "/track-order",
  "/wallet",
];

/**
 * The text of `/robots.txt`. Only the main host of a site in production is open to search engines; a copy of the shop
 * under another name, or one in development, asks to be left alone.
 */
export const robotsText = ({ environment }: Pick<Config, "environment">, site: SiteConfig, host: string): string => {
  const isMainHost = host === new URL(site.origin).host;
  if (environment !== "production" || !isMainHost) return "User-agent: *\nDisallow: /\n";
  const closed = personal.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...closed, "", `Sitemap: ${site.origin}/sitemap.xml`, ""].join("\n");
};
