import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CustomMix } from "#app/contexts/custom-mix-context.tsx";
import type { SelectedShop } from "#app/contexts/store-context.tsx";
import { isEditedMix } from "#app/domain/custom-mix/box.ts";
import type { CandyQuantity } from "#app/domain/custom-mix/quantities.ts";
import type { MixFulfillment } from "./candies.ts";

/** What a box with something in it is asked before it goes another way. */
export interface FulfillmentQuestion {
  /** `shop`: collected, but elsewhere. */
  to: MixFulfillment | "shop";
}

/** What a change of the way did to the box, for the shopper to read; `lostBoxId` is a box that does not go this way. */
export type FulfillmentNews =
  | { kind: "emptied"; lostBoxId?: string }
  /** Emptied without a question, because the shop was changed elsewhere on the page; it can be brought back. */
  | { kind: "lost"; before: CustomMix }
  | { kind: "kept"; lostBoxId?: string }
  | { kind: "dropped"; ids: string[]; lostBoxId?: string };

/** What of the flow a change of the way reads and does. */
export interface FulfillmentFlow {
  mix: CustomMix;
  shop: SelectedShop | null;
  updateMix: (patch: Partial<CustomMix>) => void;
  openShops: () => void;
  /** What of a box goes this way as far as it is known, and what does not. */
  fitting: (before: CustomMix, option: MixFulfillment) => { mix: CustomMix; droppedIds: string[] };
}

const nothing: CandyQuantity[] = [];

/**
 * Shipping or pickup, and the shop, for a box that may be half full. Going another way begins the box anew; whoever has
 * put something in is asked first, and may keep what goes the other way as well. A line of the bag that is edited keeps
 * it unasked.
 */
export const useFulfillmentChange = ({ mix, shop, updateMix, openShops, fitting }: FulfillmentFlow) => {
  const [question, setQuestion] = useState<FulfillmentQuestion | null>(null);
  const [news, setNews] = useState<FulfillmentNews | null>(null);
  const option = mix.fulfillmentOption;
  const shopId = shop?.id;
  const [seenShopId, setSeenShopId] = useState(shopId);
  /** What was answered before the shops were opened. */
  const answer = useRef<"keep" | "empty" | null>(null);
  const wantsPickup = useRef(option === "pickup");
  /** The box as it was before the choice of a shop emptied it. */
  const before = useRef(mix);

  const change = (from: CustomMix, to: MixFulfillment, isKept: boolean) => {
    wantsPickup.current = to === "pickup";
    const { mix: kept, droppedIds } = fitting(from, to);
    const candySelections = isKept ? kept.candySelections : nothing;
    updateMix({ ...kept, fulfillmentOption: to, candySelections, initialQuantities: candySelections });
    if (from.candySelections.length === 0) return;
    const lost = kept.boxSelection === null && from.boxSelection !== null ? { lostBoxId: from.boxSelection } : {};
    if (!isKept) setNews({ kind: "emptied", ...lost });
    else if (droppedIds.length === 0) setNews({ kind: "kept", ...lost });
    else setNews({ kind: "dropped", ids: droppedIds, ...lost });
  };

  // Choosing a shop anywhere on the page has emptied the box by now.
  const followShop = useEffectEvent(() => {
    setSeenShopId(shopId);
    setQuestion(null);
    const lost = before.current;
    const reply = answer.current;
    answer.current = null;
    const to: MixFulfillment = shopId !== undefined && wantsPickup.current ? "pickup" : "shipping";
    const isEmptied = lost.candySelections.length > 0 && mix.candySelections.length === 0;
    if (isEmptied && reply !== null) change(lost, to, reply === "keep");
    else {
      if (to === "pickup") updateMix({ fulfillmentOption: to });
      if (isEmptied) setNews({ kind: "lost", before: lost });
    }
    if (shopId === undefined) wantsPickup.current = false;
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the shop is chosen outside of this page
    if (seenShopId !== shopId) followShop();
  }, [shopId, seenShopId]);
  useEffect(() => {
    before.current = mix;
    if (option === "pickup") wantsPickup.current = true;
  }, [mix, option]);

  const isAsked = mix.candySelections.length > 0 && !isEditedMix(mix.storageId);

  return {
    question,
    news,
    setNews,
    /** False while a shop that was just chosen has not yet had its effect on the box. */
    isSettled: seenShopId === shopId,
    chooseOption: (to: MixFulfillment) => {
      if (to === option) return;
      if (isAsked) return setQuestion({ to });
      if (to === "pickup" && !shop) {
        answer.current = "keep";
        wantsPickup.current = true;
        return openShops();
      }
      change(mix, to, true);
    },
    changeShop: () => {
      if (isAsked) return setQuestion({ to: "shop" });
      answer.current = "keep";
      wantsPickup.current = true;
      openShops();
    },
    /** The answer to the question; null leaves everything as it is. */
    reply: (kind: "keep" | "empty" | null) => {
      const to = question?.to;
      setQuestion(null);
      if (kind === null || to === undefined) return;
      if (to === "shop" || (to === "pickup" && !shop)) {
        answer.current = kind;
        wantsPickup.current = true;
        openShops();
      } else change(mix, to, kind === "keep");
    },
    /** Brings a box back that was emptied unasked, as far as it goes this way. */
    bringBack: (lost: CustomMix) => change(lost, option, true),
  };
};
