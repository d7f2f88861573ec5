import type { BasketDocument, BasketItem } from "#app/domain/basket/basket-document.ts";
import { spreadEvenly } from "#app/domain/basket/spread-evenly.ts";

/** A product of which the bag holds more than there is. */
export interface Shortage {
  productId: string;
  /** Pieces that are left; 0 for what is gone. */
  available: number;
  /** The lines that hold it. */
  lines: (BasketItem & { itemId: string })[];
}

interface StockFlash {
  type?: string;
  details?: { productId?: string; available?: number };
}

/** What the backend says there is too little of, product by product (`c_flashes`). */
export const shortagesOf = (basket: BasketDocument): Shortage[] => {
  const list = basket["c_flashes"];
  const flashes = (Array.isArray(list) ? (list as StockFlash[]) : []).filter(
    ({ type }) => type === "ProductItemNotAvailable" || type === "InvalidProductItem",
  );
  const ids = new Set(flashes.flatMap(({ details }) => details?.productId ?? []));
  return [...ids].flatMap((productId) => {
    const left = flashes.find(({ details }) => details?.productId === productId)?.details?.available ?? 0;
    const lines = (basket.productItems ?? []).flatMap(({ itemId, ...line }) =>
      itemId !== undefined && line.productId === productId ? [{ ...line, itemId }] : [],
    );
    return lines.length > 0 ? [{ productId, available: Math.max(0, left), lines }] : [];
  });
};

/** The quantities with which the lines of a shortage hold what is left, spread evenly; 0 takes a line out. */
export const quantitiesOfRest = ({ available, lines }: Shortage): { itemId: string; quantity: number }[] => {
  const parts = spreadEvenly(available, lines.length);
  return lines.map(({ itemId }, index) => ({ itemId, quantity: parts[index] ?? 0 }));
};
