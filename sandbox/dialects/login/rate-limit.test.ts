import { frozenClock } from "#sandbox/core/clock.ts";
import { createRateLimit } from "./rate-limit.ts";

describe("the rate limit of the login service", () => {
  test("each answer tells what is left of the minute and of five minutes, and when they end", () => {
    const clock = frozenClock(new Date("2026-11-20T10:02:30Z"));
    const limit = createRateLimit(clock);
    limit.count();
    limit.count();
    expect(limit.headers()).toEqual({
      "x-ratelimit-1M-limit": "24000",
      "x-ratelimit-1M-remaining": "23998",
      "x-ratelimit-1M-reset": String(Date.parse("2026-11-20T10:03:00Z") / 1000),
      "x-ratelimit-5M-limit": "120000",
      "x-ratelimit-5M-remaining": "119998",
      "x-ratelimit-5M-reset": String(Date.parse("2026-11-20T10:05:00Z") / 1000),
    });
  });

  test("a new minute begins with everything left, while five minutes go on", () => {
    const clock = frozenClock(new Date("2026-11-20T10:02:30Z"));
    const limit = createRateLimit(clock);
    limit.count();
    clock.advance(30_000);
    expect(limit.headers()).toMatchObject({
      "x-ratelimit-1M-remaining": "24000",
      "x-ratelimit-5M-remaining": "119999",
    });
  });

  test("one call too many is 429 until the window ends", () => {
    const clock = frozenClock(new Date("2026-11-20T10:02:00Z"));
    const limit = createRateLimit(clock);
    for (let call = 0; call < 24_000; call += 1) limit.count();
    expect(limit.headers()).toMatchObject({ "x-ratelimit-1M-remaining": "0" });
    expect(() => limit.count()).toThrow(expect.objectContaining({ status: 429 }));
    clock.advance(60_000);
    expect(() => limit.count()).not.toThrow();
  });
});
