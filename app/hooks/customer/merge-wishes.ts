import { createWishlistApi, type Wishlist } from "#app/commerce-api/wishlist.ts";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import type { ScapiTransport } from "#app/commerce-api/scapi-transport.ts";
import { isListOfWishes, missingWishes, toWish, type Wish, wishItem } from "#app/domain/product/wishlist.ts";
import { logProblem } from "#app/browser/log-problem.ts";

/** Where the browser keeps what a guest wishes for. */
export const WISHES = "WISHES";

/** What a guest wished for in this browser. */
export const guestWishes = (): Wish[] => {
  try {
    const storedWishes: unknown = JSON.parse(window.localStorage.getItem(WISHES) ?? "[]");
    return isListOfWishes(storedWishes) ? storedWishes : [];
  } catch {
    return [];
  }
};

/**
 * Takes what a guest wished for into the customer's list, and gives the list. What could not be taken waits for the
 * next time.
 */
export const mergeWishes = async (scapi: ScapiTransport, customerId: string): Promise<Wishlist> => {
  const api = createWishlistApi(scapi);
  const list = await api.load(customerId);
  const wishes = guestWishes();
  if (wishes.length === 0) return list;
  const left: Wish[] = [];
  // The oldest first, so that the order stays.
  for (const wish of missingWishes(wishes, list.items.map(toWish)).reverse()) {
    try {
      await api.add(customerId, list.id, wishItem(wish));
    } catch (error) {
      logProblem("A wish was not taken into the list.", error);
      left.push(wish);
    }
  }
  try {
    if (left.length === 0) window.localStorage.removeItem(WISHES);
    else window.localStorage.setItem(WISHES, JSON.stringify(left));
  } catch {
    // A browser that refuses storage kept nothing either.
  }
  return api.load(customerId);
};

/**
 * After a login: what the guest wished for goes into the customer's list. A failure stops nobody; the list asks again
 * when it is shown.
 */
export const takeWishesAlong = async ({
  session,
  transports,
}: Pick<CommerceApi, "session" | "transports">): Promise<void> => {
  if (guestWishes().length === 0) return;
  try {
    const current = await session.current();
    if (current?.registered) await mergeWishes(transports.scapi, current.customerId);
  } catch (error) {
    logProblem("The wishes were not taken along.", error);
  }
};
