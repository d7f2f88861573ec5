import { type Basket, type BasketsApi } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ShipmentsApi } from "#app/commerce-api/shipments.ts";
import { actionChunks, type BatchAction, MAX_RETRIES, remainingActions } from "#app/domain/basket/batch-actions.ts";

/** What a batch needs of the backend. */
export interface BatchCalls {
  shipments: Pick<ShipmentsApi, "act">;
  baskets: Pick<BasketsApi, "current">;
}

/** A batch that did not get through (bag-43); `cause` is the last refusal. */
const failedBatch = (cause: unknown): CommerceApiError =>
  Object.assign(
    new CommerceApiError(cause instanceof CommerceApiError ? cause.status : 0, "batch-failed", "", [], {
      title: "Exceeded maximum retries for a chunk",
      code: "batch-failed",
    }),
    { cause },
  );

/**
 * Carries out actions in chunks, one after the other. A failed chunk is tried again up to two times, without what it
 * has done already where only its answer got lost; what earlier chunks did stays.
 * @throws CommerceApiError `batch-failed`
 */
export const runBatch = async (
  { shipments, baskets }: BatchCalls,
  basketId: string,
  basket: Basket,
  actions: readonly BatchAction[],
  batchSize?: number,
): Promise<Basket> => {
  const runChunk = async (chunk: readonly BatchAction[]): Promise<Basket> => {
    let rest = chunk;
    for (let retries = 0; ; retries += 1) {
      try {
        return await shipments.act(basketId, rest);
      } catch (error) {
        if (retries >= MAX_RETRIES) throw failedBatch(error);
        const now = await baskets.current().catch(() => null);
        if (now?.basketId !== basketId) continue;
        rest = remainingActions(chunk, now);
        if (rest.length === 0) return now;
      }
    }
  };
  let current = basket;
  for (const chunk of actionChunks(actions, batchSize)) current = await runChunk(chunk);
  return current;
};
