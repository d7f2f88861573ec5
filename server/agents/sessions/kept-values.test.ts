import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { createKeptValues } from "./kept-values.ts";

test("while the store is away a platform is told to ask again", async () => {
  const store = { set: () => Promise.resolve(false), claim: () => Promise.resolve(false) } as unknown as SharedStore;
  const values = createKeptValues(store, 10);
  const again = { code: "unavailable", status: 503, retryAfterSeconds: 2 };
  await expect(values.set("a", 1, 1_000)).rejects.toMatchObject(again);
  await expect(values.inTurn("a", () => Promise.resolve())).rejects.toMatchObject(again);
});
