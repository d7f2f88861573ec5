import request from "supertest";
import { judgeVendorCall } from "#sandbox/contract/vendor-contract.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { recommendationClientId } from "#emulators/recommendations/recommendation-router.ts";
import { testControl, type TestControl } from "#sandbox/test-control.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, readyBasket, testShopper } from "#sandbox/test-shopper.ts";
import { films } from "#worlds/wickett-plum/films.ts";
import { socialExperiences } from "#worlds/wickett-plum/social-gallery.ts";
import { keepingCalls } from "./vendor-gate.ts";
import { vendorOf } from "#emulators/create-vendors.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
let control: TestControl;
beforeAll(async () => {
  sandbox = await createTestSandbox({
    judge: (call) => (call.vendor ? judgeVendorCall(call, call.vendor) : undefined),
  });
  control = await testControl(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control.delete("/faults");
  await control.delete("/journal");
});

interface Call {
  number: number;
  vendor?: string;
  method: string;
  path: string;
  status: number;
  faults: string[];
  contract?: { verdict: string; problems: string[] };
}
const calls = async (query = "vendor=any"): Promise<Call[]> => (await control.get(`/journal?${query}`)).body.calls;
const vendor = (path: string, init: Omit<RequestInit, "headers"> = {}) =>
  fetch(`${sandbox.vendorsOrigin}${path}`, {
    ...init,
    headers: { "x-cq-client-id": recommendationClientId, "content-type": "application/json" },
  });
const post = (path: string, body: unknown) => vendor(path, { method: "POST", body: JSON.stringify(body) });

describe("calls to third parties in the journal", () => {
  test("an order shows what the card processor was asked, with its verdict and without a card", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.bears, quantity: 1 }]);
    const { body: order } = await shopper.post("/orders", { basketId });
    const [paid, tokenised, session] = await calls("vendor=card");
    expect([paid, tokenised, session]).toMatchObject([
      { vendor: "card", method: "POST", path: "/pts/v2/payments", status: 201, contract: { verdict: "conforms" } },
      { path: "/flex/v2/tokens", status: 201, contract: { verdict: "conforms" } },
      { path: "/microform/v2/sessions", status: 201, contract: { verdict: "conforms" } },
    ]);
    const { body: entry } = await control.get(`/journal/${paid?.number}`);
    expect(JSON.parse(entry.request.text)).toMatchObject({
      clientReferenceInformation: { code: order.orderNo },
      tokenInformation: "[removed]",
    });
    expect(JSON.parse(entry.answer.text)).toMatchObject({ status: "AUTHORIZED" });
    expect(entry.canBeReplayed).toBe(false);
    expect((await control.post(`/journal/${paid?.number}/replay`)).status).toBe(409);
    const everything = await Promise.all(
      (await calls("limit=100")).map(async ({ number }) => (await control.get(`/journal/${number}`)).text),
    );
    const archive = (await control.get("/journal.har")).text;
    for (const text of [...everything, archive]) {
      expect(text).not.toContain(magicCards.visa.number);
      expect(text).not.toMatch(/eyJ[\w-]{20}/);
    }
  });

  test("a whole card number that only passes through is not kept", async () => {
    const number = magicCards.visa.number;
    const keep = await post("/tms/v1/paymentinstruments", {
      card: { number, expirationMonth: "09", expirationYear: "2039" },
      clientReferenceInformation: { code: "x" },
    });
    const [call] = await calls("vendor=card");
    expect([call?.status, call?.contract?.verdict]).toEqual([keep.status, "conforms"]);
    expect((await control.get(`/journal/${call?.number}`)).text).not.toContain(number);
  });

  test("content and recommendations are told with their verdicts, pictures are not told", async () => {
    expect((await vendor("/content/key/footer?depth=all&format=inlined")).status).toBe(200);
    expect((await vendor("/content/key/nothing")).status).toBe(404);
    expect((await post("/content/fetch", { requests: [{ key: "footer" }, { key: "nothing" }] })).status).toBe(200);
    expect((await vendor("/content/nowhere/x")).status).toBe(404);
    const site = "swee-WickettPlumUS";
    expect((await vendor(`/v3/personalization/recommenders/${site}`)).status).toBe(200);
    const who = { cookieId: "c", userId: "june@example.test" };
    expect((await post(`/v3/activities/${site}/viewPage`, who)).status).toBe(200);
    expect((await post(`/v3/activities/${site}/juggle`, who)).status).toBe(404);
    const [film] = films;
    const [experience = ""] = Object.keys(socialExperiences);
    expect((await vendor(`/embed/${film?.id}`)).status).toBe(200);
    expect((await vendor(`/v1/media/${experience}`)).status).toBe(200);
    expect((await vendor("/v1/media/nothing")).status).toBe(404);
    await vendor("/i/wickett/anything");
    await vendor(`/vi/${film?.id}/hqdefault.jpg`);
    const told = (await calls()).reverse();
    expect(told.map(({ vendor: of, status, contract }) => [of, status, contract?.verdict])).toEqual([
      ["content", 200, "conforms"],
      ["content", 404, "conforms"],
      ["content", 200, "conforms"],
      ["content", 404, "undocumented"],
      ["recommendations", 200, "conforms"],
      ["recommendations", 200, "conforms"],
      ["recommendations", 404, "conforms"],
      ["video", 200, "conforms"],
      ["gallery", 200, "conforms"],
      ["gallery", 404, "conforms"],
    ]);
    expect((await calls("vendor=recommendations")).length).toBe(3);
    expect((await calls("vendor=none")).length).toBe(0);
    expect((await calls("vendor=any&verdict=undocumented")).length).toBe(1);
    const { log } = (await control.get("/journal.har?path=content/key/footer")).body;
    expect(log.entries[0]).toMatchObject({
      comment: "content",
      request: { url: `${sandbox.vendorsOrigin}/content/key/footer?depth=all&format=inlined` },
      response: { status: 200, content: { text: expect.stringContaining("_meta") } },
    });
  });

  test("a fault that was asked for is named, and what it spoils violates the description", async () => {
    const rule = async (effect: object) =>
      (await control.post("/faults", { effect, match: { vendor: "content" }, count: 1 })).body.id as string;
    const refused = await rule({ kind: "status", status: 503 });
    expect((await vendor("/content/key/home")).status).toBe(503);
    const spoilt = await rule({ kind: "invalid-json" });
    await vendor("/content/key/home").then((answer) => answer.text());
    const lost = await rule({ kind: "lost-answer" });
    await expect(vendor("/content/key/home")).rejects.toThrow("fetch failed");
    for (let tries = 0; (await calls()).length < 3 && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await calls()).reverse()).toMatchObject([
      { status: 503, faults: [refused], contract: { verdict: "conforms" } },
      { status: 200, faults: [spoilt], contract: { verdict: "violates" } },
      { faults: [lost] },
    ]);
    expect((await calls("vendor=any&faulted=true")).length).toBe(3);
  });

  test("a processor in the same process is written down as over the wire", async () => {
    const answer = { status: 201, body: { id: "1234567890", status: "AUTHORIZED" } };
    const call = keepingCalls(
      () => Promise.resolve(answer),
      vendorOf,
      () => sandbox.journal,
    );
    const number = magicCards.visa.number;
    expect(await call("/pts/v2/payments", { card: { number } })).toBe(answer);
    const [entry] = await calls("vendor=card");
    expect(entry).toMatchObject({ method: "POST", path: "/pts/v2/payments", status: 201 });
    expect(entry?.contract).toEqual({ verdict: "violates", problems: ["'submitTimeUtc' is missing."] });
    expect((await control.get(`/journal/${entry?.number}`)).text).not.toContain(number);
    const silent = keepingCalls(
      () => Promise.resolve(answer),
      vendorOf,
      () => undefined,
    );
    expect(await silent("/pts/v2/payments", {})).toBe(answer);
    expect(await calls()).toHaveLength(1);
  });

  test("the console lists them by name and shows one", async () => {
    await vendor("/content/key/home");
    const [call] = await calls("vendor=content");
    const list = await request(sandbox.app).get("/console/journal?vendor=any").set("host", "127.0.0.1");
    expect(list.text).toContain("content delivery");
    expect(list.text).toContain("/content/key/home");
    const page = await request(sandbox.app).get(`/console/journal/${call?.number}`).set("host", "127.0.0.1");
    expect(page.text).toContain("Third party");
    expect(page.text).toContain("Third parties want signatures");
    const none = await request(sandbox.app).get("/console/journal?vendor=none").set("host", "127.0.0.1");
    expect(none.text).not.toContain("/content/key/home");
  });
});
