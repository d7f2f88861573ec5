import { ATTEMPT_WINDOW_MS, createAttemptLimit } from "./attempt-limit.ts";
import { frozenClock } from "./clock.ts";

const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
const rule = { most: { thing: 2, shopper: 3 }, windowMs: ATTEMPT_WINDOW_MS, message: "Too many." };
const wrong = () => Promise.resolve(undefined);
const right = () => Promise.resolve("found");

test("wrong entries count by what they are for, right ones and those that could not be looked at do not", async () => {
  const limit = createAttemptLimit(clock, rule);
  const keys = { thing: "a", shopper: "june" };
  await limit.check(keys, wrong);
  expect(await limit.check(keys, right)).toBe("found");
  await expect(limit.check(keys, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(limit.isBlocked(keys)).toBe(false);
  await limit.check(keys, wrong);
  await expect(limit.check(keys, right)).rejects.toMatchObject({ status: 429, type: "too-many-requests" });
  expect(limit.isBlocked({ thing: "a" })).toBe(true);
  expect(limit.isBlocked({ thing: "b", shopper: "june" })).toBe(false);
  await limit.check({ thing: "b", shopper: "june" }, wrong);
  expect(limit.isBlocked({ thing: "c", shopper: "june" })).toBe(true);
  limit.free({ thing: "a" });
  expect(limit.isBlocked({ thing: "a" })).toBe(false);
});

test("many at once do not pass together, and a window begins with the first", async () => {
  const limit = createAttemptLimit(clock, rule);
  const looked = jest.fn(wrong);
  await Promise.allSettled(Array.from({ length: 9 }, () => limit.check({ shopper: "june" }, looked)));
  expect(looked).toHaveBeenCalledTimes(3);
  clock.advance(ATTEMPT_WINDOW_MS - 1);
  expect(limit.isBlocked({ shopper: "june" })).toBe(true);
  clock.advance(1);
  expect(limit.isBlocked({ shopper: "june" })).toBe(false);
});
