import type { PlainEvent } from "./analytics-events.ts";

/** The type of a page that was not found, whatever its address. */
export const ERROR = "error";

/** Query parameters worth counting; all others may name a person or an order. */
const counted = ["q", "sort", "color", "size"];

/** Paths whose last part is an order's number. */
const orderPath = /^(\/order-details)\/.*/;

/** Pages whose type is told by their address alone (analytics-6); those without a name of their own have the path's. */
const typeOfPath = new Map<string, string>([
  ["/", "homepage"],
  ["/cart", "cart"],
  ...["/checkout", "/shipping", "/billing", "/revieworder", "/order-confirmation"].map(
    (path) => [path, "checkout"] as const,
  ),
  ...["/login", "/register", "/account"].map((path) => [path, "account"] as const),
  ...["track-order", "orders", "subscriptions", "addressbook", "wallet", "profile", "preferences"].map(
    (name) => [`/${name}`, name] as const,
  ),
  ["/search", "search results"],
  ["/404", ERROR],
]);

const typeByPath = (pathname: string): string | undefined => {
  if (pathname.includes("build-a-box")) return "custom mix";
  if (pathname.endsWith(".html")) return "product page";
  return pathname.startsWith("/order-details/") ? "order details" : typeOfPath.get(pathname);
};

/**
 * The view of a page; `pageType` is the route's, for addresses that do not say it themselves. The path keeps no order
 * number and only the parameters that say something about the shop.
 */
export const pageView = (
  { pathname, search }: { pathname: string; search: string },
  { title, pageType }: { title: string; pageType: string },
): Extract<PlainEvent, { event: "virtual_page_view" }> => {
  const given = new URLSearchParams(search);
  const countedParams = new URLSearchParams([...given].filter(([name]) => counted.includes(name)));
  const query = countedParams.toString();
  return {
    event: "virtual_page_view",
    page_path: pathname.replace(orderPath, "$1") + (query ? `?${query}` : ""),
    page_title: title,
    page_type: pageType === ERROR ? ERROR : (typeByPath(pathname) ?? pageType),
  };
};
