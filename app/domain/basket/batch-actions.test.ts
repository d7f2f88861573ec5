import fc from "fast-check";
import {
  actionChunks,
  BATCH_DEBOUNCE_MS,
  type BatchAction,
  CHUNK_SIZE,
  MAX_RETRIES,
  remainingActions,
} from "./batch-actions.ts";

const adds = (...ids: string[]): BatchAction => ({
  type: "addShipments",
  data: ids.map((shipmentId) => ({ shipmentId })),
});
const removes = (...ids: string[]): BatchAction => ({ type: "removeShipments", data: ids });

test.each<[string, BatchAction[], number | undefined, BatchAction[][]]>([
  ["nothing", [], undefined, []],
  ["one", [removes("a")], undefined, [[removes("a")]]],
  ["neighbors of one kind are joined", [removes("a"), removes("b")], undefined, [[removes("a", "b")]]],
  ["their order stays", [adds("a"), removes("b"), adds("c")], undefined, [[adds("a"), removes("b")], [adds("c")]]],
  [
    "five entries an action, two actions a call",
    [removes("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l")],
    undefined,
    [[removes("a", "b", "c", "d", "e"), removes("f", "g", "h", "i", "j")], [removes("k", "l")]],
  ],
  [
    "a preference of two entries",
    [removes("a", "b", "c", "d", "e")],
    2,
    [[removes("a", "b"), removes("c", "d")], [removes("e")]],
  ],
  ["a preference that cannot be", [removes("a", "b")], 0, [[removes("a"), removes("b")]]],
])("a batch is sent in chunks: %s", (_name, actions, size, chunks) => {
  expect(actionChunks(actions, size)).toEqual(chunks);
});

const someAction = fc.record({
  type: fc.constantFrom("addShipments" as const, "removeShipments" as const, "shipNow" as const),
  data: fc.array(fc.nat(), { maxLength: 30 }),
});

test("chunks lose nothing, double nothing and keep the order", () => {
  fc.assert(
    fc.property(fc.array(someAction), fc.integer({ min: 1, max: 9 }), (actions, size) => {
      const flat = (list: readonly BatchAction[]) =>
        list.flatMap(({ type, data }) => data.map((entry) => [type, entry]));
      const chunks = actionChunks(actions, size);
      expect(flat(chunks.flat())).toEqual(flat(actions));
      for (const chunk of chunks) {
        expect(chunk.length).toBeLessThanOrEqual(2);
        for (const { data } of chunk) expect(data.length).toBeLessThanOrEqual(size);
      }
    }),
  );
});

test.each<[string, BatchAction[], BatchAction[]]>([
  ["a shipment that is there is not added again", [adds("here", "new")], [adds("new")]],
  ["one that is gone is not removed again", [removes("here", "gone")], [removes("here")]],
  ["to ship now may be said twice", [{ type: "shipNow", data: ["here"] }], [{ type: "shipNow", data: ["here"] }]],
  ["all of it is done", [adds("here"), removes("gone")], []],
])("what remains of a chunk whose answer got lost: %s", (_name, chunk, rest) => {
  expect(remainingActions(chunk, { shipments: [{ shipmentId: "me" }, { shipmentId: "here" }] })).toEqual(rest);
});

test("changes are collected for 100 ms, sent two at a time, and tried again twice", () => {
  expect([BATCH_DEBOUNCE_MS, CHUNK_SIZE, MAX_RETRIES]).toEqual([100, 2, 2]);
});
