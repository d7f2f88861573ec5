import type { RefObject } from "react";
import type { IntlShape } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import type { Session } from "#app/commerce-api/auth/session.ts";
import { CommerceApiError, CUSTOMER_CHANGED } from "#app/commerce-api/commerce-api-error.ts";

/** Whether the basket has been ordered or deleted, or belongs to whoever was here before the session changed. */
const isGone = (error: unknown): boolean =>
  error instanceof CommerceApiError &&
  (/basket-not-found/.test(error.type) || (error.status === 400 && error.detail === "The customer is invalid."));

/** Whether the bag is not what this tab took it for. */
const isStale = (error: unknown): boolean => error instanceof CommerceApiError && [404, 409].includes(error.status);

const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof CommerceApiError && error.status === 400 && /quota/.test(error.type);

/** Why more pieces were refused than one order may hold, of a call or of the last one of several. */
const limitOf = (error: unknown): CommerceApiError | undefined =>
  error instanceof CommerceApiError && error.limit
    ? error
    : error instanceof Error && error.cause
      ? limitOf(error.cause)
      : undefined;

/**
 * Whether a basket belonged to a customer, or now is asked for by one, who is not the same (session-20): what an
 * operation writes is meant for the first of them alone.
 */
const isOthers = ({ customerInfo }: Basket, now: Session | null): boolean =>
  now?.customerId !== customerInfo?.customerId && Boolean(customerInfo?.customerNo || now?.registered);

interface Bag extends Pick<CommerceApi, "baskets" | "products" | "session"> {
  /** The bag as the backend gave it last; kept up to date, also where the operation fails. */
  bag: RefObject<Basket | null>;
  /** Whether the backend has been asked for it before. */
  isLoaded: boolean;
  intl: IntlShape;
}

/** The shopper's basket, made where there is none. */
const openBasket = async ({ bag, isLoaded, baskets }: Bag): Promise<[basketId: string, basket: Basket]> => {
  if (!bag.current && !isLoaded) bag.current = await baskets.current();
  if (!bag.current) {
    bag.current = await baskets.create().catch(async (failure: unknown) => {
      const existing = isQuotaExceeded(failure) ? await baskets.current() : null;
      if (!existing) throw failure;
      return existing;
    });
  }
  if (!bag.current.basketId) throw new Error("The backend gave a basket without an id.");
  return [bag.current.basketId, bag.current];
};

/**
 * Runs one operation on the shopper's basket and gives the basket it answers with. A basket that is gone is replaced,
 * and the operation done again, unless the shopper is somebody else by then; too many pieces are refused with what one
 * order may hold of them. Throws `CommerceApiError`.
 */
export const runBasketOperation = async (
  operation: (basketId: string, basket: Basket) => Promise<Basket>,
  bag: Bag,
): Promise<Basket> => {
  const { bag: latest, baskets, products, session, intl } = bag;
  const [basketId, basket] = await openBasket(bag);
  try {
    return await operation(basketId, basket);
  } catch (failure) {
    if (isGone(failure)) {
      if (isOthers(basket, await session.current())) throw new CommerceApiError(409, CUSTOMER_CHANGED, "");
      latest.current = await baskets.current();
      return operation(...(await openBasket({ ...bag, isLoaded: true })));
    }
    if (isStale(failure)) latest.current = await baskets.current().catch(() => latest.current);
    const refusal = limitOf(failure);
    if (!refusal?.limit) throw failure;
    const { limitedQuantity } = await import(/* webpackChunkName: "limited-quantity" */ "./limited-quantity.ts");
    throw await limitedQuantity(refusal, refusal.limit, intl, products);
  }
};
