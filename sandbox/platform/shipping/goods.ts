/** Goods by id or category; any of them is enough. Nothing named means none. */
export interface GoodsSelection {
  productIds?: readonly string[];
  categoryIds?: readonly string[];
}

/** One line of a parcel. */
export interface ParcelLine {
  productId: string;
  masterId: string | null;
  categoryIds: readonly string[];
  /** Custom attributes of the product with their `c_` names. */
  attributes: Readonly<Record<string, unknown>>;
  quantity: number;
  /** Of one piece. */
  weightGrams: number;
  /** Of the whole line after product and order discounts. */
  priceCents: number;
}

/** What a parcel holds. */
export interface Parcel {
  lines: readonly ParcelLine[];
  /** True when there is nothing in it but what is sent by e-mail. */
  isEmailOnly: boolean;
}

/** A parcel with nothing in it. */
export const emptyParcel: Parcel = { lines: [], isEmailOnly: false };

/** Whether a selection names a line; a master's id names its variants too. */
export const isSelected = ({ productIds, categoryIds }: GoodsSelection, line: ParcelLine): boolean =>
  (productIds?.some((id) => id === line.productId || id === line.masterId) ?? false) ||
  (categoryIds?.some((id) => line.categoryIds.includes(id)) ?? false);

/** Weight of everything in a parcel. */
export const parcelGrams = ({ lines }: Parcel): number =>
  lines.reduce((sum, { quantity, weightGrams }) => sum + quantity * weightGrams, 0);
