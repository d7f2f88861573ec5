import { promiseOf } from "#app/domain/basket/arrival-promise.ts";
import type { OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";

/** The ways to ship as they are chosen: by day. */
export interface MethodsByDay {
  /** The earliest first; what says no day stands last. */
  shown: OfferedShippingMethod[];
  /** Dearer and no sooner than another. */
  folded: OfferedShippingMethod[];
  /** Named only where there is more than one to choose from. */
  cheapestId?: string;
  fastestId?: string;
}

const dayOf = (method: OfferedShippingMethod): string => promiseOf(method)?.latest ?? "9999";
const priceOf = ({ price = 0 }: OfferedShippingMethod): number => price;

/** Whether another way is as soon and as cheap, and better in one of both, or the same and offered before. */
const isDominated = (method: OfferedShippingMethod, index: number, all: readonly OfferedShippingMethod[]) =>
  promiseOf(method) !== null &&
  all.some((other, place) => {
    if (other === method || !promiseOf(other)) return false;
    const [day, price] = [dayOf(other).localeCompare(dayOf(method)), priceOf(other) - priceOf(method)];
    return day <= 0 && price <= 0 && (day < 0 || price < 0 || place < index);
  });

const first = (methods: readonly OfferedShippingMethod[], by: (method: OfferedShippingMethod) => number | string) =>
  methods.reduce<OfferedShippingMethod | undefined>(
    (best, method) => (best === undefined || by(method) < by(best) ? method : best),
    undefined,
  )?.id;

/** Sorts the ways to ship by day and folds away what nobody needs; the chosen one is always shown. */
export const methodsByDay = (offered: readonly OfferedShippingMethod[], chosenId: string | undefined): MethodsByDay => {
  const isFolded = (method: OfferedShippingMethod, index: number) =>
    method.id !== chosenId && isDominated(method, index, offered);
  const byDay = (one: OfferedShippingMethod, other: OfferedShippingMethod) =>
    dayOf(one).localeCompare(dayOf(other)) || priceOf(one) - priceOf(other);
  const shown = offered.filter((method, index) => !isFolded(method, index)).toSorted(byDay);
  const folded = offered.filter(isFolded).toSorted(byDay);
  const told = shown.filter((method) => promiseOf(method));
  if (told.length < 2) return { shown, folded };
  const [cheapestId, fastestId] = [first(told, priceOf), first(told, dayOf)];
  return { shown, folded, ...(cheapestId && { cheapestId }), ...(fastestId && { fastestId }) };
};
