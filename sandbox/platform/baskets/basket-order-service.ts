import type { Clock } from "#sandbox/core/clock.ts";
import type { Basket } from "./basket.ts";
import type { BasketRepository } from "./basket-repository.ts";
import type { BasketReservationService } from "./basket-reservation-service.ts";
import { type BasketOwner, type BasketService, refuseForeign } from "./basket-service.ts";
import type { BasketView } from "./basket-view-service.ts";
import { withoutEmptyShipments } from "./basket-shipments.ts";

/** What ordering does to a basket. All of it happens inside the transaction of the order. */
export interface BasketOrderService {
  /**
   * The basket, locked and worked out without empty shipments; or the number of the order it already became; or null
   * when there is no such basket (any more). @throws Fault 404, 400 for somebody else's.
   */
  lockForOrder: (basketId: string, owner: BasketOwner) => Promise<BasketView | { orderNo: string } | null>;
  /** Takes the locked basket from the shopper. */
  consume: (basketId: string, orderNo: string) => Promise<void>;
  /** Forgets the basket of an order that is placed. */
  forget: (basketId: string) => Promise<void>;
  /**
   * Gives the basket of a failed order back, without the cards whose tokens are spent, and says its id; null, and the
   * basket is gone, when the shopper has another one by now.
   */
  reopen: (basketId: string, options: { keepCards: boolean }) => Promise<string | null>;
}

export const createBasketOrderService = (options: {
  repository: BasketRepository;
  reservations: Pick<BasketReservationService, "remove" | "release">;
  baskets: BasketService;
  clock: Clock;
}): BasketOrderService => {
  const { repository, reservations, baskets, clock } = options;
  const save = (before: Basket, change: Partial<Basket>) =>
    repository.save(before, { ...before, ...change, modifiedAt: clock.now() });

  /** What was set aside is given back first: the order takes it again in the same transaction. */
  const withoutReservation = async (basket: Basket): Promise<Basket> => {
    if (basket.reservedUntil === null) return basket;
    const free = await reservations.release(basket);
    await repository.save(basket, free);
    return free;
  };

  return {
    lockForOrder: async (basketId, owner) => {
      const basket = await repository.lock(basketId);
      if (!basket) return null;
      if (basket.orderNo !== null) {
        refuseForeign({ ...basket, orderNo: null, modifiedAt: clock.now() }, basketId, owner, clock.now());
        return { orderNo: basket.orderNo };
      }
      const own = refuseForeign(basket, basketId, owner, clock.now());
      return baskets.view(withoutEmptyShipments(await withoutReservation(own)));
    },

    consume: (basketId, orderNo) => repository.markOrdered(basketId, orderNo),

    forget: (basketId) => reservations.remove([basketId]),

    reopen: async (basketId, { keepCards }) => {
      const basket = await repository.lock(basketId);
      if (!basket) return null;
      const others = await repository.open(basket.customerId, basket.siteId, { locked: true });
      if (!basket.temporary && others.some(({ temporary }) => !temporary)) {
        await reservations.remove([basketId]);
        return null;
      }
      const payments = keepCards ? basket.payments : basket.payments.filter(({ token }) => token === null);
      await save(basket, { orderNo: null, payments });
      return basketId;
    },
  };
};
