import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { shopperMessage, UNEXPECTED_MESSAGE } from "#app/commerce-api/commerce-api-error.ts";
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
  const [list, setList] = useState<Wishlist | null>(null);
  const [shown, setShown] = useState<readonly Wish[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [away, setAway] = useState<string | null>(null);
  const customerId = session?.registered ? session.customerId : undefined;

  const take = useCallback((loaded: Wishlist) => {
    setList(loaded);
    setShown(loaded.items.map(toWish).reverse());
  }, []);

  useEffect(() => {
    if (customerId === undefined) return;
    let isWanted = true;
    mergeWishes(transports.scapi, customerId).then(
      (loaded) => isWanted && take(loaded),
      (failure: unknown) => isWanted && setAway(shopperMessage(failure)),
    );
    return () => {
      isWanted = false;
    };
  }, [customerId, take, transports]);

  const change = async (next: readonly Wish[], send: (customerId: string, list: Wishlist) => Promise<void>) => {
    if (customerId === undefined) return keepGuests([...next]);
    if (!list) return;
    setError(null);
    setShown(next);
    try {
      await send(customerId, list);
    } catch (failure) {
      setError(shopperMessage(failure));
    }
    await api.load(customerId).then(take, () => setShown(list.items.map(toWish).reverse()));
  };

  const isKnown = customerId === undefined ? status === "done" : shown !== null;
  const wishes = isKnown ? (customerId === undefined ? (guests ?? none) : shown) : null;

  return {
    wishes,
    /** Why the last change was not taken. */
    error,
    /** Why the list itself could not be had; without knowing whose it is nothing is shown. */
    away: status === "error" && wishes === null ? (away ?? unknownWhose ?? UNEXPECTED_MESSAGE) : away,
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
