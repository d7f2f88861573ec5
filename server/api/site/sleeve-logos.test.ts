import request from "supertest";
import sharp from "sharp";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { sites } from "#world/sites.ts";
import { limitRules } from "#server/limits/limit-rules.ts";
import { createLimits } from "#server/limits/limits.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { worldConfig } from "#tests/world-shop.ts";

const siteId = sites[0]?.id ?? "";
const MB = 1024 * 1024;

let sandbox: TestSandbox;
let shop: ReturnType<typeof createTestStorefront>;
let png: Buffer;

const storefront = (options: Parameters<typeof createTestStorefront>[1] = {}) =>
  createTestStorefront(
    worldConfig({
      COMMERCE_API_ORIGIN: sandbox.origin,
      CARD_API_BASE_URL: sandbox.vendorsOrigin,
      CONTENT_BASE_URL: `${sandbox.vendorsOrigin}/content`,
    }),
    options,
  );

beforeAll(async () => {
  sandbox = await createTestSandbox();
  shop = storefront();
  const cross = `<svg width="240" height="240"><path d="M120 20V220M20 120H220" stroke="#111" stroke-width="30"/></svg>`;
  png = await sharp(Buffer.from(cross)).png().toBuffer();
}, 120_000);
afterAll(() => sandbox.close());

const send = (content: unknown, { from = "same-origin", listener = shop.listener, token = "" } = {}) =>
  request(listener)
    .post(`/api/${siteId}/sleeve-logos`)
    .set("sec-fetch-site", from)
    .set(token ? { authorization: `Bearer ${token}` } : {})
    .send({ content: Buffer.isBuffer(content) ? content.toString("base64") : content });

test("a logo that was sent is seen by its address alone, as a picture that can do nothing", async () => {
  const { body } = await send(png).expect(200);
  expect(body).toEqual({ logoId: expect.stringMatching(/^[\w-]{32}$/), width: 240, height: 240 });
  const shown = await request(shop.listener)
    .get(`/api/${siteId}/sleeve-logos/${(body as { logoId: string }).logoId}`)
    .expect(200);
  expect(shown.headers).toMatchObject({
    "content-type": "image/png",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=86400, immutable",
  });
  expect((await sharp(shown.body as Buffer).metadata()).hasAlpha).toBe(true);
});

test.each(["A".repeat(32), "..%2F..%2Fsite-preferences", "short"])("there is no logo %s", async (id) => {
  await request(shop.listener).get(`/api/${siteId}/sleeve-logos/${id}`).expect(404);
});

const begun = (size: number) => Buffer.concat([png.subarray(0, 8), Buffer.alloc(size - 8, 7)]);
test.each<[string, () => unknown, number]>([
  ["a drawing that can run scripts", () => Buffer.from("<svg onload='alert(1)'/>"), 400],
  ["a PDF, which nothing here can draw", () => Buffer.from("%PDF-1.7 and so on"), 400],
  ["more than 2 MB", () => begun(2 * MB + 1), 400],
  ["a body of more than 3 MB", () => begun(3 * MB), 413],
  ["half a picture", () => png.subarray(0, 300), 400],
  ["a list", () => ["iVBORw0KGgo="], 400],
  ["nothing", () => undefined, 400],
])("%s is refused", async (_, content, status) => {
  const { body } = await send(content()).expect(status);
  expect((body as { type: string }).type).toMatch(status === 400 ? /invalid-logo$/ : /\/[\w-]+$/);
});

test("another origin cannot send one", async () => {
  await send(png, { from: "cross-site" }).expect(403);
});

test("one address sends only so many", async () => {
  const limited = storefront({ limits: createLimits({ exempt: [] }) });
  const nothing = Buffer.from("no picture");
  const most = limitRules.logo.perAddress;
  for (let sent = 0; sent < most; sent += 1) await send(nothing, { listener: limited.listener }).expect(400);
  await send(nothing, { listener: limited.listener }).expect(429);
});
