import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { hasSeenTotal } from "./one-page.ts";
import type { StepHandle } from "./use-embedded-step.ts";

/** What happens after the button: each stage begins once the page shows what the one before it led to. */
type Stage = "idle" | "shipping" | "payment" | "order";

/**
 * The one button of the checkout on one page: saves address and payment, and places the order where the shopper has
 * seen its total. `look` is a total she has not seen, which wants a second press.
 */
export const useOnePageOrder = (basket: Basket | null, place: () => Promise<void>) => {
  const shipping = useRef<StepHandle>(null);
  const payment = useRef<StepHandle>(null);
  const isQuiet = useRef(false);
  const seen = useRef<number | null | undefined>(undefined);
  const [{ stage, look }, setState] = useState<{ stage: Stage; look: number | null }>({ stage: "idle", look: null });

  const press = () => {
    if (stage !== "idle") return;
    seen.current = basket?.orderTotal;
    setState({ stage: "shipping", look: null });
  };

  const run = async (): Promise<{ stage: Stage; look: number | null }> => {
    const then = (next: Stage) => ({ stage: next, look: null });
    if (stage === "shipping") return then((await shipping.current?.save()) ? "payment" : "idle");
    if (stage === "payment") return then((await payment.current?.save()) ? "order" : "idle");
    if (!hasSeenTotal(seen.current, basket?.orderTotal)) return { stage: "idle", look: basket?.orderTotal ?? null };
    await place();
    return then("idle");
  };
  // A stage runs once, with the bag as it is when it begins.
  const runStage = useEffectEvent(() => {
    if (stage === "idle") return;
    run().then(setState, () => setState({ stage: "idle", look: null }));
  });
  useEffect(() => runStage(), [stage]);

  return { shipping, payment, isQuiet, press, isBusy: stage !== "idle", look };
};
