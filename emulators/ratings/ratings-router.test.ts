import sharp from "sharp";
import { testControl, type TestControl } from "#sandbox/test-control.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { worldReviews } from "#worlds/wickett-plum/reviews/world-reviews.ts";
import { ratingsPasskey } from "./ratings-router.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
let control: TestControl;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  control = await testControl(sandbox);
});
afterAll(() => sandbox.close());

interface Review {
  Id: string;
  Rating: number;
  Title: string;
  ReviewText: string;
  SubmissionTime: string;
  TotalPositiveFeedbackCount: number;
  Photos: { Sizes: { normal: { Url: string } } }[];
  ClientResponses: { Response: string }[];
}
interface Answer {
  TotalResults: number;
  Results: Review[];
  Includes: { Products: Record<string, { ReviewStatistics: Statistics }> };
  HasErrors: boolean;
  Errors: { Code: string }[];
}
interface Statistics {
  AverageOverallRating: number;
  TotalReviewCount: number;
  RatingDistribution: { RatingValue: number; Count: number }[];
}

const BONBONS = "480127";
const key = { apiversion: "5.4", passkey: ratingsPasskey };

const get = async <Body = Answer>(resource: string, query: [string, string][] = [], more: object = {}) => {
  const parameters = new URLSearchParams([...Object.entries({ ...key, ...more }), ...query]);
  const response = await fetch(`${sandbox.vendorsOrigin}/data/${resource}.json?${parameters}`);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
};
const post = async <Body>(resource: string, form: Record<string, string>) => {
  const response = await fetch(`${sandbox.vendorsOrigin}/data/${resource}.json`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...key, ...form }),
  });
  return { status: response.status, body: (await response.json()) as Body };
};
const ofBonbons: [string, string] = ["Filter", `ProductId:eq:${BONBONS}`];
const reviewsWith = async (...query: [string, string][]) => (await get("reviews", [ofBonbons, ...query])).body;

const draft = (changes: Record<string, string> = {}) => ({
  ProductId: BONBONS,
  Rating: "4",
  Title: "Good with tea",
  ReviewText: "The caramel is loose and the shell is thin. I would order them again.",
  UserNickname: "Testing Tess",
  UserEmail: "tess@example.test",
  UserId: `tester-${Math.random()}`,
  AgreedToTermsAndConditions: "true",
  ...changes,
});
interface Submitted {
  HasErrors: boolean;
  SubmissionId: string;
  Review: { ModerationStatus: string };
  FormErrors: { FieldErrors: Record<string, { Code: string }>; FieldErrorsOrder: string[] };
}
const submit = (changes: Record<string, string> = {}) => post<Submitted>("submitreview", draft(changes));

test("reviews come with the product's numbers, which are those of the world", async () => {
  const own = worldReviews().filter(({ productId }) => productId === BONBONS);
  const { status, headers, body } = await get("reviews", [ofBonbons], {
    Include: "Products",
    Stats: "Reviews",
    Limit: "5",
  });
  expect([status, headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
  expect([body.TotalResults, body.Results.length, body.HasErrors]).toEqual([own.length, 5, false]);
  const { ReviewStatistics } = body.Includes.Products[BONBONS] ?? ({} as never);
  expect(ReviewStatistics.TotalReviewCount).toBe(own.length);
  expect(ReviewStatistics.AverageOverallRating).toBeCloseTo(
    own.reduce((sum, { stars }) => sum + stars, 0) / own.length,
  );
  expect(ReviewStatistics.RatingDistribution.find(({ RatingValue }) => RatingValue === 5)?.Count).toBe(
    own.filter(({ stars }) => stars === 5).length,
  );
});

test("they are filtered by stars, pictures and words", async () => {
  const fives = await reviewsWith(["Filter", "Rating:eq:5"], ["Limit", "100"]);
  expect(new Set(fives.Results.map(({ Rating }) => Rating))).toEqual(new Set([5]));
  const low = await reviewsWith(["Filter", "Rating:lte:3"], ["Limit", "100"]);
  expect(low.Results.length).toBeGreaterThan(0);
  expect(low.Results.every(({ Rating }) => Rating <= 3)).toBe(true);
  const pictured = await reviewsWith(["Filter", "HasPhotos:eq:true"]);
  expect(pictured.Results.length).toBeGreaterThan(0);
  expect(pictured.Results.every(({ Photos }) => Photos.length > 0)).toBe(true);
  const found = await reviewsWith(["Search", "desk DRAWER"]);
  expect(found.Results.map(({ Title }) => Title)).toEqual(["The caramel stays soft"]);
  expect((await reviewsWith(["Search", "100%"])).TotalResults).toBe(0);
});

test("they are sorted and given page by page", async () => {
  const newest = (await reviewsWith(["Sort", "SubmissionTime:desc"], ["Limit", "100"])).Results;
  const times = newest.map(({ SubmissionTime }) => SubmissionTime);
  expect(times).toEqual([...times].sort().reverse());
  const worst = (await reviewsWith(["Sort", "Rating:asc"])).Results[0];
  expect(worst?.Rating).toBeLessThan(3);
  const second = (await reviewsWith(["Sort", "SubmissionTime:desc"], ["Limit", "3"], ["Offset", "3"])).Results;
  expect(second.map(({ Id }) => Id)).toEqual(newest.slice(3, 6).map(({ Id }) => Id));
});

test("several products are summed up in one call", async () => {
  interface Sum {
    Results: { ProductStatistics: { ProductId: string; ReviewStatistics: Statistics } }[];
  }
  const { body } = await get<Sum>("statistics", [["Filter", `ProductId:eq:${BONBONS},490201`]], { Stats: "Reviews" });
  expect(body.Results.map(({ ProductStatistics }) => ProductStatistics.ProductId)).toEqual([BONBONS, "490201"]);
  expect(body.Results[1]?.ProductStatistics.ReviewStatistics).toMatchObject({
    AverageOverallRating: null,
    TotalReviewCount: 0,
  });
  const { body: products } = await get<{ Results: { Name: string }[] }>("products", [["Filter", `Id:eq:${BONBONS}`]], {
    Stats: "Reviews",
  });
  expect(products.Results[0]?.Name).toBe("Half-Moon Praline Bonbons");
});

test.each<[string, string, [string, string][], object, number, string]>([
  ["a wrong key", "reviews", [ofBonbons], { passkey: "wrong" }, 401, "ERROR_PARAM_INVALID_API_KEY"],
  ["no version", "reviews", [ofBonbons], { apiversion: "" }, 400, "ERROR_UNSUPPORTED"],
  ["an unknown filter", "reviews", [["Filter", "Mood:eq:sour"]], {}, 400, "ERROR_PARAM_INVALID_FILTER_ATTRIBUTE"],
  ["six stars", "reviews", [["Filter", "Rating:eq:6"]], {}, 400, "ERROR_PARAM_INVALID_FILTER_ATTRIBUTE"],
  ["an unknown order", "reviews", [["Sort", "Mood:desc"]], {}, 400, "ERROR_PARAM_INVALID_SORT_ATTRIBUTE"],
  ["too large a page", "reviews", [["Limit", "101"]], {}, 400, "ERROR_PARAM_INVALID_LIMIT"],
  ["no product", "statistics", [], { Stats: "Reviews" }, 400, "ERROR_PARAM_MISSING_FILTER"],
])("%s is refused in the service's words", async (_, resource, query, more, status, code) => {
  const answer = await get(resource, query, more);
  expect([answer.status, answer.body.HasErrors, answer.body.Errors[0]?.Code]).toEqual([status, true, code]);
});

test("a review waits for its day and then appears, with its numbers", async () => {
  const before = (await reviewsWith()).TotalResults;
  const { body } = await submit();
  expect([body.HasErrors, body.Review.ModerationStatus]).toEqual([false, "PENDING"]);
  expect((await reviewsWith()).TotalResults).toBe(before);
  await control.post("/clock/advance", { by: "PT25H" });
  expect((await reviewsWith(["Search", "shell thin again"])).Results[0]).toMatchObject({
    Title: "Good with tea",
    Rating: 4,
  });
  expect((await reviewsWith()).TotalResults).toBe(before + 1);
});

test("a magic word shows or refuses a review at once, and the moderator may decide", async () => {
  await submit({ Title: "Now sandbox-publish" });
  expect((await reviewsWith(["Search", "sandbox-publish"])).TotalResults).toBe(1);
  const { body: refused } = await submit({ Title: "Never sandbox-reject" });
  expect(refused.Review.ModerationStatus).toBe("REJECTED");
  const { body: waiting } = await submit({ Title: "Ask the moderator" });
  await sandbox.services.reviews.decide(waiting.SubmissionId, "approved");
  expect((await reviewsWith(["Search", "moderator"])).TotalResults).toBe(1);
  await sandbox.services.reviews.decide(waiting.SubmissionId, "rejected");
  expect((await reviewsWith(["Search", "moderator"])).TotalResults).toBe(0);
});

test.each([
  [{ Rating: "" }, "rating", "ERROR_FORM_REQUIRED"],
  [{ Title: " " }, "title", "ERROR_FORM_REQUIRED"],
  [{ ReviewText: "Nice." }, "reviewtext", "ERROR_FORM_TOO_SHORT"],
  [{ UserNickname: "a".repeat(26) }, "usernickname", "ERROR_FORM_TOO_LONG"],
  [{ UserEmail: "tess" }, "useremail", "ERROR_FORM_INVALID_EMAILADDRESS"],
  [{ AgreedToTermsAndConditions: "" }, "agreedtotermsandconditions", "ERROR_FORM_REQUIRED"],
  [{ PhotoUrl_1: "https://elsewhere.test/a.jpg" }, "photourl_1", "ERROR_FORM_UPLOAD_IO"],
])("a form with %o is answered with what is wrong, in a 200", async (changes, field, code) => {
  const { status, body } = await submit(changes as Record<string, string>);
  expect([status, body.HasErrors]).toEqual([200, true]);
  expect(body.FormErrors.FieldErrors[field]?.Code).toBe(code);
});

test("somebody reviews a product once", async () => {
  await submit({ UserId: "once" });
  const { body } = await submit({ UserId: "once" });
  expect(body.FormErrors.FieldErrors["userid"]?.Code).toBe("ERROR_FORM_DUPLICATE");
});

test("a vote counts once per voter", async () => {
  const [review] = (await reviewsWith(["Sort", "Rating:desc"])).Results;
  const vote = (UserId: string, ContentId = review?.Id ?? "") =>
    post("submitfeedback", {
      ContentType: "review",
      ContentId,
      FeedbackType: "helpfulness",
      Vote: "Positive",
      UserId,
    });
  await vote("one");
  await vote("one");
  await vote("two");
  const after = (await get("reviews", [["Filter", `Id:eq:${review?.Id}`]])).body.Results[0];
  expect(after?.TotalPositiveFeedbackCount).toBe((review?.TotalPositiveFeedbackCount ?? 0) + 2);
  expect((await vote("one", "nothing")).status).toBe(400);
});

test("a photograph is taken in, made small, and comes back with the review", async () => {
  const picture = await sharp({ create: { width: 2000, height: 900, channels: 3, background: "#C0104B" } })
    .jpeg()
    .toBuffer();
  const upload = (content: Buffer) => {
    const form = new FormData();
    form.append("photo", new Blob([new Uint8Array(content)], { type: "image/jpeg" }), "photo.jpg");
    const query = new URLSearchParams({ ...key, contenttype: "review" });
    return fetch(`${sandbox.vendorsOrigin}/data/uploadphoto.json?${query}`, { method: "POST", body: form });
  };
  const { Photo } = (await (await upload(picture)).json()) as { Photo: Review["Photos"][0] };
  await submit({ Title: "Pictured sandbox-publish twice", PhotoUrl_1: Photo.Sizes.normal.Url });
  const [review] = (await reviewsWith(["Search", "Pictured"])).Results;
  const shown = await fetch(review?.Photos[0]?.Sizes.normal.Url ?? "");
  expect(shown.headers.get("content-type")).toBe("image/webp");
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(1000);
  expect((await upload(Buffer.from("no picture"))).status).toBe(400);
});

test("the service fails when it is told to", async () => {
  await control.post("/faults", { effect: { kind: "status", status: 503 }, match: { vendor: "ratings" }, count: 1 });
  expect((await get("reviews", [ofBonbons])).status).toBe(503);
  expect((await get("reviews", [ofBonbons])).status).toBe(200);
});

test("its script for pages is told where it comes from", async () => {
  const response = await fetch(`${sandbox.vendorsOrigin}/deployments/wickettplum/main_site/staging/en_US/bv.js`);
  const script = await response.text();
  expect(response.headers.get("content-type")).toContain("javascript");
  expect(script).toContain(sandbox.vendorsOrigin);
  expect(script).not.toContain("@SETTINGS@");
});
