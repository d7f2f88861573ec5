import { AsyncLocalStorage } from "node:async_hooks";
import type { Clock } from "#sandbox/core/clock.ts";
import type { ShopperContext } from "./shopper-context.ts";

/**
 * The context of the shopper whose call is running. Like the running transaction it accompanies the call, so that
 * prices, promotions and search need not be handed it from operation to operation.
 */
export interface CurrentShopper {
  /** Runs a call's work with a context and in a language. */
  within<T>(context: ShopperContext | undefined, work: () => T, locale?: string): T;
  /** Empty where no context was set, and outside calls. */
  context(): ShopperContext;
  /** The language of the call; nothing outside calls. */
  locale(): string | undefined;
  /** The time the shopper shops at: the context's `effectiveDateTime`, else the given clock's. */
  clock(real: Clock): Clock;
}

const none: ShopperContext = {};

/** One per set of services. */
export const createCurrentShopper = (): CurrentShopper => {
  const running = new AsyncLocalStorage<{ context: ShopperContext | undefined; locale: string | undefined }>();
  const context = () => running.getStore()?.context ?? none;
  return {
    within: (given, work, locale) => (given || locale ? running.run({ context: given, locale }, work) : work()),
    context,
    locale: () => running.getStore()?.locale,
    clock: (real) => ({
      now: () => {
        const { effectiveDateTime } = context();
        return effectiveDateTime ? new Date(effectiveDateTime) : real.now();
      },
    }),
  };
};
