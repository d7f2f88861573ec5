import { DEFAULT_SHIPMENT_ID, newBasket, type Basket, type OptionChoice } from "./basket.ts";
import { priceBasket } from "./priced-basket.ts";
import type { SituationService } from "./situation-service.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Promotion } from "#sandbox/platform/promotions/promotion.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";

/** What a value of an option adds to each piece, from a number of pieces on. */
export interface OptionValuePrices extends OptionChoice {
  prices: readonly { from: number; cents: number }[];
}

/** Who asks, and where. */
interface Asker {
  siteId: string;
  currency: string;
  customerId: string;
  registered: boolean;
}

/** Tells what values of options cost in a basket. */
export interface OptionPriceService {
  /** Those values of a product that cost something; none where the product is not offered or has nothing to choose. */
  of(productId: string, asker: Asker): Promise<OptionValuePrices[]>;
}

/** The most pieces that a line may hold. */
const MOST_PIECES = 999;

/** Numbers of pieces at which promotions begin to give something; rising, the first is one. */
const beginnings = (promotions: readonly Promotion[], siteId: string): number[] => {
  const numbers = promotions
    .filter((promotion) => promotion.enabled && promotion.siteIds.includes(siteId))
    .flatMap(({ rule }) =>
      rule.class === "product" ? [rule.minQuantity ?? 1, ...(rule.tiers ?? []).map(({ from }) => from)] : [],
    )
    .filter((from) => typeof from === "number" && from <= MOST_PIECES);
  return [...new Set([1, ...(numbers as number[])])].sort((one, other) => one - other);
};

/**
 * So many pieces are worked out for a beginning, before the next one: a number that percents of go into without parts
 * of a cent, where there is one.
 */
const measured = (from: number, next = MOST_PIECES + 1): number =>
  [20, 2].map((step) => Math.ceil(from / step) * step).find((pieces) => pieces < next) ?? from;

/** A basket with nothing but so many pieces of a product. */
const basketOf = (productId: string, quantity: number, asker: Asker, now: Date): Basket => ({
  ...newBasket({ id: "asked", temporary: true, ...asker }, now),
  items: [
    {
      id: "asked-1",
      productId,
      quantity,
      shipmentId: DEFAULT_SHIPMENT_ID,
      inventoryListId: null,
      optionItems: [],
      bonusDiscountLineItemId: null,
      gift: false,
      giftMessage: null,
      attributes: {},
    },
  ],
});

/** Only those prices that differ from the one before. */
const changes = (prices: OptionValuePrices["prices"]): OptionValuePrices["prices"] =>
  prices.filter(({ cents }, index) => index === 0 || cents !== prices[index - 1]?.cents);

/**
 * Prices of options as baskets ask for them: a basket with the value is worked out beside one without, at each number
 * of pieces at which a promotion begins.
 */
export const createOptionPriceService = ({
  situations,
  promotions,
  clock,
}: {
  situations: SituationService;
  promotions: Pick<PromotionService, "list">;
  clock: Clock;
}): OptionPriceService => ({
  of: async (productId, asker) => {
    const found = new Map<string, OptionChoice & { prices: { from: number; cents: number }[] }>();
    const all = beginnings(await promotions.list(), asker.siteId);
    for (const [index, from] of all.entries()) {
      const pieces = measured(from, all[index + 1]);
      const plain = basketOf(productId, pieces, asker, clock.now());
      const situation = await situations.of(plain);
      const costOf = (optionItems: readonly OptionChoice[]): number => {
        const items = plain.items.map((item) => ({ ...item, optionItems }));
        return priceBasket({ ...plain, items }, situation).items[0]?.afterItemDiscountCents ?? 0;
      };
      for (const { id: optionId, values } of situation.products.get(productId)?.options ?? [])
        for (const { id: optionValueId, priceCents, isDefault } of values) {
          if (isDefault || !priceCents[asker.currency]) continue;
          const cents = (costOf([{ optionId, optionValueId }]) - costOf([])) / pieces;
          const value = found.get(`${optionId} ${optionValueId}`) ?? { optionId, optionValueId, prices: [] };
          value.prices.push({ from, cents });
          found.set(`${optionId} ${optionValueId}`, value);
        }
    }
    return [...found.values()].map((value) => ({ ...value, prices: changes(value.prices) }));
  },
});
