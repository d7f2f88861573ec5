import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { ratingsPasskey } from "#emulators/ratings/ratings-router.ts";
import { createRatings, RatingsUnavailable } from "#server/vendors/ratings.ts";

jest.setTimeout(120_000);

/*
 * What the shop relies on from the ratings service. Runs against the emulator, or against an account when
 * CONTRACT_REVIEWS_API_BASE_URL (ending in /data), BV_PASSKEY and CONTRACT_REVIEWS_PRODUCT (an id with reviews) are
 * set.
 */
const realBase = process.env.CONTRACT_REVIEWS_API_BASE_URL;
const productId = (realBase && process.env.CONTRACT_REVIEWS_PRODUCT) || "480127";

let emulator: TestSandbox | null = null;
beforeAll(async () => {
  if (!realBase) emulator = await createTestSandbox();
});
afterAll(() => emulator?.close());

const ratings = (passkey = (realBase && process.env.BV_PASSKEY) || ratingsPasskey) => {
  const apiBaseUrl = realBase ?? `${emulator?.vendorsOrigin}/data`;
  const photoOrigin = process.env.CONTRACT_REVIEWS_PHOTO_ORIGIN ?? new URL(apiBaseUrl).origin;
  return createRatings({ config: { enabled: true, apiBaseUrl, photoOrigin, timeoutMs: 10_000 }, passkey });
};

describe("ratings and reviews", () => {
  it("gives reviews with the numbers over all of them", async () => {
    const page = await ratings().reviews(productId, { sort: "newest", offset: 0 });
    expect(page.summary.count).toBeGreaterThan(0);
    expect(page.summary.average).toBeGreaterThanOrEqual(1);
    expect(page.summary.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(page.summary.count);
    expect(page.reviews[0]).toMatchObject({ id: expect.any(String), stars: expect.any(Number) });
    const times = page.reviews.map(({ writtenAt }) => Date.parse(writtenAt));
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it("filters by stars", async () => {
    const { reviews } = await ratings().reviews(productId, { sort: "helpful", stars: 5, offset: 0 });
    expect(new Set(reviews.map(({ stars }) => stars))).toEqual(new Set([5]));
  });

  it("refuses a wrong key", async () => {
    await expect(ratings("wrong").reviews(productId, { sort: "helpful", offset: 0 })).rejects.toThrow(
      RatingsUnavailable,
    );
  });
});
