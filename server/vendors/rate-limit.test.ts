import { createRateLimit } from "./rate-limit.ts";

describe("a rate limit", () => {
  it("allows so many calls per key and window, then none until the window ends", () => {
    let time = 0;
    const limit = createRateLimit({ limit: 2, windowMs: 1000, now: () => time });
    expect([limit.allows("a"), limit.allows("a"), limit.allows("a")]).toEqual([true, true, false]);
    expect(limit.allows("b")).toBe(true);
    time = 999;
    expect(limit.allows("a")).toBe(false);
    time = 1000;
    expect(limit.allows("a")).toBe(true);
  });
});
