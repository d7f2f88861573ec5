import { useState } from "react";
import type { Basket, NewBasketItem } from "#app/commerce-api/baskets.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { GiftItem, Person, PersonAddress } from "#app/commerce-api/people.ts";
import type { Product } from "#app/commerce-api/products.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { tellOfMultiShip } from "#app/hooks/basket/use-send-line.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { logProblem } from "#app/browser/log-problem.ts";
import { askDeliveryPromise, type PromisedMethod } from "#app/hooks/product/use-delivery-promise.ts";
import type { ArrivalPromise } from "#app/domain/basket/arrival-promise.ts";
import { stateOfPostalCode } from "#app/domain/address/state-of-postal-code.ts";
import { type AllergyConflict, conflictOf } from "#app/domain/people/allergies.ts";
import { useShellData } from "#app/contexts/shell-data.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { type GiftPlan, giftPlan } from "./gift-plan.ts";
import { isTooManyRecipients, sendGift } from "./send-gift.ts";

/** When a gift arrives: with the cheapest way to ship, the last of its parts. */
export interface GiftPromise {
  days: ArrivalPromise;
  method: string;
}

/** What is known of a gift before it is sent again. */
export interface GiftOutlook {
  /** Products by id, as far as they are still sold. */
  products: ReadonlyMap<string, Product>;
  plan: GiftPlan;
  conflicts: readonly AllergyConflict[];
  /** Null where the calendar tells nothing. */
  promise: GiftPromise | null;
  /** Something like what cannot be had, without what the person must not eat. */
  alternatives: readonly Product[];
}

/** How the outlook stands. */
export type OutlookState =
  | { status: "pending" }
  | { status: "done"; outlook: GiftOutlook }
  | { status: "error"; message: ShopperMessage };

const cheapestOf = (methods: readonly PromisedMethod[]): PromisedMethod | undefined =>
  methods.toSorted((one, other) => one.price - other.price)[0];

/**
 * Looks into stock, label and calendar of a gift to an address, and for something in its place; asked for once it is
 * wanted.
 */
export const useGiftOutlook = (
  items: readonly GiftItem[],
  address: PersonAddress | undefined,
  allergies: Person["allergies"],
  isWanted: boolean,
): OutlookState => {
  const { products, search, transports } = useCommerceApi();
  const { country } = useSite();
  const { postalCode = "", countryCode = "" } = address ?? {};
  const look = async (): Promise<GiftOutlook> => {
    const found = await products.getMany(items.map(({ productId }) => productId));
    const productById = new Map(found.map((product) => [product.id, product]));
    const plan = giftPlan(items, productById);
    const state = countryCode === country ? stateOfPostalCode(postalCode, country) : undefined;
    const requestedLines =
      state !== undefined
        ? plan.items.map(({ productId }) =>
            askDeliveryPromise(transports.site, { productId, country, state, postal: postalCode })
              .then(cheapestOf)
              .catch((error: unknown) => {
                logProblem("The day of arrival could not be asked for.", error);
                return undefined;
              }),
          )
        : [];
    const [promised, alternatives] = await Promise.all([
      Promise.all(requestedLines),
      findAlternatives({ search, products }, plan.missing, productById, allergies),
    ]);
    const promisedMethods = promised.flatMap((method) => method ?? []);
    const last = promisedMethods
      .toSorted((one, other) => one.promise.latest.localeCompare(other.promise.latest))
      .at(-1);
    return {
      products: productById,
      plan,
      conflicts: found.flatMap((product) => conflictOf(product, allergies) ?? []),
      // One part of which nothing is known makes the day of the whole unknown.
      promise:
        last && promisedMethods.length === requestedLines.length ? { days: last.promise, method: last.name } : null,
      alternatives,
    };
  };
  const { status, value, error } = useAnswer(
    isWanted && items.length > 0 ? `gift ${JSON.stringify([items, postalCode, countryCode, allergies])}` : null,
    look,
    "A gift could not be looked into.",
  );
  if (status === "failed") return { status: "error", message: shopperMessage(error) };
  return status === "ready" ? { status: "done", outlook: value } : { status };
};

/** What became of sending a gift. */
export type SentState = "sent" | "tooMany" | null;

/** Puts a gift into the bag as a parcel of the person's own. */
export const useSendGift = () => {
  const { shipments, baskets } = useCommerceApi();
  const change = useBasketOperation();
  const { preferences } = useShellData();
  const submission = useSubmission();
  const [state, setState] = useState<SentState>(null);

  const send = (items: readonly NewBasketItem[], address: PersonAddress) =>
    submission.run(async () => {
      setState(null);
      const answers: { isFull: boolean } = { isFull: false };
      await change(async (basketId, before): Promise<Basket> => {
        answers.isFull = isTooManyRecipients(before, address, preferences.recipientLimit);
        if (answers.isFull) return before;
        const after = await sendGift({ shipments, baskets }, basketId, before, { items, address });
        tellOfMultiShip(before, after);
        return after;
      });
      setState(answers.isFull ? "tooMany" : "sent");
    });

  return { send, state, isBusy: submission.isBusy, error: submission.error };
};
