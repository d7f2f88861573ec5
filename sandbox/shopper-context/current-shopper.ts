import { AsyncLocalStorage } from "node:async_hooks";
import type { Clock } from "#sandbox/clock.ts";
import type { ShopperContext } from "./shopper-context.ts";

/**
 * The context of the shopper whose call is running. Like the running transaction it accompanies the call, so that prices,
 * promotions and search need not be handed it from operation to operation.
 */
export interface CurrentShopper {
  /** Runs a call's work with a context. */
  within<T>(context: ShopperContext | undefined, work: () => T): T;
  /** Empty where no context was set, and outside calls. */
  context(): ShopperContext;
  /** The time the shopper shops at: the context's `effectiveDateTime`, else the given clock's. */
  clock(real: Clock): Clock;
}

const none: ShopperContext = {};

/** One per set of services. */
export const createCurrentShopper = (): CurrentShopper => {
  const running = new AsyncLocalStorage<ShopperContext>();
  const context = () => running.getStore() ?? none;
  return {
    within: (given, work) => (given ? running.run(given, work) : work()),
    context,
    clock: (real) => ({
      now: () => {
        const { effectiveDateTime } = context();
        return effectiveDateTime ? new Date(effectiveDateTime) : real.now();
      },
    }),
  };
};
