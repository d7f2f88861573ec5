import type { PaymentCardRow, PaymentExchange, PaymentMethodRow } from "#sandbox/platform/payments/module.ts";
import type { Mapping } from "./mapping.ts";
import { paymentCardElement, paymentCardOf, paymentMethodElement, paymentMethodOf } from "./payment-facts.ts";
import { siteMapping } from "./site-mapping.ts";
import { archiveKeyOf } from "./site-rows.ts";

/** Places in the order of each site's file, behind what is there. */
const createPlaces = () => {
  const next = new Map<string, number>();
  return (siteId: string): number => {
    const place = next.get(siteId) ?? 0;
    next.set(siteId, place + 1);
    return place;
  };
};

/** Ways to pay, and the cards that pay. */
export const paymentMethodMappings = ({ methods, cards }: PaymentExchange): Mapping[] => {
  const [methodPlace, cardPlace] = [createPlaces(), createPlaces()];
  return [
    siteMapping<PaymentMethodRow>({
      kind: "payment-methods",
      object: "payment-method",
      table: methods,
      present: (row) => paymentMethodElement(archiveKeyOf(row), row),
      apply: ({ key, siteId, element: of }, before) => ({
        id: key,
        siteIds: [],
        ...paymentMethodOf(of),
        position: before?.position ?? methodPlace(siteId),
      }),
    }),
    siteMapping<PaymentCardRow>({
      kind: "payment-methods",
      object: "payment-card",
      table: cards,
      present: (row) => paymentCardElement(archiveKeyOf(row), row),
      apply: ({ key, siteId, element: of }, before) => ({
        id: key,
        siteIds: [],
        ...paymentCardOf(of),
        position: before?.position ?? cardPlace(siteId),
      }),
    }),
  ];
};
