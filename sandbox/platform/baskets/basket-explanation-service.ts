import { bestPrice } from "#sandbox/platform/prices/price.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import { closedReason } from "#sandbox/platform/promotions/active-promotions.ts";
import type { Verdict, VerdictScope } from "#sandbox/platform/promotions/verdict.ts";
import type { Jurisdiction } from "#sandbox/platform/taxes/tax.ts";
import type { Basket } from "./basket.ts";
import type { BasketRepository } from "./basket-repository.ts";
import { basketNotFound } from "./basket-service.ts";
import { type PricedBasket, priceBasket, type Situation, taxPlace } from "./priced-basket.ts";
import { promotionSituationOf } from "./promotion-situation.ts";
import type { SituationService } from "./situation-service.ts";

/** What became of one promotion; several verdicts where it met several lines or shipments. */
export interface PromotionExplanation {
  promotionId: string;
  name: string;
  class: "product" | "order" | "shipping";
  verdicts: (Verdict & VerdictScope)[];
}

/** Why a line costs what it costs. Amounts are whole cents. */
export interface LineExplanation {
  itemId: string;
  productId: string;
  /** Every book the shopper may use that has a price for the quantity; one is chosen. */
  priceBooks: { priceBookId: string; priceCents: number; chosen: boolean }[];
  taxClassId: string;
  /** Where it is taxed; null while that is not known. */
  jurisdiction: Jurisdiction | null;
  taxRate: number | null;
  taxCents: number | null;
}

/** Why a basket costs what it costs. */
export interface BasketExplanation {
  basketId: string;
  siteId: string;
  currency: string;
  promotions: PromotionExplanation[];
  lines: LineExplanation[];
  shipments: {
    shipmentId: string;
    jurisdiction: Jurisdiction | null;
    shippingMethodId: string | null;
    isMethodApplicable: boolean;
    /** Why the chosen method does not apply. */
    exclusions: readonly unknown[];
  }[];
}

const explainPromotions = (
  basket: Basket,
  situation: Situation,
  heard: ReadonlyMap<string, (Verdict & VerdictScope)[]>,
): PromotionExplanation[] => {
  const asked = promotionSituationOf(basket, situation);
  return situation.promotions
    .filter(({ siteIds }) => siteIds.includes(basket.siteId))
    .map((promotion) => {
      const reason = closedReason(promotion, asked);
      return {
        promotionId: promotion.id,
        name: promotion.name,
        class: promotion.rule.class,
        verdicts: reason ? [{ outcome: "not_applied", reason }] : (heard.get(promotion.id) ?? []),
      };
    });
};

/** Explains baskets: the engine works one out while somebody listens. @throws Fault 404 for an unknown one. */
export const createBasketExplanation =
  (options: {
    repository: Pick<BasketRepository, "find">;
    situations: SituationService;
    prices: Pick<PriceService, "booksFor">;
  }) =>
  async (basketId: string): Promise<BasketExplanation> => {
    const basket = await options.repository.find(basketId);
    if (!basket) throw basketNotFound(basketId);
    const situation = await options.situations.of(basket);
    const heard = new Map<string, (Verdict & VerdictScope)[]>();
    const priced: PricedBasket = priceBasket(basket, situation, (promotionId, verdict, scope = {}) => {
      heard.set(promotionId, [...(heard.get(promotionId) ?? []), { ...verdict, ...scope }]);
    });
    const { siteId, currency } = basket;
    const books = await options.prices.booksFor({ siteId, currency, customerGroups: [...situation.customerGroups] });
    const placeOf = (shipmentId: string) => {
      const shipment = basket.shipments.find(({ id }) => id === shipmentId);
      return shipment ? taxPlace(shipment, situation.stores) : null;
    };
    return {
      basketId,
      siteId,
      currency,
      promotions: explainPromotions(basket, situation, heard),
      lines: priced.items.map((line) => {
        const pieces = basket.items.reduce(
          (sum, item) => (item.productId === line.productId ? sum + item.quantity : sum),
          0,
        );
        const quantity = Math.max(1, pieces);
        const chosen = situation.prices.get(line.productId)?.priceBookId;
        const pricesOf = (productId: string) =>
          books.flatMap((book) => {
            const price = bestPrice([book], productId, quantity);
            return price ? [{ priceBookId: book.id, priceCents: price.priceCents, chosen: book.id === chosen }] : [];
          });
        const own = pricesOf(line.productId);
        const { masterId = null } = line.product ?? {};
        return {
          itemId: line.id,
          productId: line.productId,
          priceBooks: own.length > 0 || masterId === null ? own : pricesOf(masterId),
          taxClassId: line.taxClassId,
          jurisdiction: placeOf(line.shipmentId),
          taxRate: line.taxRate,
          taxCents: line.adjustedTaxCents,
        };
      }),
      shipments: priced.shipments.map(({ id, shippingMethodId, isMethodApplicable, offer }) => ({
        shipmentId: id,
        jurisdiction: placeOf(id),
        shippingMethodId,
        isMethodApplicable,
        exclusions: offer?.exclusions ?? [],
      })),
    };
  };
