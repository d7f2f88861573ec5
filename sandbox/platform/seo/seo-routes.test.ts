import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
});
afterAll(() => sandbox.close());

const mapping = (urlSegment?: string, more: Record<string, string> = {}) =>
  request(sandbox.app)
    .get("/site/shopper-seo/v1/organizations/f_ecom_swee_001/url-mapping")
    .query({ siteId: "WickettPlumUS", ...(urlSegment === undefined ? {} : { urlSegment }), ...more })
    .set("authorization", `Bearer ${token}`);

test.each<[string, unknown]>([
  ["category/truffles", { resourceType: "CATEGORY", resourceId: "truffles" }],
  ["/chocolates/truffles/", { resourceType: "CATEGORY", resourceId: "truffles" }],
  [
    "cherry/lollipops/pops",
    { resourceType: "CATEGORY", resourceId: "pops", refinements: { refinementColor: "Cherry" } },
  ],
  ["480127.html", { resourceType: "PRODUCT", resourceId: "480127" }],
  ["truffles/rolled-cocoa-truffles/481101.html", { resourceType: "PRODUCT", resourceId: "481101" }],
  [
    "help/shipping-rates",
    { resourceType: "CONTENT_ASSET", resourceSubType: "STANDARD_CONTENT_ASSET", resourceId: "help-shipping-rates" },
  ],
  [
    "homepage",
    { resourceType: "CONTENT_ASSET", resourceSubType: "PAGE_DESIGNER_CONTENT_ASSET", resourceId: "homepage" },
  ],
  [
    "old-truffles",
    {
      resourceType: "CATEGORY",
      resourceId: "truffles",
      statusCode: 301,
      destinationUrl: "/category/truffles",
      copySourceParams: true,
    },
  ],
  ["bestsellers/2019/winter", { resourceType: "CATEGORY", resourceId: "newarrivals", statusCode: 302 }],
  ["half-moon", { resourceType: "PRODUCT", resourceId: "480127", productCategoryId: "boxed-chocolates" }],
  ["magazine", { statusCode: 307, destinationUrl: "https://magazine.wickettplum.example/" }],
])("%s leads to %p", async (segment, expected) => {
  const { status, body } = await mapping(segment);
  expect(status).toBe(200);
  expect(body).toMatchObject(expected as object);
});

test.each(["nothing", "gummies-jellies/truffles", "nothing.html", "category/root", "category/truffles?x=1", "draft"])(
  "%s leads nowhere",
  async (segment) => {
    const { status, body } = await mapping(segment);
    expect([status, body.type.split("/").at(-1), body.urlSegment]).toEqual([404, "seo-url-mapping-not-found", segment]);
  },
);

test("no segment, one that is too long and an unknown language are refused with 400", async () => {
  const slugs = [await mapping(), await mapping("x".repeat(2048)), await mapping("magazine", { locale: "ab-CD" })].map(
    ({ status, body }) => [status, body.type.split("/").at(-1)],
  );
  expect(slugs).toEqual([
    [400, "missing-query-parameter"],
    [400, "string-constraint-violation"],
    [400, "unknown-locale"],
  ]);
});
