import { createIdempotency } from "./idempotency.ts";
import { createKeptValues } from "./kept-values.ts";

const key = { platform: "https://platform.example/ucp", operation: "complete_checkout", key: "k-1" };

test("a request that comes again gets the first answer, also while the first is on its way", async () => {
  const idempotency = createIdempotency(createKeptValues(null, 1_000));
  let runs = 0;
  const run = async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { orderNo: `order-${runs}` };
  };
  const answers = await Promise.all(Array.from({ length: 50 }, () => idempotency.once(key, { id: "a" }, run)));
  answers.push(await idempotency.once(key, { id: "a" }, run));
  expect(runs).toBe(1);
  expect(new Set(answers.map(({ orderNo }) => orderNo))).toEqual(new Set(["order-1"]));
});

test("a key of another request is refused; of another platform or operation it is another key", async () => {
  const idempotency = createIdempotency(createKeptValues(null, 1_000));
  await idempotency.once(key, { id: "a" }, () => Promise.resolve(1));
  await expect(idempotency.once(key, { id: "b" }, () => Promise.resolve(2))).rejects.toMatchObject({
    code: "idempotency_key_reused",
    status: 409,
  });
  const other = { ...key, platform: "https://other.example/ucp" };
  expect(await idempotency.once(other, { id: "b" }, () => Promise.resolve(3))).toBe(3);
});

test("what failed may be tried again", async () => {
  const idempotency = createIdempotency(createKeptValues(null, 1_000));
  await expect(idempotency.once(key, {}, () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  expect(await idempotency.once(key, {}, () => Promise.resolve("done"))).toBe("done");
});
