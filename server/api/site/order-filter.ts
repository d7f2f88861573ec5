import { pickupContact } from "#app/domain/basket/pickup-contact.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { orderGroup, type OrderGroup, orderGroups } from "#app/domain/orders/order-progress.ts";

/** What a shopper looks for among the orders; each part that is left out fits every order. */
export interface OrderFilter {
  /** Words of a recipient, a product or the number, all of which have to be there. */
  words?: string;
  year?: number;
  groups?: readonly OrderGroup[];
}

/** How many orders there would be of each year and kind, with the filter's other parts as they are. */
export interface OrderCounts {
  years: { year: number; count: number }[];
  groups: { group: OrderGroup; count: number }[];
}

/** Case and accents make no difference: 'josé' finds 'José' and 'Jose'. */
const plain = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");

const yearOf = ({ creationDate }: OrderDocument): number => new Date(creationDate ?? 0).getUTCFullYear();

/** All that an order can be found by. */
const textOf = (order: OrderDocument, namesOf: (productId: string) => string | undefined): string => {
  const people = (order.shipments ?? []).flatMap((shipment) => {
    const { firstName, lastName } = shipment.shippingAddress ?? {};
    const collector = pickupContact(shipment);
    return [firstName, lastName, collector.firstName, collector.lastName];
  });
  const gifts = (order.giftCertificateItems ?? []).map(({ recipientName }) => recipientName);
  const sweets = (order.productItems ?? []).flatMap(({ productId = "", productName }) => [
    productName,
    namesOf(productId),
  ]);
  return plain([order.orderNo, ...people, ...gifts, ...sweets].filter(Boolean).join(" "));
};

/** The orders that fit, in their order, and how many there are of each year and kind. */
export const filterOrders = <Shown extends OrderDocument>(
  orders: readonly Shown[],
  { words = "", year, groups }: OrderFilter,
  namesOf: (productId: string) => string | undefined = () => undefined,
): { found: Shown[]; counts: OrderCounts } => {
  const queryWords = plain(words).split(/\s+/).filter(Boolean);
  const worded = orders.filter((order) => {
    const text = queryWords.length > 0 ? textOf(order, namesOf) : "";
    return queryWords.every((word) => text.includes(word));
  });
  const fitsYear = (order: Shown) => year === undefined || yearOf(order) === year;
  const fitsGroup = (order: Shown) => groups === undefined || groups.includes(orderGroup(order));
  const years = [...new Set(orders.map(yearOf))].sort((one, other) => other - one);
  const inGroup = worded.filter(fitsGroup);
  const inYear = worded.filter(fitsYear);
  return {
    found: inYear.filter(fitsGroup),
    counts: {
      years: years.map((each) => ({ year: each, count: inGroup.filter((order) => yearOf(order) === each).length })),
      groups: orderGroups.map((group) => ({
        group,
        count: inYear.filter((order) => orderGroup(order) === group).length,
      })),
    },
  };
};
