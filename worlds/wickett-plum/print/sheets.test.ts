import { inflateSync } from "node:zlib";
import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { pictureCatalog } from "#worlds/wickett-plum/files.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { staticBase } from "#sandbox/platform/print/static-address.ts";

const materials = catalogue.files.flatMap((file) => file.products).filter(({ collateral }) => collateral);
const MOST_BYTES = 64 * 1024;

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
}, 120_000);
afterAll(() => sandbox.close());

const sheetAddressOf = async (productId: string): Promise<string> => {
  const { body } = await request(sandbox.app)
    .get(`/product/shopper-products/v1/organizations/${organizationId}/products/${productId}`)
    .query({ siteId: "WickettPlumUS" })
    .auth(token, { type: "bearer" });
  return (body as { c_pdfURL: string }).c_pdfURL;
};

const bytesAt = (pathname: string) =>
  request(sandbox.app)
    .get(pathname)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => done(null, Buffer.concat(parts)));
    });

/** The small objects of a file, which lie deflated in one stream. */
const objectsIn = (bytes: Buffer): string => {
  const text = bytes.toString("latin1");
  const at = text.indexOf("/Type /ObjStm");
  const from = text.indexOf("stream\n", at) + "stream\n".length;
  const length = Number(/\/Length (\d+)/.exec(text.slice(at))?.[1]);
  return inflateSync(bytes.subarray(from, from + length)).toString("latin1");
};

/** Titles in a file, of the document and of its headings; those with letters beyond ASCII are in UTF-16. */
const titlesIn = (objects: string) =>
  [...objects.matchAll(/\/Title (?:\(((?:\\.|[^\\)])*)\)|<(?:FEFF)?([0-9A-Fa-f]+)>)/g)].map(
    ([, plain, hex]) =>
      plain ??
      Buffer.from(hex ?? "", "hex")
        .swap16()
        .toString("utf16le"),
  );

/** Without spaces: a heading that goes over several lines loses them where it breaks. */
const unbroken = (text: string) => text.replaceAll(" ", "");

test.each(materials.map(({ id, name }) => [id, name]))(
  "the sheet of %s, %s, can be read by everybody",
  async (id, name) => {
    const address = new URL(await sheetAddressOf(id));
    expect(address.origin).toBe(sandbox.origin);
    const answer = await bytesAt(address.pathname);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const bytes = answer.body as Buffer;
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    const objects = objectsIn(bytes);
    expect(objects).toMatch(/\/Lang \(en-US\)/);
    expect(objects).toMatch(/\/MarkInfo\s*<<\/Type \/MarkInfo\s*\/Marked true/);
    const titles = titlesIn(objects);
    expect([titles.length >= 2, titles.every((title) => unbroken(title) === unbroken(name))]).toEqual([true, true]);
  },
);

test("fourteen things have a sheet, and a hit of the search tells where it is", async () => {
  expect(materials.length).toBe(14);
  const { body } = await request(sandbox.app)
    .get(`/search/shopper-search/v1/organizations/${organizationId}/product-search`)
    .query({ siteId: "WickettPlumUS", refine: "cgid=order-forms", expand: "custom_properties", limit: 20 })
    .auth(token, { type: "bearer" });
  const { hits } = body as { hits: { c_pdfURL?: string }[] };
  expect(hits.length).toBeGreaterThan(10);
  expect(
    hits.filter(
      ({ c_pdfURL: address }) => !address?.startsWith(`${sandbox.origin}${staticBase(pictureCatalog)}/sheets/`),
    ),
  ).toEqual([]);
});

test.each(["nothing.pdf", "..%2f..%2f..%2fpackage.json", "%2e%2e/print-sheets.mjs", ""])(
  "nothing else lies beside the sheets: %s",
  async (file) => {
    const { status } = await request(sandbox.app).get(`${staticBase(pictureCatalog)}/sheets/${file}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);
