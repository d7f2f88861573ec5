import { useEffect, useRef, useState } from "react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { applyBest, codesOfAccount, goodsOf, type UsedCode, waitingCodes } from "./best-code.ts";
import { isTakenBack, lastWeighed, rememberTakenBack, rememberWeighed } from "./weighed-codes.ts";

/** How long the bag has to rest before codes are weighed, in milliseconds. */
const REST_MS = 800;

const codesIn = (basket: BasketDocument) => (basket.couponItems ?? []).flatMap(({ code }) => code ?? []);

/**
 * Weighs the codes a shopper holds whenever the goods of the bag have changed (bag-48), in the bag and in the checkout,
 * and gives the one that was put to use. What the shopper takes back is not put in again; a failure leaves the bag as
 * it was.
 */
export const useBestCode = (basket: BasketDocument): UsedCode | null => {
  const { baskets, transports } = useCommerceApi();
  const { customer } = useCustomer();
  const run = useBasketOperation();
  const [used, setUsed] = useState<UsedCode | null>(null);
  const isWeighing = useRef(false);
  const before = useRef<BasketDocument | null>(null);
  const goods = goodsOf(basket);
  const { basketId = "" } = basket;
  const ofAccount = codesOfAccount(customer).join("\n");
  const isAnythingHeld = ofAccount !== "" || waitingCodes(basket).length > 0;

  useEffect(() => {
    const left = before.current?.basketId === basketId ? codesIn(before.current) : [];
    const now = codesIn(basket);
    if (!isWeighing.current)
      rememberTakenBack(
        basketId,
        left.filter((code) => !now.includes(code)),
      );
    before.current = basket;
  }, [basket, basketId]);

  useEffect(() => {
    const situation = [basketId, ofAccount, goods].join("\n");
    // A code that is entered later is weighed as it comes; only other goods make it worth another try.
    if (!isAnythingHeld) rememberWeighed(situation);
    if (lastWeighed() === situation) return;
    const timer = setTimeout(() => {
      rememberWeighed(situation);
      isWeighing.current = true;
      const weigh = async (id: string, start: Basket) => {
        const codes = ofAccount.split("\n").filter((code) => code !== "" && !isTakenBack(id, code));
        if (codes.length === 0 && waitingCodes(start).length === 0) return start;
        const { basket: after, best } = await applyBest({ baskets, site: transports.site }, start, codes);
        setUsed(best);
        return after;
      };
      run(weigh)
        .catch(() => setUsed(null))
        .finally(() => {
          isWeighing.current = false;
        });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [baskets, basketId, goods, isAnythingHeld, ofAccount, run, transports]);

  return used !== null && codesIn(basket).some((code) => code.toUpperCase() === used.code) ? used : null;
};
