import type { BasketDocument } from "./basket-document.ts";

/** One step of a batch of changes, `c_actions` (bag-41). */
export interface BatchAction {
  type: "addShipments" | "removeShipments" | "shipNow";
  data: readonly unknown[];
}

/** How many actions one call carries. */
export const CHUNK_SIZE = 2;

/** Entries of one action, unless the site preference says otherwise. */
export const DEFAULT_BATCH_SIZE = 5;

/** How often a failed chunk is tried again. */
export const MAX_RETRIES = 2;

/** How long changes are collected before they are sent, in milliseconds. */
export const BATCH_DEBOUNCE_MS = 100;

const slices = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** Neighbors of one kind as one action. */
const joined = (actions: readonly BatchAction[]): BatchAction[] =>
  actions.reduce<BatchAction[]>((list, action) => {
    const last = list.at(-1);
    return last?.type === action.type
      ? [...list.slice(0, -1), { ...last, data: [...last.data, ...action.data] }]
      : [...list, action];
  }, []);

/**
 * The calls that carry out actions in their order: each has at most two actions, each action at most `batchSize`
 * entries.
 */
export const actionChunks = (
  actions: readonly BatchAction[],
  batchSize: number = DEFAULT_BATCH_SIZE,
): BatchAction[][] =>
  slices(
    joined(actions).flatMap(({ type, data }) =>
      slices(data, Math.max(1, Math.floor(batchSize))).map((part) => ({ type, data: part })),
    ),
    CHUNK_SIZE,
  );

const idOf = (entry: unknown): unknown =>
  typeof entry === "object" && entry !== null ? (entry as { shipmentId?: unknown }).shipmentId : entry;

/**
 * What of a chunk is still to be done, as the basket now is: a chunk whose answer got lost may have worked, and is not
 * to be done twice.
 */
export const remainingActions = (chunk: readonly BatchAction[], { shipments = [] }: BasketDocument): BatchAction[] => {
  const isThere = (entry: unknown) => shipments.some(({ shipmentId }) => shipmentId === idOf(entry));
  return chunk
    .map((action) => ({
      ...action,
      data: action.data.filter((entry) =>
        action.type === "addShipments" ? !isThere(entry) : action.type === "removeShipments" ? isThere(entry) : true,
      ),
    }))
    .filter(({ data }) => data.length > 0);
};
