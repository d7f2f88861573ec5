import { useCallback, useMemo, useRef, useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { logProblem } from "#app/browser/log-problem.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { createKeptBoxesApi } from "./kept-boxes-api.ts";
import { fromItems, KEPT_BOXES_KEY, MOST_BOXES, readKept, toItem, type KeptBox } from "./kept-boxes.ts";

const noBoxes: KeptBox[] = [];

const readBrowser = (): KeptBox[] => {
  try {
    return readKept(window.localStorage.getItem(KEPT_BOXES_KEY));
  } catch {
    return [];
  }
};

const writeBrowser = (kept: readonly KeptBox[]): void => {
  if (kept.length === 0) window.localStorage.removeItem(KEPT_BOXES_KEY);
  else window.localStorage.setItem(KEPT_BOXES_KEY, JSON.stringify(kept));
};

/**
 * The boxes a shopper keeps: a customer's in the account, a guest's in the browser, from where a login takes them
 * along.
 */
export interface KeptBoxes {
  /** Null while they are not known. */
  kept: KeptBox[] | null;
  /** They are in the account. */
  isInAccount: boolean;
  isBusy: boolean;
  /** Why the last change failed. */
  problem: ShopperMessage | null;
  /** There is room for one more. */
  hasRoom: boolean;
  /** Gives whether the box is kept. */
  keep: (box: Omit<KeptBox, "id">) => Promise<boolean>;
  remove: (box: KeptBox) => Promise<boolean>;
}

/** Takes the boxes of the browser into the account, each of them once. */
const bringAlong = async (add: (box: KeptBox) => Promise<void>): Promise<void> => {
  for (const box of readBrowser()) {
    writeBrowser(readBrowser().filter(({ id }) => id !== box.id));
    try {
      await add(box);
    } catch (error) {
      writeBrowser([...readBrowser(), box]);
      throw error;
    }
  }
};

/** Loads the kept boxes after mount and changes them. */
export const useKeptBoxes = (): KeptBoxes => {
  const { transports } = useCommerceApi();
  const { customer, status } = useCustomer();
  const customerId = customer?.customerId;
  const api = useMemo(() => createKeptBoxesApi(transports.scapi), [transports]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ShopperMessage | null>(null);
  const isRunning = useRef(false);

  const answer = useAnswer(
    status === "done" ? `kept boxes of ${customerId ?? "a guest"}` : null,
    async () => {
      if (customerId === undefined) return readBrowser();
      await bringAlong((box) => api.add(customerId, toItem(box)));
      return fromItems(await api.load(customerId));
    },
    "The kept boxes could not be asked for.",
  );
  const kept = answer.status === "failed" ? noBoxes : (answer.value ?? null);
  const { keep } = answer;

  const run = useCallback(
    async (change: () => Promise<KeptBox[]>): Promise<boolean> => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setProblem(null);
      try {
        keep(await change());
        return true;
      } catch (error) {
        logProblem("The kept boxes could not be changed.", error);
        setProblem(shopperMessage(error));
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [keep],
  );

  const inBrowser = (change: (boxes: KeptBox[]) => KeptBox[]) =>
    run(() => {
      const boxes = change(readBrowser());
      writeBrowser(boxes);
      return Promise.resolve(boxes);
    });

  return {
    kept,
    isInAccount: customerId !== undefined,
    isBusy,
    problem,
    hasRoom: (kept?.length ?? 0) < MOST_BOXES,
    keep: (box) =>
      customerId === undefined
        ? inBrowser((boxes) => [...boxes, { ...box, id: crypto.randomUUID() }])
        : run(async () => {
            await api.add(customerId, toItem(box));
            return fromItems(await api.load(customerId));
          }),
    remove: ({ id }) =>
      customerId === undefined
        ? inBrowser((boxes) => boxes.filter((each) => each.id !== id))
        : run(async () => {
            await api.remove(customerId, id);
            return fromItems(await api.load(customerId));
          }),
  };
};
