import type { PlainEvent } from "./analytics-events.ts";

/** Query parameters worth counting; all others may name a person or an order. */
const counted = ["q", "sort", "color", "size"];

/** Paths whose last part is an order's number. */
const orderPath = /^(\/order-details)\/.*/;

/**
 * The view of a page. Build-a-box pages are `custom mix` wherever they stand (specification 1, section 2.1). The path keeps
 * no order number and only the parameters that say something about the shop.
 */
export const pageView = (
  { pathname, search }: { pathname: string; search: string },
  { title, pageType }: { title: string; pageType: string },
): Extract<PlainEvent, { event: "virtual_page_view" }> => {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams([...given].filter(([name]) => counted.includes(name)));
  const query = kept.toString();
  return {
    event: "virtual_page_view",
    page_path: pathname.replace(orderPath, "$1") + (query ? `?${query}` : ""),
    page_title: title,
    page_type: pathname.includes("build-a-box") ? "custom mix" : pageType,
  };
};
