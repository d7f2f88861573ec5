import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { basketKind } from "#app/domain/basket/basket-kind.ts";

/** Where a guest checks out on one page. */
export const ONE_PAGE_PATH = "/checkout";

/** Whether a guest's bag is plain enough for one page: everything in it travels in one parcel to one address. */
export const fitsOnePage = (basket: BasketDocument): boolean =>
  Boolean(basket.productItems?.length) && basketKind(basket) === "shipping";

/**
 * Whether a shopper who pressed the button has seen what she would pay: the total of that moment is the one that is due
 * now. A total that was not known yet has not been seen.
 */
export const hasSeenTotal = (seen: number | null | undefined, due: number | null | undefined): boolean =>
  seen !== undefined && seen !== null && seen === due;
