import { createOrderQueue } from "./order-queue.ts";

const settleAll = () => new Promise((resolve) => setImmediate(resolve));

it("runs so many at once and the others in the order they came, also after one has failed", async () => {
  const queue = createOrderQueue(2);
  const begun: number[] = [];
  const endings: (() => void)[] = [];
  const all = [0, 1, 2, 3, 4].map((number) =>
    queue(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(number);
          endings[number] = () => (number === 1 ? reject(new Error("refused")) : resolve(number));
        }),
    ).catch((error: Error) => error.message),
  );
  await settleAll();
  expect(begun).toEqual([0, 1]);
  endings[1]?.();
  await settleAll();
  expect(begun).toEqual([0, 1, 2]);
  endings[0]?.();
  endings[2]?.();
  await settleAll();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  endings[3]?.();
  endings[4]?.();
  expect(await Promise.all(all)).toEqual([0, "refused", 2, 3, 4]);
  expect(await queue(() => Promise.resolve("free again"))).toBe("free again");
});
