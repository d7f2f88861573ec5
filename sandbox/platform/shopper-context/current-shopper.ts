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

interface ShoppersCall {
  /** Whose call it is: each set of services knows its own shoppers only. */
  services: CurrentShopper;
  context: ShopperContext | undefined;
  locale: string | undefined;
}

// One for all sets of services: on Node 20 each store in use slows every promise of the process.
const running = new AsyncLocalStorage<ShoppersCall>();

/** One per set of services. */
export const createCurrentShopper = (): CurrentShopper => {
  const call = () => {
    const current = running.getStore();
    return current?.services === services ? current : undefined;
  };
  const context = () => call()?.context ?? none;
  const services: CurrentShopper = {
    within: (given, work, locale) =>
      given || locale ? running.run({ services, context: given, locale }, work) : work(),
    context,
    locale: () => call()?.locale,
    clock: (real) => ({
      now: () => {
        const { effectiveDateTime } = context();
        return effectiveDateTime ? new Date(effectiveDateTime) : real.now();
      },
    }),
  };
  return services;
};
