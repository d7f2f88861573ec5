import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { worldReviews } from "#world/reviews/world-reviews.ts";
import { createTestBackend, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import type { ReviewPage } from "#app/commerce-api/reviews.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
let backend: TestBackend;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  backend = await createTestBackend();
});
afterAll(async () => {
  await backend.close();
  await sandbox.close();
});

const BONBONS = "480127";
const shop = (apiBaseUrl = `${sandbox.vendorsOrigin}/data`) => {
  const { config } = backend;
  const reviews = { ...config.thirdParties.reviews, enabled: true, apiBaseUrl, photoOrigin: sandbox.vendorsOrigin };
  return createTestStorefront({ ...config, thirdParties: { ...config.thirdParties, reviews } }).listener;
};
const get = (path: string, apiBaseUrl?: string) => request(shop(apiBaseUrl)).get(`/api/${testSiteIds.us}/${path}`);
const post = (path: string, body: object, shopper: string | null = "tess") => {
  const call = request(shop()).post(`/api/${testSiteIds.us}/${path}`);
  return (shopper ? call.set("authorization", `Bearer ${testAccessToken(shopper)}`) : call).send(body);
};
const review = (changes: object = {}) => ({
  stars: 4,
  title: "Good with tea",
  text: "The caramel is loose and the shell is thin. I would order them again.",
  nickname: "Testing Tess",
  email: "tess@example.test",
  ...changes,
});

describe("reviews over the site API", () => {
  it("come in pages with the numbers over all, fit for a shared cache, and without the key", async () => {
    const { body, headers, text } = await get(`reviews/${BONBONS}?sort=newest`).expect(200);
    const own = worldReviews().filter(({ productId }) => productId === BONBONS);
    const page = body as ReviewPage;
    expect(page.summary).toMatchObject({ count: own.length, average: expect.any(Number) });
    expect(page.summary.distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
    expect([page.total, page.reviews.length]).toEqual([own.length, 8]);
    expect(headers["cache-control"]).toContain("s-maxage=60");
    expect(text).not.toContain("passkey");
  });

  it("are filtered and paged", async () => {
    const { body } = await get(`reviews/${BONBONS}?stars=5&sort=highest&offset=8`).expect(200);
    expect(new Set((body as ReviewPage).reviews.map(({ stars }) => stars))).toEqual(new Set([5]));
    const pictured = (await get(`reviews/${BONBONS}?photos=true`).expect(200)).body as ReviewPage;
    expect(pictured.reviews[0]?.photos[0]?.large).toContain(sandbox.vendorsOrigin);
    const french = (await get(`reviews/${BONBONS}?words=noisette`).expect(200)).body as ReviewPage;
    expect(french.reviews).toMatchObject([{ language: "fr-CA", nickname: "Ginette L." }]);
  });

  it.each(["sort=mood", "stars=6", "offset=-1", `words=${"a".repeat(101)}`])("%s is refused", async (query) => {
    await get(`reviews/${BONBONS}?${query}`).expect(400);
  });

  it("are unavailable, and kept by nobody, while the service is away", async () => {
    const { body, headers } = await get(`reviews/${BONBONS}`, "http://127.0.0.1:9/data").expect(503);
    expect(body).toMatchObject({ type: expect.stringMatching(/ratings-unavailable$/) });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("are sent in once per shopper, who is not told to the service", async () => {
    await post(`review-submissions/${BONBONS}`, review(), null).expect(401);
    const { body } = await post(`review-submissions/${BONBONS}`, review({ recommends: true })).expect(200);
    expect(body).toEqual({ hoursToPost: 24 });
    const again = await post(`review-submissions/${BONBONS}`, review()).expect(409);
    expect(again.body).toMatchObject({ type: expect.stringMatching(/review-duplicate$/) });
    const { reviews } = await sandbox.services.reviews.submitted(1, 0);
    expect(reviews[0]).toMatchObject({ title: "Good with tea", recommends: true, locale: "en_US" });
    expect(JSON.stringify(reviews[0])).not.toContain("uidn");
  });

  it("bring a photograph along", async () => {
    const pixel =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
    await post(`review-submissions/481101`, review({ title: "Seen sandbox-publish", photo: pixel })).expect(200);
    const { body } = await get("reviews/481101?words=sandbox-publish").expect(200);
    expect((body as ReviewPage).reviews[0]?.photos).toHaveLength(1);
  });

  it.each([
    [{ stars: 6 }, "stars"],
    [{ text: "Nice." }, "text"],
    [{ email: "tess" }, "email"],
    [{ nickname: "" }, "nickname"],
    [{ photo: "https://elsewhere.test/a.jpg" }, "photo"],
  ])("that are not complete are refused by name: %o", async (changes, field) => {
    const { body } = await post(`review-submissions/${BONBONS}`, review(changes), "nobody").expect(400);
    expect(body).toMatchObject({ type: expect.stringMatching(/review-refused$/), fields: [field] });
  });

  it("are voted on with a session", async () => {
    const [first] = worldReviews();
    await post(`review-votes/${first?.id}`, { isHelpful: true }, null).expect(401);
    await post(`review-votes/${first?.id}`, { isHelpful: true }).expect(204);
    await post(`review-votes/${first?.id}`, {}).expect(400);
    await post("review-votes/nothing", { isHelpful: true }).expect(503);
  });
});
