import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, testShopper, typeOf, type TestShopper } from "#sandbox/test-shopper.ts";

const clock = frozenClock(new Date("2026-11-21T12:00:00Z"));
const DAY_MS = 86_400_000;

interface Visitor extends TestShopper {
  usid: string;
  path: string;
}

describe("shopper contexts", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
  }, 120_000);
  afterAll(() => sandbox.close());

  const usidOf = (token: string): string =>
    /usid:([\w-]+)/.exec(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())?.[1] ?? "";
  /** A session as the merchant's own system speaks of it. */
  const visitorOf = async (token: string, { siteId = "WickettPlumUS", loginId = "guest" } = {}): Promise<Visitor> => {
    const usid = usidOf(token);
    const systemToken = await sandbox.systemToken(usid, { siteId, loginId });
    return { ...testShopper(sandbox, systemToken, { siteId }), usid, path: `/shopper-context/${usid}` };
  };
  const newGuest = async (siteId?: string) =>
    visitorOf(await sandbox.guestToken(siteId), siteId === undefined ? {} : { siteId });
  const priceOf = async (visitor: TestShopper, id: string) => (await visitor.get(`/products/${id}`)).body.price;

  test("a context is made, read, replaced and removed", async () => {
    const guest = await newGuest();
    const missing = await guest.get(guest.path);
    expect([missing.status, typeOf(missing.body)]).toEqual([404, "shopper-context-no-found"]);
    expect((await guest.delete(guest.path)).status).toBe(404);
    const context = { sourceCode: "CAT-7", customQualifiers: { device: "mobile" }, couponCodes: ["WINDOWSILL"] };
    expect((await guest.put(guest.path, context)).status).toBe(201);
    expect((await guest.get(guest.path)).body).toEqual(context);
    expect((await guest.put(guest.path, { assignmentQualifiers: { store: "reno" } })).status).toBe(200);
    expect((await guest.get(guest.path)).body).toEqual({ assignmentQualifiers: { store: "reno" } });
    expect((await guest.delete(guest.path)).status).toBe(204);
    expect((await guest.get(guest.path)).status).toBe(404);
  });

  test("a change adds, replaces and takes away, member by member and qualifier by qualifier", async () => {
    const guest = await newGuest();
    await guest.put(guest.path, {
      effectiveDateTime: "2026-12-20T00:00:00Z",
      sourceCode: "CAT-7",
      customerGroupIds: ["TasteTesters"],
      customQualifiers: { device: "mobile", os: "A" },
      assignmentQualifiers: { store: "reno" },
      couponCodes: ["WINDOWSILL"],
    });
    const changed = await guest.patch(guest.path, {
      effectiveDateTime: null,
      sourceCode: "",
      customQualifiers: { device: "tablet", os: null, page: "home" },
      assignmentQualifiers: {},
      couponCodes: [],
    });
    expect(changed.body).toEqual({
      customerGroupIds: ["TasteTesters"],
      customQualifiers: { device: "tablet", page: "home" },
    });
    expect((await guest.get(guest.path)).body).toEqual(changed.body);
    const fresh = await newGuest();
    expect((await fresh.patch(fresh.path, { sourceCode: "CAT-7" })).body).toEqual({ sourceCode: "CAT-7" });
  });

  test("two changes at once lose nothing", async () => {
    const guest = await newGuest();
    await guest.put(guest.path, { sourceCode: "CAT-7" });
    await Promise.all(
      ["a", "b", "c", "d"].map((name) => guest.patch(guest.path, { customQualifiers: { [name]: name } })),
    );
    expect((await guest.get(guest.path)).body.customQualifiers).toEqual({ a: "a", b: "b", c: "c", d: "d" });
  });

  test("it belongs to one session", async () => {
    const guest = await newGuest();
    const other = await newGuest();
    await guest.put(guest.path, { sourceCode: "CAT-7" });
    for (const answer of [
      await other.get(guest.path),
      await other.put(guest.path, {}),
      await other.patch(guest.path, {}),
      await other.delete(guest.path),
    ])
      expect([answer.status, typeOf(answer.body)]).toEqual([400, "usid-not-matching-with-token"]);
    expect((await other.get(other.path)).status).toBe(404);
  });

  test("no shopper speaks of their own session: it would open groups and prices", async () => {
    const token = await sandbox.guestToken();
    const shopper = testShopper(sandbox, token);
    const path = `/shopper-context/${usidOf(token)}`;
    for (const answer of [
      await shopper.put(path, { customerGroupIds: ["TaxExempt"] }),
      await shopper.patch(path, { customerGroupIds: ["TaxExempt"] }),
      await shopper.delete(path),
    ])
      expect(answer.status).toBe(403);
    const groups = await sandbox.services.groups.groupsOf("", { registered: false });
    expect(groups).toEqual(["Everyone", "Unregistered"]);
  });

  test.each([
    ["an unknown member", { colour: "plum" }],
    ["a date that is none", { effectiveDateTime: "tomorrow" }],
    ["a date that is a number", { effectiveDateTime: 5 }],
    ["a source code of 257 characters", { sourceCode: "x".repeat(257) }],
    ["groups that are a text", { customerGroupIds: "TasteTesters" }],
    ["a group that is a number", { customerGroupIds: [1] }],
    ["qualifiers that are a list", { customQualifiers: ["a"] }],
    ["a qualifier that is a number", { customQualifiers: { a: 1 } }],
    ["21 qualifiers", { customQualifiers: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`q${n}`, "x"])) }],
    [
      "21 assignment qualifiers",
      { assignmentQualifiers: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`q${n}`, "x"])) },
    ],
    ["an address of another kind", { clientIp: "::1" }],
    ["a latitude beyond the pole", { geoLocation: { latitude: 91 } }],
    ["coupon codes that are a text", { couponCodes: "WINDOWSILL" }],
    ["a list", []],
    ["nothing", undefined],
  ])("%s is refused", async (_, body) => {
    const guest = await newGuest();
    const answer = await guest.put(guest.path, body);
    expect([answer.status, answer.headers["content-type"]]).toEqual([400, "application/problem+json"]);
    expect((await guest.get(guest.path)).status).toBe(404);
  });

  test("twenty qualifiers are as many as there may be, in one call or several", async () => {
    const guest = await newGuest();
    const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, number) => [`q${number}`, "x"]));
    expect((await guest.put(guest.path, { customQualifiers: twenty })).status).toBe(201);
    expect((await guest.patch(guest.path, { customQualifiers: { more: "x" } })).status).toBe(400);
    expect((await guest.patch(guest.path, { customQualifiers: { q0: null, more: "x" } })).status).toBe(200);
  });

  test("a guest's lives a day, a customer's seven, from the last write", async () => {
    const guest = await newGuest();
    await guest.put(guest.path, { sourceCode: "CAT-7" });
    const june = await visitorOf(await sandbox.registeredToken(), { loginId: "june@example.test" });
    await june.put(june.path, { sourceCode: "CAT-7" });
    const contexts = sandbox.services.contexts;
    clock.advance(DAY_MS - 1);
    expect(await contexts.of(guest.usid)).toEqual({ sourceCode: "CAT-7" });
    clock.advance(1);
    expect(await contexts.of(guest.usid)).toBeUndefined();
    expect(await contexts.of(june.usid)).toEqual({ sourceCode: "CAT-7" });
    clock.advance(6 * DAY_MS);
    expect(await contexts.of(june.usid)).toBeUndefined();
    await contexts.removeExpired(clock.now());
    expect(await contexts.nextExpiry()).toBeUndefined();
  });

  test("rule 3.2.1: the books of an active source code apply instead of the site's", async () => {
    const guest = await newGuest();
    expect(await priceOf(guest, goods.bears)).toBe(7.5);
    await guest.put(guest.path, { sourceCode: "cat-2026" });
    expect(await priceOf(guest, goods.bears)).toBe(6);
    const hits = (await guest.get("/product-search", { q: "bears" })).body.hits;
    expect(hits.find((hit: { productId: string }) => hit.productId === goods.bears).price).toBe(6);
    const basket = await basketWith(guest, [{ productId: goods.bears, quantity: 2 }]);
    expect(basket.productItems[0]).toMatchObject({ basePrice: 6, price: 12 });
    expect(basket.sourceCode).toBe("cat-2026");
    expect(basket.orderPriceAdjustments.map(({ promotionId }: { promotionId: string }) => promotionId)).toEqual([
      "catalogue-readers",
    ]);
    expect(await priceOf(await newGuest(), goods.bears)).toBe(7.5);
    await guest.delete(guest.path);
    expect(await priceOf(guest, goods.bears)).toBe(7.5);
  });

  test.each([
    ["unknown", "NOTHING"],
    ["expired", "OLDFRIENDS"],
    ["disabled", "PRESS"],
  ])("an %s source code opens nothing", async (_, sourceCode) => {
    const guest = await newGuest();
    await guest.put(guest.path, { sourceCode });
    expect(await priceOf(guest, goods.bears)).toBe(7.5);
    const basket = await basketWith(guest, [{ productId: goods.bears, quantity: 2 }]);
    expect(basket.sourceCode).toBeUndefined();
    expect(basket.orderPriceAdjustments ?? []).toEqual([]);
  });

  test("an expired source code is open to somebody who shops in its time", async () => {
    const guest = await newGuest();
    await guest.put(guest.path, { sourceCode: "OLDFRIENDS", effectiveDateTime: "2020-04-01T00:00:00Z" });
    expect(await priceOf(guest, goods.bears)).toBe(6);
  });

  test("its coupon codes open promotions in the basket", async () => {
    const guest = await newGuest();
    await guest.put(guest.path, { couponCodes: ["WINDOWSILL", "NO-SUCH-CODE"] });
    const basket = await basketWith(guest, [{ productId: goods.bears, quantity: 8 }]);
    expect(basket.couponItems.map(({ code }: { code: string }) => code)).toEqual(["WINDOWSILL"]);
    expect(basket.orderPriceAdjustments).toHaveLength(1);
  });

  test("named groups change prices", async () => {
    const guest = await newGuest("WickettPlumFundraising");
    const { prices } = sandbox.services;
    const booksOf = async () => {
      const context = await sandbox.services.contexts.of(guest.usid);
      return sandbox.services.currentShopper.within(context, async () => {
        const customerGroups = await sandbox.services.groups.groupsOf("", { registered: false });
        const books = await prices.booksFor({ siteId: "WickettPlumFundraising", currency: "USD", customerGroups });
        return books.map(({ id }) => id);
      });
    };
    expect(await booksOf()).not.toContain("usd-fundraising-prices");
    await guest.put(guest.path, { customerGroupIds: ["fundraising"] });
    expect(await booksOf()).toContain("usd-fundraising-prices");
  });

  test("a client's address is kept only on request and tells the place; a place of one's own comes first", async () => {
    const guest = await newGuest();
    const answer = await guest.put(guest.path, { clientIp: "203.0.113.9" });
    expect(answer.headers["x-geolocation"]).toContain("city=Vancouver");
    expect((await guest.get(guest.path)).body).toEqual({});
    await guest.put(guest.path, { clientIp: "203.0.113.9" }, { evaluateContextWithClientIp: "true" });
    const kept = await guest.get(guest.path);
    expect(kept.body).toEqual({ clientIp: "203.0.113.9" });
    expect(kept.headers["x-geolocation"]).toContain("countryCode=CA");
    const changed = await guest.patch(guest.path, { geoLocation: { city: "Reno", countryCode: "US" } });
    expect(changed.headers["x-geolocation"]).toBe("city=Reno;countryCode=US");
  });
});
