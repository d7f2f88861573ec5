import type { OrderSearch } from "#app/commerce-api/order-history.ts";
import { orderGroups } from "#app/domain/orders/order-progress.ts";

/** What a page of orders shows, as its address says it. */
export interface OrdersWish {
  words: string;
  year: string;
  group: string;
  /** Of pages, from 1. */
  page: number;
}

/** Longer words find nothing and are refused. */
export const MOST_CHARACTERS = 100;

/** Reads the address of a page of orders; what is no year or kind counts as not chosen. */
export const readOrdersWish = (params: URLSearchParams): OrdersWish => {
  const year = params.get("year") ?? "";
  const group = params.get("status") ?? "";
  return {
    words: (params.get("q") ?? "").trim().slice(0, MOST_CHARACTERS),
    year: /^\d{4}$/.test(year) ? year : "",
    group: orderGroups.some((known) => known === group) ? group : "",
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
  };
};

/** The address of a page of orders; what is not chosen is not in it. */
export const ordersAddress = ({ words, year, group, page }: OrdersWish): string => {
  const params = new URLSearchParams({
    ...(words.trim() && { q: words.trim() }),
    ...(year && { year }),
    ...(group && { status: group }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params ? `/orders?${params}` : "/orders";
};

/** What is looked for. */
export const searchOf = ({ words, year, group }: OrdersWish): OrderSearch => ({
  ...(words && { words }),
  ...(year && { year }),
  ...(group && { groups: [group] }),
});

/** Whether anything is looked for. */
export const isSearched = ({ words, year, group }: OrdersWish): boolean => Boolean(words || year || group);
