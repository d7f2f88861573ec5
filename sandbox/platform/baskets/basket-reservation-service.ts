import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { InventoryService, StockLine } from "#sandbox/platform/inventory/inventory-service.ts";
import { type Basket, MAX_RESERVATION_MINUTES, RESERVATION_MINUTES, type Reservation } from "./basket.ts";
import type { BasketRepository } from "./basket-repository.ts";

/**
 * Setting stock aside for baskets, and giving it back. Everything runs in the transaction of the operation that asks.
 */
export interface BasketReservationService {
  /**
   * The basket with stock set aside for these lines, instead of what was set aside before.
   * @throws Fault 400 `product-item-not-available` when one is short, 400 for a wrong number of minutes.
   */
  reserve: (basket: Basket, lines: readonly StockLine[], minutes?: number) => Promise<Basket>;
  /** The basket without its stock. */
  release: (basket: Basket) => Promise<Basket>;
  /** Deletes baskets and gives back what was set aside for them. */
  remove: (basketIds: readonly string[]) => Promise<void>;
  /** When the next reservation ends; nothing while there is none. */
  nextEnd: () => Promise<Date | undefined>;
  /** Gives back the stock of reservations that have ended. */
  releaseEnded: (at: Date) => Promise<void>;
}

const stockLines = (reservations: readonly Reservation[]): StockLine[] =>
  reservations.map(({ listId, productId, quantity }) => ({ productId, quantity, inventoryListId: listId }));

export const createBasketReservationService = (options: {
  repository: BasketRepository;
  inventory: Pick<InventoryService, "reserve" | "release" | "listOf">;
  clock: Clock;
}): BasketReservationService => {
  const { repository, inventory, clock } = options;

  const giveBack = async (reservations: readonly Reservation[], siteId: string) => {
    if (reservations.length > 0) await inventory.release(stockLines(reservations), siteId);
  };

  const release = async (basket: Basket): Promise<Basket> => {
    if (basket.reservedUntil === null) return basket;
    await giveBack(basket.reservations, basket.siteId);
    return { ...basket, reservedUntil: null, reservations: [] };
  };

  return {
    release,

    reserve: async (basket, lines, minutes = RESERVATION_MINUTES) => {
      if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_RESERVATION_MINUTES)
        throw new Fault(
          400,
          "bad-request",
          `Stock is set aside for 1 to ${MAX_RESERVATION_MINUTES} minutes, not for ${minutes}.`,
          { maximum: MAX_RESERVATION_MINUTES },
        );
      const free = await release(basket);
      const own = (await inventory.listOf(basket.siteId)) ?? "";
      await inventory.reserve([...lines], basket.siteId);
      return {
        ...free,
        reservedUntil: new Date(clock.now().getTime() + minutes * 60_000),
        reservations: lines.map(({ productId, quantity, inventoryListId }) => ({
          listId: inventoryListId ?? own,
          productId,
          quantity,
        })),
      };
    },

    remove: async (basketIds) => giveBack(await repository.remove(basketIds), ""),

    nextEnd: () => repository.nextReservationEnd(),

    releaseEnded: async (at) => {
      for (const id of await repository.reservedUntil(at)) {
        const basket = await repository.lock(id);
        if (basket && basket.reservedUntil !== null && basket.reservedUntil <= at)
          await repository.save(basket, await release(basket));
      }
    },
  };
};
