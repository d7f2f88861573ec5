import type { ShopperBasketsTypes } from "@salesforce/commerce-sdk-isomorphic";
import { type TaxItem, taxItemsOf } from "#sandbox/platform/taxes/tax-items.ts";
import type { Jurisdiction } from "#sandbox/platform/taxes/tax.ts";
import { present, units } from "./line-presenter.ts";
import type { ChosenOption } from "./option-items.ts";
import type { StockNeed } from "./stock-needs.ts";

/** A line of a basket or an order, as far as its parts are named after it. */
interface WholeLine {
  id: string;
  quantity: number;
  shipmentId: string;
  taxClassId: string;
  taxRate: number | null;
}

/** The options of a line; their prices are in the line's own. */
export const presentOptions = (
  { id, quantity, shipmentId, taxClassId, taxRate }: WholeLine,
  options: readonly ChosenOption[],
) =>
  options.length === 0
    ? {}
    : {
        optionItems: options.map(({ optionId, optionValueId, name, priceCents }) => ({
          itemId: `${id}-${optionId}`,
          optionId,
          optionValueId,
          itemText: name,
          productName: name,
          quantity,
          shipmentId,
          taxClassId,
          ...present({ taxRate }),
          basePrice: units(priceCents),
          price: units(priceCents * quantity),
        })),
      };

/** What a bundle is made of, as many of each as the whole line holds. */
export const presentBundle = ({ id, quantity }: Pick<WholeLine, "id" | "quantity">, parts: readonly StockNeed[]) =>
  parts.length === 0
    ? {}
    : {
        bundledProductItems: parts.map((part) => ({
          itemId: `${id}-${part.productId}`,
          productId: part.productId,
          quantity: part.quantity * quantity,
        })),
      };

const presentTaxItem = ({ id, rate, cents }: TaxItem) => ({ id, rate, value: units(cents) });

/** The taxes a line is charged; left out while they are not known, or where there are none. */
export const presentTaxItems = (
  place: Jurisdiction | null | undefined,
  rate: number | null,
  taxCents: number | null,
) => {
  const items = place && rate !== null && taxCents !== null ? taxItemsOf(place, rate, taxCents) : [];
  return items.length > 0 ? { taxItems: items.map(presentTaxItem) } : {};
};

/** A slot with the products of its list; those of a rule are found by a search. */
export interface PresentableBonusSlot {
  id: string;
  promotionId: string;
  couponCode: string | null;
  maxItems: number;
  productIds: readonly string[];
}

/** Bonus products to choose from; nothing when none are offered. */
export const presentBonusSlots = (slots: readonly PresentableBonusSlot[]) =>
  slots.length === 0
    ? {}
    : {
        bonusDiscountLineItems: slots.map(
          ({ maxItems, productIds, ...slot }) =>
            present({
              ...slot,
              maxBonusItems: maxItems,
              bonusProducts: productIds.map((productId) => ({ productId })),
            }) as ShopperBasketsTypes.BonusDiscountLineItem,
        ),
      };
