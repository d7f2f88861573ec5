import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { BatchAction } from "#app/domain/basket/batch-actions.ts";
import { runBatch } from "./run-batch.ts";

const basketOf = (...ids: string[]): Basket =>
  ({ basketId: "b1", shipments: ["me", ...ids].map((shipmentId) => ({ shipmentId })) }) as Basket;
const adds = (...ids: string[]): BatchAction => ({
  type: "addShipments",
  data: ids.map((shipmentId) => ({ shipmentId })),
});
const broken = () => Promise.reject(new CommerceApiError(0, "network", ""));

const setUp = (
  answers: ((actions: readonly BatchAction[]) => Promise<Basket>)[],
  current: Basket | null = basketOf(),
) => {
  const sent: (readonly BatchAction[])[] = [];
  const calls = {
    shipments: {
      act: (_id: string, actions: readonly BatchAction[]) => {
        sent.push(actions);
        const answer = answers[Math.min(sent.length, answers.length) - 1];
        return answer ? answer(actions) : Promise.resolve(basketOf());
      },
    },
    baskets: { current: () => Promise.resolve(current) },
  };
  return { sent, calls };
};

test("chunks go one after the other, and the last answer is the basket", async () => {
  const { sent, calls } = setUp([() => Promise.resolve(basketOf("1")), () => Promise.resolve(basketOf("1", "2"))]);
  const basket = await runBatch(calls, "b1", basketOf(), [adds("1", "2", "3")], 1);
  expect(sent).toEqual([[adds("1"), adds("2")], [adds("3")]]);
  expect(basket).toEqual(basketOf("1", "2"));
});

test("a failed chunk is tried again twice, and then the batch has failed", async () => {
  const { sent, calls } = setUp([broken]);
  await expect(runBatch(calls, "b1", basketOf(), [adds("1")])).rejects.toMatchObject({
    code: "batch-failed",
    title: "Exceeded maximum retries for a chunk",
    cause: expect.objectContaining({ type: "network" }),
  });
  expect(sent).toHaveLength(3);
});

test("a chunk that works at the second try is not told of", async () => {
  const { sent, calls } = setUp([broken, () => Promise.resolve(basketOf("1"))]);
  expect(await runBatch(calls, "b1", basketOf(), [adds("1")])).toEqual(basketOf("1"));
  expect(sent).toHaveLength(2);
});

test("a chunk whose answer got lost is not done twice", async () => {
  const { sent, calls } = setUp([broken], basketOf("1"));
  expect(await runBatch(calls, "b1", basketOf(), [adds("1")])).toEqual(basketOf("1"));
  expect(sent).toHaveLength(1);
});

test("of a chunk that was done in part only the rest is sent again", async () => {
  const { sent, calls } = setUp([broken, () => Promise.resolve(basketOf("1", "2"))], basketOf("1"));
  await runBatch(calls, "b1", basketOf(), [adds("1", "2")]);
  expect(sent).toEqual([[adds("1", "2")], [adds("2")]]);
});

test("nothing to do asks for nothing", async () => {
  const { sent, calls } = setUp([]);
  expect(await runBatch(calls, "b1", basketOf("7"), [])).toEqual(basketOf("7"));
  expect(sent).toEqual([]);
});
