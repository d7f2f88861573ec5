import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { aBasket } from "#tests/factories/baskets.ts";
import { fakeCoupons } from "#tests/fake-coupons.ts";
import { chooseBetter } from "./choose-better.ts";

const enter = async (
  gives: Record<string, number>,
  ranks: readonly string[],
  start: readonly string[],
  entered: string,
) => {
  const shop = fakeCoupons(gives, ranks, start);
  const before = shop.basket();
  const basket = await shop.addCoupon("b", entered);
  const { basket: after, ...rest } = await chooseBetter(shop, "b", { before, basket, entered });
  const held = (after.couponItems ?? []).map(({ code, statusCode }) => `${code} ${statusCode}`);
  return { ...rest, held, calls: shop.calls };
};

test("a code that takes off more takes the place of another, which waits behind it", async () => {
  expect(await enter({ SILL: 3.2, GRAND: 8 }, ["GRAND", "SILL"], ["SILL"], "GRAND")).toEqual({
    problem: null,
    replaced: { codes: ["SILL"], saved: 4.8 },
    held: ["SILL no_applicable_promotion", "GRAND applied"],
    calls: ["+GRAND"],
  });
});

test("a code that the platform ranks first but that takes off less goes again", async () => {
  expect(await enter({ SILL: 8, GRAND: 3.2 }, ["GRAND", "SILL"], ["SILL"], "GRAND")).toEqual({
    problem: { kind: "worse", than: "SILL", by: 4.8 },
    replaced: null,
    held: ["SILL applied"],
    calls: ["+GRAND", "-GRAND"],
  });
});

test("a code that another keeps away takes its place where it takes off more", async () => {
  expect(await enter({ SILL: 8, GRAND: 3.2 }, ["GRAND", "SILL"], ["GRAND"], "SILL")).toEqual({
    problem: null,
    replaced: { codes: ["GRAND"], saved: 4.8 },
    held: ["SILL applied"],
    calls: ["+SILL", "-GRAND"],
  });
});

test("a code that another keeps away and that takes off less is refused, and everything is as before", async () => {
  expect(await enter({ SILL: 3.2, GRAND: 8 }, ["GRAND", "SILL"], ["GRAND"], "SILL")).toEqual({
    problem: { kind: "worse", than: "GRAND", by: 4.8 },
    replaced: null,
    held: ["GRAND applied"],
    calls: ["+SILL", "-GRAND", "-SILL", "+GRAND"],
  });
});

test("a code that nothing fits is taken out again and says what it is for; the other is not touched", async () => {
  expect(await enter({ SILL: 3.2, JELLY: 0 }, ["SILL", "JELLY"], ["SILL"], "JELLY")).toEqual({
    problem: { kind: "notApplicable", offer: "For JELLY" },
    replaced: null,
    held: ["SILL applied"],
    calls: ["+JELLY", "-JELLY"],
  });
});

test("codes that get on with each other both stay", async () => {
  const both = aBasket({
    couponItems: ["ONE", "TWO"].map((code) => ({ couponItemId: code, code, valid: true, statusCode: "applied" })),
  } as Partial<Basket>);
  const before = aBasket({ couponItems: both.couponItems?.slice(0, 1) } as Partial<Basket>);
  const never = () => Promise.reject(new Error("Nothing is to be called."));
  const calls = { addCoupon: never, removeCoupon: never };
  const choice = await chooseBetter(calls, "b", { before, basket: both, entered: "TWO" });
  expect(choice).toEqual({ basket: both, problem: null, replaced: null });
});

test("a failure on the way puts the code back that was there", async () => {
  const shop = fakeCoupons({ SILL: 3.2, GRAND: 8 }, ["GRAND", "SILL"], ["GRAND"]);
  const before = shop.basket();
  const basket = await shop.addCoupon("b", "SILL");
  const gone = new CommerceApiError(0, "network", "");
  const removeCoupon = (id: string, itemId: string) =>
    itemId === "item-SILL" ? Promise.reject(gone) : shop.removeCoupon(id, itemId);
  await expect(chooseBetter({ ...shop, removeCoupon }, "b", { before, basket, entered: "SILL" })).rejects.toBe(gone);
  expect(shop.basket().couponItems).toEqual(
    expect.arrayContaining([expect.objectContaining({ code: "GRAND", statusCode: "applied" })]),
  );
});
