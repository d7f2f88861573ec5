/** A product somebody wants to remember, in a colour where it has some. */
export interface Wish {
  /** The product's own id, without the colour. */
  productId: string;
  color?: string;
}

/** The most a browser keeps for a guest. */
const MOST_WISHES = 100;

/** What the wish list calls a wish: `{productId}-{colorId}` when a colour is given (wishlist-3). */
export const wishId = ({ productId, color }: Wish): string => (color ? `${productId}-${color}` : productId);

/** An item of the list as the backend takes it: one, of the first priority, for nobody else's eyes (wishlist-4). */
export const wishItem = (wish: Wish) => ({
  productId: wishId(wish),
  quantity: 1,
  priority: 1,
  public: false,
  type: "product" as const,
  ...(wish.color && { c_color: wish.color }),
});

/** The wish behind an item of the list. */
export const toWish = ({ productId, c_color: color }: { productId: string; c_color?: unknown }): Wish =>
  typeof color === "string" && color !== "" && productId.endsWith(`-${color}`)
    ? { productId: productId.slice(0, -color.length - 1), color }
    : { productId };

/** Wishes with one more in front, none twice. */
export const withWish = (wishes: readonly Wish[], added: Wish): Wish[] =>
  [added, ...wishes.filter((wish) => wishId(wish) !== wishId(added))].slice(0, MOST_WISHES);

/** Wishes without one. */
export const withoutWish = (wishes: readonly Wish[], removed: Wish): Wish[] =>
  wishes.filter((wish) => wishId(wish) !== wishId(removed));

/** What of a guest's wishes the customer's list does not have yet. */
export const missingWishes = (guest: readonly Wish[], known: readonly Wish[]): Wish[] =>
  guest.filter((wish) => !known.some((other) => wishId(other) === wishId(wish)));

/** Whether something that a browser kept is a list of wishes. */
export const isListOfWishes = (value: unknown): value is Wish[] =>
  Array.isArray(value) &&
  value.every(
    (wish: unknown) =>
      typeof wish === "object" &&
      wish !== null &&
      typeof (wish as Wish).productId === "string" &&
      ["string", "undefined"].includes(typeof (wish as Wish).color),
  );
