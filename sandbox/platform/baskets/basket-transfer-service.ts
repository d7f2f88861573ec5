import type { Clock } from "#sandbox/core/clock.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { joiningProblem } from "#sandbox/platform/promotions/coupon.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import { type Basket, type BasketCoupon, isExpired } from "./basket.ts";
import { type MergeMode, mergeInto } from "./basket-merge.ts";
import type { BasketRepository } from "./basket-repository.ts";
import type { BasketReservationService } from "./basket-reservation-service.ts";
import type { BasketOwner, BasketService } from "./basket-service.ts";
import type { BasketView } from "./basket-view-service.ts";

/** What becomes of a guest's basket at login. */
export interface BasketTransferService {
  /**
   * Gives the guest's basket to the customer. With `merge` the customer's older basket is put into it, with
   * `overrideExisting` deleted. Null when neither has one. @throws Fault 403 without a previous customer, 409 as the
   * contract.
   */
  transfer: (
    owner: BasketOwner,
    options: { merge: boolean; overrideExisting: boolean; populateCustomerDetails?: boolean },
  ) => Promise<BasketView | null>;
  /** Puts the guest's lines into the customer's basket and deletes the guest's. @throws Fault 403, 409. */
  merge: (owner: BasketOwner, options: { mode: MergeMode; createDestination: boolean }) => Promise<BasketView>;
  /** Makes a temporary basket the shopper's lasting one. @throws Fault 409 when it is none or the shopper has one. */
  promote: (
    basketId: string,
    owner: BasketOwner,
    options: { merge: boolean; overrideExisting: boolean },
  ) => Promise<BasketView>;
}

const conflict = (type: string, detail: string) => new Fault(409, type, detail);

const noSource = () => conflict("no-source-basket-exception", "The previous shopper has no basket.");

export const createBasketTransferService = (options: {
  repository: BasketRepository;
  reservations: Pick<BasketReservationService, "remove">;
  baskets: BasketService;
  customers: Pick<CustomerService, "find">;
  promotions: Pick<PromotionService, "check">;
  clock: Clock;
  /** Custom attributes by which a merchant's rules tell goods of one product apart. */
  goodsAttributes?: readonly string[] | undefined;
}): BasketTransferService => {
  const { repository, reservations, baskets, customers, promotions, clock, goodsAttributes } = options;

  const lastingOf = async (customerId: string, siteId: string): Promise<Basket | undefined> =>
    (await repository.open(customerId, siteId, { locked: true })).find(
      (basket) => !basket.temporary && !isExpired(basket, clock.now()),
    );

  /** The guest's and the customer's basket. */
  const bothOf = async ({ customerId, previousCustomerId, siteId }: BasketOwner) => {
    if (!previousCustomerId || previousCustomerId === customerId)
      throw new Fault(403, "forbidden", "The access token has no previous customer.");
    return { source: await lastingOf(previousCustomerId, siteId), target: await lastingOf(customerId, siteId) };
  };

  /** Saves a basket without the bonus lines that it has not earned, or has no room for. */
  const save = async (before: Basket, after: Basket): Promise<BasketView> => {
    const changed = { ...after, modifiedAt: clock.now() };
    const view = await baskets.view(changed);
    const items = changed.items.filter(
      ({ id, bonusDiscountLineItemId }) =>
        bonusDiscountLineItemId === null || view.items.some((line) => line.id === id),
    );
    await repository.save(before, { ...changed, items });
    return view;
  };

  /** One basket with the other in it; a coupon that takes one code at most keeps the one it has. */
  const merged = async (kept: Basket, incoming: Basket, mode: MergeMode, owner: BasketOwner): Promise<Basket> => {
    const coupons: BasketCoupon[] = [];
    for (const each of incoming.coupons) {
      const { coupon, code } = await promotions.check(each.code, { ...owner, email: kept.email });
      if (coupon && !joiningProblem({ coupon, code }, [...kept.coupons, ...coupons])) coupons.push(each);
    }
    return mergeInto(kept, { ...incoming, coupons }, mode, { newId: baskets.newId, goodsAttributes });
  };

  const ownedBy = async ({ customerId, registered }: BasketOwner, basket: Basket): Promise<Basket> => {
    const customer = registered ? await customers.find(customerId) : undefined;
    return {
      ...basket,
      customerId,
      registered,
      email: basket.email ?? customer?.email ?? null,
      customerNo: customer?.customerNo ?? null,
      customerName: customer ? `${customer.firstName} ${customer.lastName}`.trim() : basket.customerName,
    };
  };

  return {
    transfer: async (owner, { merge, overrideExisting, populateCustomerDetails = false }) => {
      const { source, target } = await bothOf(owner);
      if (!source && !target) return null;
      if (!source && target) {
        if (!merge) throw noSource();
        return baskets.view(target);
      }
      if (!source) return null;
      if (target && !merge && !overrideExisting)
        throw conflict("basket-transfer-basket-already-exists-exception", "The customer already has a basket.");
      if (target) await reservations.remove([target.id]);
      const named = await ownedBy(owner, source);
      const owned = populateCustomerDetails ? await baskets.withCustomerDetails(named) : named;
      return save(source, target && merge ? await merged(owned, target, "higher_quantity", owner) : owned);
    },

    merge: async (owner, { mode, createDestination }) => {
      const { source, target } = await bothOf(owner);
      if (!source) throw noSource();
      if (!target && !createDestination)
        throw conflict("basket-merge-no-current-basket-exception", "The customer has no basket to merge into.");
      await reservations.remove([source.id]);
      if (target) return save(target, await merged(target, source, mode, owner));
      return baskets.create(owner, {
        fill: (empty) => merged(empty, source, mode, owner),
        keepUnorderable: true,
      });
    },

    promote: async (basketId, owner, { merge, overrideExisting }) => {
      const temporary = await baskets.get(basketId, owner);
      const source = await repository.lock(temporary.id);
      if (!source?.temporary) throw conflict("basket-not-promotable-exception", "The basket is not a temporary one.");
      const target = await lastingOf(owner.customerId, owner.siteId);
      if (target && !merge && !overrideExisting)
        throw conflict("basket-not-promotable-exception", "The customer already has a basket.");
      if (target) await reservations.remove([target.id]);
      const promoted = { ...source, temporary: false };
      return save(source, target && merge ? await merged(promoted, target, "higher_quantity", owner) : promoted);
    },
  };
};
