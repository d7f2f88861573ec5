import { useMemo, useState } from "react";
import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { shopperMessage, UNEXPECTED, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { createWishlistApi, type Wishlist } from "#app/commerce-api/wishlist.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import {
  isListOfWishes,
  toWish,
  type Wish,
  wishId,
  wishItem,
  withoutWish,
  withWish,
} from "#app/domain/product/wishlist.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { mergeWishes, WISHES } from "./merge-wishes.ts";

const none: readonly Wish[] = [];

/**
 * What a shopper wishes for: a guest's stays in the browser, a customer's is kept with the account. A change shows at
 * once, is sent, and the list is loaded again (wishlist-2). `wishes` is null until it is known.
 */
export const useWishlist = () => {
  const { transports } = useCommerceApi();
  const { session, status, error: unknownWhose } = useCustomer();
  const api = useMemo(() => createWishlistApi(transports.scapi), [transports]);
  const [guests, keepGuests] = useLocalStorage(WISHES, isListOfWishes);
  const [error, setError] = useState<ShopperMessage | null>(null);
  const [ahead, setAhead] = useState<readonly Wish[] | null>(null);
  const customerId = session?.registered ? session.customerId : undefined;

  const {
    value: list,
    error: failure,
    status: listStatus,
    keep,
  } = useAnswer(
    customerId && `wishlist of ${customerId}`,
    () => mergeWishes(transports.scapi, customerId ?? ""),
    "The wishlist could not be asked for.",
  );
  const listed = useMemo(() => list?.items.map(toWish).reverse(), [list]);
  const shown = (list && ahead) ?? listed;
  const away = listStatus === "failed" ? shopperMessage(failure) : null;

  const change = async (next: readonly Wish[], send: (customerId: string, list: Wishlist) => Promise<void>) => {
    if (customerId === undefined) return keepGuests([...next]);
    if (!list) return;
    setError(null);
    setAhead(next);
    try {
      await send(customerId, list);
    } catch (failure) {
      setError(shopperMessage(failure));
    }
    await api.load(customerId).then(keep, () => undefined);
    setAhead(null);
  };

  const wishes = (customerId === undefined ? status === "done" && (guests ?? none) : shown) || null;

  return {
    wishes,
    /** Why the last change was not taken. */
    error,
    /** Why the list itself could not be had; without knowing whose it is nothing is shown. */
    away: status === "error" && wishes === null ? (away ?? unknownWhose ?? UNEXPECTED) : away,
    isGuest: status === "done" && customerId === undefined,
    has: (wish: Wish) => (wishes ?? none).some((each) => wishId(each) === wishId(wish)),
    add: (wish: Wish) =>
      change(withWish(wishes ?? none, wish), (id, { id: listId }) => api.add(id, listId, wishItem(wish))),
    remove: (wish: Wish) =>
      change(withoutWish(wishes ?? none, wish), async (id, { id: listId, items }) => {
        const item = items.find((each) => wishId(toWish(each)) === wishId(wish));
        if (item) await api.remove(id, listId, item.id);
      }),
  };
};
