import { createSharedAnswers } from "./shared-answers.ts";

const counted = () => {
  let calls = 0;
  return { call: () => Promise.resolve((calls += 1)), calls: () => calls };
};

test("an answer serves all who ask within its time, also while it is on its way", async () => {
  let now = 1;
  const answers = createSharedAnswers({ keepMs: 10_000, now: () => now });
  const { call, calls } = counted();
  expect(await Promise.all([answers.through("a", call), answers.through("a", call)])).toEqual([1, 1]);
  now += 9_999;
  expect(await answers.through("a", call)).toBe(1);
  expect(await answers.through("b", call)).toBe(2);
  now += 2;
  expect(await answers.through("a", call)).toBe(3);
  expect(calls()).toBe(3);
});

test("a failure is asked about again, and what was forgotten too", async () => {
  const answers = createSharedAnswers({ keepMs: 10_000 });
  await expect(answers.through("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  const { call } = counted();
  expect(await answers.through("a", call)).toBe(1);
  answers.clear();
  expect(await answers.through("a", call)).toBe(2);
});

test("a failure that comes after a purge leaves the newer answer alone", async () => {
  const answers = createSharedAnswers({ keepMs: 10_000 });
  let fail: (error: Error) => void = () => undefined;
  const first = answers.through("a", () => new Promise((_resolve, reject) => (fail = reject)));
  answers.clear();
  expect(await answers.through("a", () => Promise.resolve("new"))).toBe("new");
  fail(new Error("late"));
  await expect(first).rejects.toThrow("late");
  expect(await answers.through("a", () => Promise.resolve("newer"))).toBe("new");
});

test("without time to live every call is made", async () => {
  const answers = createSharedAnswers({ keepMs: 0 });
  const { call } = counted();
  expect([await answers.through("a", call), await answers.through("a", call)]).toEqual([1, 2]);
});
