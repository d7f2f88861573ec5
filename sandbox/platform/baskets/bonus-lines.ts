import { Fault } from "#sandbox/core/fault.ts";
import type { CatalogueItem } from "#sandbox/platform/products/product.ts";
import type { ActivePromotion } from "#sandbox/platform/promotions/active-promotions.ts";
import { type Adjustment, adjustmentOf } from "#sandbox/platform/promotions/adjustment.ts";
import {
  automaticBonuses,
  bonusPriceCents,
  type BonusGrant,
  type BonusSlot,
  bonusSlots,
} from "#sandbox/platform/promotions/bonus.ts";
import type { Discount } from "#sandbox/platform/promotions/promotion.ts";
import { notApplied, type Witness } from "#sandbox/platform/promotions/verdict.ts";
import { availablePieces, type StockSituation } from "./available-stock.ts";
import { type Basket, type BasketItem, DEFAULT_SHIPMENT_ID } from "./basket.ts";

/** A line that is given, with what is left to pay for it. */
export interface BonusLine {
  item: BasketItem;
  product: CatalogueItem;
  basePriceCents: number;
  adjustment: Adjustment;
  promotion: ActivePromotion;
  /** The last of the lines that earned it; null where the whole basket did. */
  qualifyingItemId: string | null;
}

/** What bonus lines are made from. */
interface BonusSituation extends StockSituation {
  products: ReadonlyMap<string, CatalogueItem>;
  prices: ReadonlyMap<string, { priceCents: number } | undefined>;
  bonusOffers?: ReadonlySet<string>;
}

const bonusLine = (
  item: BasketItem,
  product: CatalogueItem,
  priceCents: number,
  bonusCents: number,
  { promotion, discount, qualifyingItemId }: Pick<BonusLine, "promotion" | "qualifyingItemId"> & { discount: Discount },
  currency: string,
): BonusLine => ({
  item,
  product,
  basePriceCents: priceCents,
  promotion,
  qualifyingItemId,
  adjustment: adjustmentOf(
    promotion,
    discount,
    Math.max(0, priceCents - bonusCents) * item.quantity,
    item.id,
    currency,
  ),
});

/** Lines the engine adds by itself; what is not sold here, has no price or is out of stock is left out. */
const automaticLines = (basket: Basket, grants: readonly BonusGrant[], situation: BonusSituation, witness?: Witness) =>
  automaticBonuses(grants).flatMap((bonus): BonusLine[] => {
    const product = situation.products.get(bonus.productId);
    const priceCents = situation.prices.get(bonus.productId)?.priceCents;
    const item: BasketItem = {
      id: bonus.id,
      productId: bonus.productId,
      quantity: bonus.quantity,
      shipmentId: basket.shipments[0]?.id ?? DEFAULT_SHIPMENT_ID,
      inventoryListId: null,
      optionItems: [],
      bonusDiscountLineItemId: null,
      gift: false,
      giftMessage: null,
      attributes: {},
    };
    if (
      !product ||
      priceCents === undefined ||
      availablePieces({ ...item, stockListId: null }, situation) < bonus.quantity
    ) {
      witness?.(bonus.promotion.id, notApplied({ reason: "bonus_not_available" }));
      return [];
    }
    witness?.(bonus.promotion.id, { outcome: "applied", cents: -priceCents * bonus.quantity }, { lineId: bonus.id });
    return [bonusLine(item, product, priceCents, 0, bonus, basket.currency)];
  });

/** Lines shoppers chose for a slot, as long as the slot is open, offers the product and has room. */
const chosenLines = (basket: Basket, slots: readonly BonusSlot[], situation: BonusSituation): BonusLine[] => {
  const room = new Map(slots.map(({ id, maxItems }) => [id, maxItems]));
  return basket.items.flatMap((item): BonusLine[] => {
    const slot = slots.find(({ id }) => id === item.bonusDiscountLineItemId);
    const product = situation.products.get(item.productId);
    const priceCents = situation.prices.get(item.productId)?.priceCents;
    if (!slot || !product || priceCents === undefined) return [];
    const bonusCents = bonusPriceCents(slot, product, basket.currency);
    const left = (room.get(slot.id) ?? 0) - item.quantity;
    if (bonusCents === null || left < 0) return [];
    room.set(slot.id, left);
    return [bonusLine(item, product, priceCents, bonusCents, slot, basket.currency)];
  });
};

/** A slot whose list names what is offered in a category only; what is sold out stays on it. */
const withOffered = (slot: BonusSlot, offers: ReadonlySet<string> | undefined): BonusSlot => {
  const { products } = slot.discount;
  if (!products || !offers) return slot;
  return {
    ...slot,
    discount: { ...slot.discount, products: products.filter(({ productId }) => offers.has(productId)) },
  };
};

/** Everything that is given with a basket: slots to choose from and lines, automatic and chosen. */
export const bonusesOf = (
  basket: Basket,
  grants: readonly BonusGrant[],
  situation: BonusSituation,
  witness?: Witness,
): { slots: BonusSlot[]; lines: BonusLine[] } => {
  if (grants.length === 0) return { slots: [], lines: [] };
  const slots = bonusSlots(grants).map((slot) => withOffered(slot, situation.bonusOffers));
  for (const { id, promotion } of slots) witness?.(promotion.id, { outcome: "offered", slotId: id });
  return {
    slots,
    lines: [...automaticLines(basket, grants, situation, witness), ...chosenLines(basket, slots, situation)],
  };
};

/**
 * The basket without lines whose bonus is no longer earned.
 * @throws Fault 400 for a bonus line just added that no slot takes.
 */
export const withoutLostBonuses = (
  before: Basket,
  after: Basket,
  kept: readonly Pick<BasketItem, "id">[],
): readonly BasketItem[] => {
  if (after.items.every(({ bonusDiscountLineItemId }) => bonusDiscountLineItemId === null)) return after.items;
  const isLost = ({ id, bonusDiscountLineItemId }: BasketItem) =>
    bonusDiscountLineItemId !== null && !kept.some((line) => line.id === id);
  const refused = after.items.find((item) => {
    const known = before.items.find(({ id }) => id === item.id);
    return isLost(item) && (known?.quantity ?? 0) < item.quantity;
  });
  if (refused)
    throw new Fault(
      400,
      "invalid-bonus-product-item",
      `Product '${refused.productId}' is no bonus of '${refused.bonusDiscountLineItemId}', or there is no room for it.`,
      { productId: refused.productId, bonusDiscountLineItemId: refused.bonusDiscountLineItemId },
    );
  return after.items.filter((item) => !isLost(item));
};
