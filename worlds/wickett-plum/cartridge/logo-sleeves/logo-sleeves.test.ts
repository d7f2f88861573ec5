import { logoSleeves } from "./logo-sleeve-tables.ts";
import request from "supertest";
import { consoleVisitor } from "#sandbox/console/test-console.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const { look } = consoleVisitor(() => sandbox);

const fileOf = (beginning: Buffer | string, size = 64) =>
  Buffer.concat([Buffer.from(beginning as string), Buffer.alloc(size, 7)]).subarray(0, Math.max(size, 12));
const png = fileOf(Buffer.from("89504e470d0a1a0a", "hex") as never);
const logo = (content: Buffer, name = "mark.png") => ({ name, content: content.toString("base64") });

const plain = {
  companyName: "Castellan Freight",
  firstName: "Cleo",
  lastName: "Ash",
  email: "Cleo@Example.test",
  phone: "4155550117",
  quantity: 250,
  finish: "foil",
};

const send = async (sleeve: object, siteId = "WickettPlumUS") =>
  request(sandbox.app)
    .post(`/custom/sleeves/v1/organizations/${organizationId}/logo-sleeves`)
    .query({ siteId })
    .auth(await sandbox.guestToken(siteId), { type: "bearer" })
    .send(sleeve);

const kept = async (email: string) =>
  (await sandbox.database.sql.select().from(logoSleeves)).filter((each) => each.email === email);

const download = (id: string) =>
  request(sandbox.app)
    .get(`/console/sleeves/${id}/logo`)
    .buffer(true)
    .parse((answer, done) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => done(null, Buffer.concat(parts)));
    });

describe("sleeves with a logo", () => {
  it("are kept with everything that was said, and confirmed by a letter", async () => {
    const { status, body } = await send({ ...plain, neededBy: "2026-12-01", comment: "Plum, please", logo: logo(png) });
    expect([status, body]).toEqual([200, { success: true, requestId: expect.any(String) }]);
    expect(await kept("cleo@example.test")).toMatchObject([
      { quantity: 250, finish: "foil", neededBy: "2026-12-01", comment: "Plum, please", logoType: "image/png" },
    ]);
    const { messages } = await sandbox.services.outbox.list({ to: "cleo@example.test" });
    expect(messages[0]?.text).toContain("48 business hours");
  });

  it("that are sent again within a day are kept once, with the logo that came last", async () => {
    const email = "twice@example.test";
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...plain, email })));
    const { body } = await send({ ...plain, email, logo: logo(png) });
    expect(new Set([...answers, { body }].map((answer) => answer.body.requestId)).size).toBe(1);
    expect(await kept(email)).toMatchObject([{ logoName: "mark.png" }]);
    expect((await sandbox.services.outbox.list({ to: email })).messages).toHaveLength(1);
  });

  it("are refused once an address has sent five in a day", async () => {
    const email = "many@example.test";
    for (let quantity = 1; quantity <= 5; quantity += 1) await send({ ...plain, email, quantity });
    expect((await send({ ...plain, email, quantity: 6 })).status).toBe(429);
    expect(await kept(email)).toHaveLength(5);
  });

  it("outlive a snapshot that is put back, to the last byte of the logo", async () => {
    const email = "restored@example.test";
    const { body } = await send({ ...plain, email, logo: logo(png) });
    const control = (method: "put" | "post", path: string) =>
      request(sandbox.app)[method](`/__sandbox/snapshots/${path}`);
    expect((await control("put", "sleeves")).status).toBeLessThan(300);
    expect((await control("post", "sleeves/restore")).status).toBe(200);
    expect((await download(body.requestId)).body).toEqual(png);
  });

  it.each([
    ["no company", { companyName: " " }],
    ["an address that is none", { email: "cleo" }],
    ["no phone", { phone: "call me" }],
    ["half a sleeve", { quantity: 0.5 }],
    ["no sleeve", { quantity: 0 }],
    ["a number as a text", { quantity: "250" }],
    ["another finish", { finish: "gold" }],
    ["a day that does not exist", { neededBy: "2026-02-30" }],
    ["a drawing that can run scripts", { logo: logo(fileOf("<svg xmlns="), "mark.png") }],
    ["a page that says it is a picture", { logo: logo(fileOf("<!doctype html>"), "mark.png") }],
    ["a logo without bytes", { logo: { name: "mark.png", content: "" } }],
    ["a logo that is no base64", { logo: { name: "mark.png", content: "é".repeat(20) } }],
    ["a logo of more than 2 MB", { logo: logo(fileOf("%PDF-1.7", 2 * 1024 * 1024 + 1)) }],
  ])("with %s are refused and not kept", async (_, change) => {
    const email = "refused@example.test";
    expect((await send({ ...plain, email, ...change })).status).toBe(400);
    expect(await kept(email)).toEqual([]);
  });
});

describe("a logo in the console", () => {
  it.each([
    ["a PNG", png, "mark.png", "image/png", "mark.png"],
    [
      "a JPEG that calls itself a page",
      fileOf(Buffer.from("ffd8ffe0", "hex") as never),
      "x.html",
      "image/jpeg",
      "x.jpg",
    ],
    ["a PDF of 2 MB", fileOf("%PDF-1.7\n", 2 * 1024 * 1024), 'a/../"b".exe', "application/pdf", "a_____b_.pdf"],
  ])("%s can be downloaded and is never shown", async (_, content, name, type, saved) => {
    const email = `${type.replace("/", ".")}@example.test`;
    const { body } = await send({ ...plain, email, logo: logo(content, name) });
    const list = await look("/console/sleeves");
    const row = list.getByRole("row", { name: new RegExp(email.replace(".", "\\.")) });
    expect(row.querySelector("a")?.getAttribute("href")).toBe(`/console/sleeves/${body.requestId}/logo`);
    const answer = await download(body.requestId);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename=${saved}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect((answer.body as Buffer).equals(content)).toBe(true);
  });

  it("is not found where none was sent", async () => {
    const { body } = await send({ ...plain, email: "bare@example.test" });
    expect((await download(body.requestId)).status).toBe(404);
    expect((await download("nobody")).status).toBe(404);
  });
});
