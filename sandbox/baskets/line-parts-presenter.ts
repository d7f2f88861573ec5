import { units } from "./line-presenter.ts";
import type { ChosenOption } from "./option-items.ts";
import type { StockNeed } from "./stock-needs.ts";

/** A line of a basket or an order, as far as its parts are named after it. */
interface WholeLine {
  id: string;
  quantity: number;
}

/** The options of a line; their prices are in the line's own. */
export const presentOptions = ({ id, quantity }: WholeLine, options: readonly ChosenOption[]) =>
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
          basePrice: units(priceCents),
          price: units(priceCents * quantity),
        })),
      };

/** What a bundle is made of, as many of each as the whole line holds. */
export const presentBundle = ({ id, quantity }: WholeLine, parts: readonly StockNeed[]) =>
  parts.length === 0
    ? {}
    : {
        bundledProductItems: parts.map((part) => ({
          itemId: `${id}-${part.productId}`,
          productId: part.productId,
          quantity: part.quantity * quantity,
        })),
      };
