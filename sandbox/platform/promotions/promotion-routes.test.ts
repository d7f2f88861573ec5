import { campaigns as campaignTable, promotions as promotionTable } from "./promotion-tables.ts";
import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  basketWith,
  goods,
  readyBasket,
  testShopper,
  type TestShopper,
} from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { codesOf } from "./coupon.ts";
import { coupons } from "#worlds/wickett-plum/promotions/coupons.ts";
import type { ActivePromotion } from "./active-promotions.ts";
import { campaignRow, promotionRow } from "#worlds/wickett-plum/seed/promotion-seed.ts";
import { testPromotion } from "./test-promotions.ts";

const siteId = "WickettPlumUS";
const bears = { groups: [{ productIds: [goods.bears] }] };

/** Two bears bring mints along; three let the shopper choose chews for a dollar. */
const gifts: ActivePromotion[] = [
  testPromotion(
    "free-mints",
    {
      class: "product",
      products: bears,
      minQuantity: 2,
      discount: { type: "bonus", products: [{ productId: goods.mints, quantity: 1 }] },
    },
    { siteIds: [siteId] },
  ),
  testPromotion(
    "pick-chews",
    {
      class: "product",
      products: bears,
      minQuantity: 3,
      maxApplications: 1,
      discount: {
        type: "bonus_choice",
        maxItems: 1,
        products: [{ productId: goods.chews, price: { USD: 100 } }],
      },
    },
    { siteIds: [siteId] },
  ),
];

let sandbox: TestSandbox;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  const rows = gifts.map(({ couponCode: _code, ...promotion }) => promotionRow(promotion));
  await sandbox.database.sql.insert(promotionTable).values(rows);
  sandbox.services.promotions.invalidate();
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

interface Line {
  itemId: string;
  productId: string;
  price: number;
  priceAfterItemDiscount: number;
  bonusProductLineItem: boolean;
}
const bonusLines = (items: Line[]) =>
  items
    .filter((item) => item.bonusProductLineItem)
    .map((item) => [item.productId, item.price, item.priceAfterItemDiscount]);

describe("rule 3.1.8: bonus lines in a basket", () => {
  it("come by themselves, cost nothing, and go again", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 2 }]);
    const { body } = await shopper.get(`/baskets/${basketId}`);
    expect(bonusLines(body.productItems)).toEqual([[goods.mints, 8, 0]]);
    expect(body.productTotal).toBe(15);
    const [{ itemId }] = body.productItems;
    const { body: fewer } = await shopper.patch(`/baskets/${basketId}/items/${itemId}`, { quantity: 1 });
    expect(bonusLines(fewer.productItems)).toEqual([]);
  });

  it("are chosen within a slot, at its price, and lost with it", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 3 }]);
    const path = `/baskets/${basketId}/items`;
    const { body } = await shopper.get(`/baskets/${basketId}`);
    expect(body.bonusDiscountLineItems).toMatchObject([
      { promotionId: "pick-chews", maxBonusItems: 1, bonusProducts: [{ productId: goods.chews }] },
    ]);
    const bonusDiscountLineItemId: string = body.bonusDiscountLineItems[0].id;
    const choose = (productId: string, quantity = 1, slot = bonusDiscountLineItemId) =>
      shopper.post(path, [{ productId, quantity, bonusDiscountLineItemId: slot }]);
    expect((await choose(goods.chews, 2)).status).toBe(400);
    expect((await choose(goods.bears)).status).toBe(400);
    expect((await choose(goods.chews, 1, "nosuch")).status).toBe(400);
    const { body: chosen } = await choose(goods.chews);
    expect(bonusLines(chosen.productItems)).toContainEqual([goods.chews, 12, 1]);
    expect((await choose(goods.chews)).status).toBe(400);
    const bought = chosen.productItems.find((item: Line) => item.productId === goods.bears);
    await shopper.patch(`${path}/${bought.itemId}`, { quantity: 2 });
    const { body: again } = await shopper.patch(`${path}/${bought.itemId}`, { quantity: 3 });
    expect(bonusLines(again.productItems)).toEqual([[goods.mints, 8, 0]]);
  });

  it("are part of the order, and name the line that earned them", async () => {
    const { basketId } = await readyBasket(sandbox, shopper, [
      { productId: goods.chews, quantity: 1 },
      { productId: goods.bears, quantity: 2 },
    ]);
    const earnedBy = (items: (Line & { qualifyingProductItemId?: string })[]) =>
      items.map(({ productId, qualifyingProductItemId }) => [
        productId,
        items.find(({ itemId }) => itemId === qualifyingProductItemId)?.productId,
      ]);
    const expected = [
      [goods.chews, undefined],
      [goods.bears, undefined],
      [goods.mints, goods.bears],
    ];
    expect(earnedBy((await shopper.get(`/baskets/${basketId}`)).body.productItems)).toEqual(expected);
    const { status, body } = await shopper.post("/orders", { basketId });
    expect([status, bonusLines(body.productItems)]).toEqual([200, [[goods.mints, 8, 0]]]);
    expect(earnedBy(body.productItems)).toEqual(expected);
    expect(earnedBy((await shopper.get(`/orders/${body.orderNo}`)).body.productItems)).toEqual(expected);
  });
});

describe("rule 3.1.9: a coupon with many codes", () => {
  const codes = coupons.filter(({ id }) => id === "thank-you").flatMap((coupon) => [...codesOf(coupon)]);

  it("joins once, whichever code it is", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.jellies, quantity: 1 }]);
    const add = (code = "") => shopper.post(`/baskets/${basketId}/coupons`, { code });
    expect((await add(codes[0]?.toLowerCase())).body.couponItems).toMatchObject([
      { code: codes[0], statusCode: "applied" },
    ]);
    expect((await add(codes[0])).body.statusCode).toBe("coupon_code_already_in_basket");
    expect((await add(codes[1])).body.statusCode).toBe("coupon_already_in_basket");
  });
});

describe("what a campaign holds", () => {
  const ask = async (query: Record<string, string>, campaignId = "everyday") =>
    request(sandbox.app)
      .get(`/pricing/shopper-promotions/v1/organizations/${organizationId}/promotions/campaigns/${campaignId}`)
      .query({ siteId, ...query })
      .set("authorization", `Bearer ${await sandbox.guestToken()}`);

  it("is listed, also for some dates", async () => {
    const { status, body } = await ask({});
    expect([status, body.data]).toMatchObject([200, [{ id: "brittle-week" }]]);
    const dated = await ask({ startDate: "2026-01-01T00:00Z", endDate: "2026-02-01T00:00Z" });
    expect(dated.body.total).toBe(1);
  });

  it.each([
    ["one date alone", { startDate: "2026-01-01T00:00Z" }, 400],
    ["the other alone", { endDate: "2026-01-01T00:00Z" }, 400],
    ["no date", { startDate: "soon", endDate: "2026-01-01T00:00Z" }, 400],
    ["dates the wrong way round", { startDate: "2026-02-01T00:00Z", endDate: "2026-01-01T00:00Z" }, 400],
  ])("is refused with %s", async (_name, query, status) => {
    expect((await ask(query as Record<string, string>)).status).toBe(status);
  });

  it("is not found for an unknown campaign", async () => {
    expect((await ask({}, "nosuch")).status).toBe(404);
  });
});

describe("promotions of customer groups", () => {
  const taster = () => sandbox.registeredToken({ email: "saoirse@example.test" });
  const tasting = ["tasters-prices"];

  it.each([
    ["to a guest", () => sandbox.guestToken(), []],
    ["to a customer who is in none", () => sandbox.registeredToken(), []],
    ["to a member", taster, tasting],
  ])("are told %s", async (_name, token, ids) => {
    const who = testShopper(sandbox, await token());
    const { body } = await who.get("/promotions", { ids: ["brittle-week", ...tasting].join(",") });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(["brittle-week", ...ids]);
  });

  it("are told to nobody in particular neither, and name no group to a guest by their campaign", async () => {
    const qualifiers = { customerGroups: ["TasteTesters"], couponIds: [] };
    const campaign = { id: "inner-circle", enabled: true, startsAt: null, endsAt: null, ...qualifiers };
    const details = "For TasteTesters and BigSpenders.";
    const rule = { class: "order" as const, tiers: [] };
    const { couponCode: _code, ...promotion } = testPromotion("inner", rule, { siteIds: [siteId], campaign, details });
    await sandbox.database.sql.insert(campaignTable).values(campaignRow(campaign));
    await sandbox.database.sql.insert(promotionTable).values(promotionRow(promotion));
    sandbox.services.promotions.invalidate();
    const ask = async (token: string, query: Record<string, string> = {}) =>
      request(sandbox.app)
        .get(`/pricing/shopper-promotions/v1/organizations/${organizationId}/promotions/campaigns/inner-circle`)
        .query({ siteId, ...query })
        .set("authorization", `Bearer ${token}`);
    const member = await taster();
    expect((await ask(member)).body.data).toMatchObject([{ id: "inner" }]);
    for (const answer of [await ask(await sandbox.guestToken()), await ask(member, { personalized: "none" })]) {
      expect(answer.status).toBe(404);
      expect(answer.text).not.toMatch(/TasteTesters|BigSpenders/);
    }
  });
});

it("a basket is explained: every promotion, price books, places of taxation", async () => {
  const { basketId } = await addressedBasket(shopper, [
    { productId: goods.brittle, quantity: 1 },
    { productId: goods.bears, quantity: 1 },
  ]);
  const { status, body } = await request(sandbox.app).get(`/__sandbox/explain/basket/${basketId}`);
  expect(status).toBe(200);
  const verdicts = Object.fromEntries(
    body.promotions.map((each: { promotionId: string; verdicts: unknown[] }) => [each.promotionId, each.verdicts]),
  );
  expect(verdicts).toMatchObject({
    "brittle-week": [{ outcome: "applied", cents: -203 }],
    "big-bag": [{ outcome: "not_applied", reason: "threshold_short", missingCents: 12000 - 1147 - 750 }],
    "windowsill-ten": [{ outcome: "not_applied", reason: "coupon_missing" }],
    "spring-fair": [{ outcome: "not_applied", reason: "ended" }],
    "free-mints": [{ outcome: "not_applied", reason: "quantity_short", missingPieces: 1 }],
  });
  expect(Object.values(verdicts)).not.toContainEqual([]);
  expect(body.lines[0]).toMatchObject({
    productId: goods.brittle,
    priceBooks: [{ priceBookId: "usd-list-prices", priceCents: 1350, chosen: true }],
    jurisdiction: { countryCode: "US" },
  });
  expect((await request(sandbox.app).get("/__sandbox/explain/basket/nosuch")).status).toBe(404);
});
