import { createContext, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "./commerce-api-provider.tsx";
import { useProvided } from "./use-provided.ts";

/** The shopper's bag. */
export interface BasketState {
  /** Null while there is none. */
  basket: Basket | null;
  /** `idle` until the bag has been asked for. */
  status: "idle" | "pending" | "done" | "error";
  /** Why the last operation failed, in words for the shopper. */
  error: ShopperMessage | null;
  /** Pieces in the bag. */
  itemCount: number;
}

/** The one way to change the bag; who reads these alone is not drawn again when it has changed. */
export interface BasketActions {
  clearError: () => void;
  /**
   * Runs one basket operation after those before it, makes a basket first when there is none, and keeps the basket the
   * operation answers with; the operation is told the basket as those before it left it. Rejects with the operation's
   * error, which is also kept in `error`. `change` is how the bag looks from now on until the backend has answered.
   */
  update: (operation: (basketId: string, basket: Basket) => Promise<Basket>, change?: BasketChange) => Promise<void>;
  /** Shows the bag with a change that is not asked for yet, until the function it gives is called. */
  preview: (change: BasketChange) => () => void;
  /** Lets go of a basket that is known to be gone, at once; `reload` then asks what there is instead. */
  forget: () => void;
  /** Asks the backend for the shopper's basket again. */
  reload: () => Promise<void>;
}

/** How the bag will look after a change, as far as it can be foreseen. */
export type BasketChange = (basket: Basket) => Basket;

const BasketContext = createContext<BasketState | null>(null);
const BasketActionsContext = createContext<BasketActions | null>(null);

/** Name of the channel on which tabs of one browser tell each other that the bag has changed. */
export const BASKET_CHANNEL = "basket";

/** The number of pieces in a basket, each e-gift card being one. */
export const pieces = (basket: Basket | null): number =>
  (basket?.productItems ?? []).reduce(
    (sum, { quantity = 0 }) => sum + quantity,
    basket?.giftCertificateItems?.length ?? 0,
  );

/** Remembers the bag; operations wait for each other, and a failed one leaves the queue usable. */
export const BasketProvider = ({ children }: { children: ReactNode }) => {
  const { baskets, products, session } = useCommerceApi();
  const intl = useIntl();
  const [{ basket, status, error }, setState] = useState<Omit<BasketState, "itemCount">>({
    basket: null,
    status: "idle",
    error: null,
  });
  const latest = useRef<Basket | null>(null);
  const changes = useRef(new Set<{ change: BasketChange }>());
  const isLoaded = useRef(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const channel = useRef<BroadcastChannel | null>(null);

  /** The bag as the backend gave it, with what has not been answered yet; changes stay in their order. */
  const shown = useCallback(
    () => latest.current && [...changes.current].reduce((basket, { change }) => change(basket), latest.current),
    [],
  );

  const begin = useCallback(
    (change: BasketChange) => {
      const entry = { change };
      changes.current.add(entry);
      setState((state) => ({ ...state, basket: shown() }));
      return () => changes.current.delete(entry);
    },
    [shown],
  );

  const preview = useCallback(
    (change: BasketChange) => {
      const end = begin(change);
      return () => {
        if (end()) setState((state) => ({ ...state, basket: shown() }));
      };
    },
    [begin, shown],
  );

  /** Puts a step at the end of the queue; the step gives the basket to keep. */
  const enqueue = useCallback(
    (step: () => Promise<Basket | null>, change?: BasketChange): Promise<void> => {
      waiting.current += 1;
      const end = change && begin(change);
      setState((state) => ({ ...state, status: "pending" }));
      const run = queue.current.then(async () => {
        try {
          latest.current = await step();
          isLoaded.current = true;
          waiting.current -= 1;
          end?.();
          const done = waiting.current === 0 ? "done" : "pending";
          setState({ basket: shown(), status: done, error: null });
        } catch (failure) {
          waiting.current -= 1;
          end?.();
          setState({ basket: shown(), status: "error", error: shopperMessage(failure) });
          throw failure;
        }
      });
      queue.current = run.catch(() => undefined);
      return run;
    },
    [begin, shown],
  );

  const update = useCallback(
    async (operation: (basketId: string, basket: Basket) => Promise<Basket>, change?: BasketChange) => {
      await enqueue(async () => {
        const { runBasketOperation } = await import(
          /* webpackChunkName: "basket-operation" */ "./run-basket-operation.ts"
        );
        return runBasketOperation(operation, {
          bag: latest,
          isLoaded: isLoaded.current,
          baskets,
          products,
          session,
          intl,
        });
      }, change);
      channel.current?.postMessage("changed");
    },
    [baskets, products, session, intl, enqueue],
  );

  const reload = useCallback(() => enqueue(() => baskets.current()), [baskets, enqueue]);

  const drop = useCallback((status: BasketState["status"]) => {
    latest.current = null;
    changes.current.clear();
    setState({ basket: null, status, error: null });
  }, []);
  const forget = useCallback(() => drop("done"), [drop]);
  const clearError = useCallback(
    () => setState((state) => ({ ...state, error: null, status: state.status === "error" ? "done" : state.status })),
    [],
  );

  useEffect(() => {
    const reloadQuietly = () => void reload().catch(() => undefined);
    reloadQuietly();
    const stopListening = session.listen((event) => {
      if (event === "repriced" && latest.current) return reloadQuietly();
      // An ended session leads to the login first; the bag's own pages must not lead elsewhere meanwhile.
      if (event !== "changed") return;
      // What is shown is the bag of somebody else.
      drop("pending");
      reloadQuietly();
    });
    channel.current = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(BASKET_CHANNEL);
    channel.current?.addEventListener("message", reloadQuietly);
    return () => {
      stopListening();
      channel.current?.close();
      channel.current = null;
    };
  }, [drop, reload, session]);

  const state = useMemo(() => ({ basket, status, error, itemCount: pieces(basket) }), [basket, status, error]);
  const actions = useMemo(
    () => ({ clearError, update, preview, forget, reload }),
    [clearError, update, preview, forget, reload],
  );
  return (
    <BasketActionsContext value={actions}>
      <BasketContext value={state}>{children}</BasketContext>
    </BasketActionsContext>
  );
};

/** The bag and how it stands. */
export const useBasket = (): BasketState => useProvided(BasketContext, "Basket");

/** The ways to change the bag; they stay the same for as long as the page is open. */
export const useBasketActions = (): BasketActions => useProvided(BasketActionsContext, "Basket");
