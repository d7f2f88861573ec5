import { draftKey, isBoxDraft } from "#app/pages/custom-mix/draft.ts";
import { mixFlowOf, mixStepOf, mixStepPath, permittedMixStep } from "#app/pages/custom-mix/steps.ts";
import {
  candiesFor,
  isCandyOut,
  keepAvailable,
  unitsOfCandy,
  type CandyFacts,
} from "#app/pages/custom-mix/steps/candies.ts";
import { editedMixId, fromStored, isEditedMix, mixRulesOf, toStored, unitsInStock } from "./box.ts";
import { readMix, writeMix } from "./mix-attribute.ts";

test.each([
  ["CANDY", {}, { capacity: 100, increment: 5, flavorLimit: 6, unitType: "percent" }],
  ["LOLLIPOP", {}, { capacity: 30, increment: 5, flavorLimit: 6, unitType: "percent" }],
  [
    "LOLLIPOP",
    {
      c_customMixUnitType: "pieces",
      c_customMixUnitIncrement: 3,
      c_customMixFlavorLimit: 4,
      c_customMixMaxPieceUnits: 60,
    },
    { capacity: 60, increment: 3, flavorLimit: 4, unitType: "pieces" },
  ],
  [
    "CANDY",
    { c_customMixUnitIncrement: 0, c_customMixMaxPieceUnits: "many" },
    { capacity: 100, increment: 5, flavorLimit: 6, unitType: "percent" },
  ],
])("the rules of a %s box that says %j", (storageId, attributes, rules) => {
  expect(mixRulesOf(attributes, storageId)).toEqual(rules);
});

test("shares are kept a hundred times as large, and so is their stock; pieces as they are", () => {
  expect([toStored(25, "percent"), toStored(25, "pieces")]).toEqual([2500, 25]);
  expect([fromStored(2500, "percent"), fromStored(25, "pieces")]).toEqual([25, 25]);
  expect([unitsInStock(1999, "percent"), unitsInStock(19, "pieces"), unitsInStock(-5, "pieces")]).toEqual([19, 19, 0]);
});

test("the storage id of a line of the bag begins with CM-, which a change of fulfillment spares", () => {
  expect(editedMixId("line1")).toBe("CM-line1");
  expect([isEditedMix("CM-line1"), isEditedMix("CANDY"), isEditedMix(null)]).toEqual([true, false, false]);
});

test("the line attribute holds a box list of pid and qty and the unit type, without what is not in the box", () => {
  const text = writeMix({
    unitType: "percent",
    candies: [
      { id: "a", quantity: 75 },
      { id: "b", quantity: 0 },
      { id: "c", quantity: 25 },
    ],
  });
  expect(JSON.parse(text)).toEqual({
    boxList: [
      { pid: "a", qty: 7500 },
      { pid: "c", qty: 2500 },
    ],
    unitType: "percent",
  });
  expect(readMix(text)).toEqual({
    unitType: "percent",
    candies: [
      { id: "a", quantity: 75 },
      { id: "c", quantity: 25 },
    ],
  });
});

test.each([
  [undefined],
  [3],
  ["{"],
  ["null"],
  ['{"boxList":[],"unitType":"percent"}'],
  ['{"boxList":[{"pid":"a","qty":5}]}'],
  ['{"boxList":[{"pid":"","qty":5}],"unitType":"pieces"}'],
  ['{"boxList":[{"pid":"a","qty":"5"}],"unitType":"pieces"}'],
  ['{"boxList":[{"pid":"a","qty":-5}],"unitType":"pieces"}'],
  ['{"boxList":[null],"unitType":"pieces"}'],
])("the attribute %p cannot be read", (attribute) => {
  expect(() => readMix(attribute)).toThrow("Error parsing custom mix box");
});

const record = { ats: 5000, orderable: true, preorderable: false, backorderable: false };
const candy = (patch: Partial<CandyFacts> = {}): CandyFacts => ({
  id: "a",
  isShippingOffered: true,
  isPickupOffered: true,
  stock: record,
  ...patch,
});
const rules = { unitType: "percent" as const, increment: 5 };
const shipping = { option: "shipping" as const, today: "2026-11-22" };
const pickup = { option: "pickup" as const, today: "2026-11-22" };

test("only candies that are offered for the chosen way are shown", () => {
  const candies = [
    candy({ id: "both" }),
    candy({ id: "shops", isShippingOffered: false }),
    candy({ id: "online", isPickupOffered: false }),
  ];
  expect(candiesFor(candies, "shipping").map(({ id }) => id)).toEqual(["both", "online"]);
  expect(candiesFor(candies, "pickup").map(({ id }) => id)).toEqual(["both", "shops"]);
});

test.each([
  ["is there", candy(), shipping, false],
  ["is not orderable", candy({ stock: { ...record, orderable: false } }), shipping, true],
  ["has less than a step", candy({ stock: { ...record, ats: 499 } }), shipping, true],
  ["is past its last day", candy({ shipThrough: "2026-11-21" }), shipping, true],
  ["is at its last day", candy({ shipThrough: "2026-11-22" }), shipping, false],
  [
    "is past its last day at a shop too",
    candy({ shipThrough: "2026-11-21" }),
    { ...pickup, shopStock: { a: record } },
    true,
  ],
  ["is at the shop", candy({ stock: { ...record, orderable: false } }), { ...pickup, shopStock: { a: record } }, false],
  ["is not at the shop", candy(), { ...pickup, shopStock: {} }, true],
  ["is asked of a shop that has not answered", candy(), pickup, false],
])("a candy that %s", (_what, facts, situation, isOut) => {
  expect(isCandyOut(facts, rules, situation)).toBe(isOut);
});

test("units come from the place that hands the box out; backorders are not counted", () => {
  expect(unitsOfCandy(candy(), rules, shipping)).toBe(50);
  expect(unitsOfCandy(candy(), rules, { ...pickup, shopStock: { a: { ...record, ats: 700 } } })).toBe(7);
  expect(unitsOfCandy(candy({ stock: { ...record, backorderable: true } }), rules, shipping)).toBeUndefined();
});

test("filtering by fulfillment drops candies that are not available for it", () => {
  const candies = [candy({ id: "a" }), candy({ id: "b", isPickupOffered: false })];
  const chosen = [
    { id: "a", quantity: 50 },
    { id: "b", quantity: 50 },
  ];
  expect(keepAvailable(chosen, candies, rules, pickup)).toEqual({
    kept: [{ id: "a", quantity: 50 }],
    isAnyDropped: true,
  });
  expect(keepAvailable(chosen, candies, rules, shipping).isAnyDropped).toBe(false);
});

const draft = {
  id: "CANDY",
  pieces: [{ id: "a", quantity: 100 }],
  quantity: 1,
  uniqueId: "1",
  unitType: "percent",
  boxSelection: "490104",
  boxVariantSelection: null,
  fulfillmentOption: "shipping",
};

test("a draft is taken up, and nothing that only looks like one", () => {
  expect(draftKey("CANDY")).toBe("CUSTOM_MIX_CANDY");
  expect(isBoxDraft(draft)).toBe(true);
  const others = [
    null,
    [],
    { ...draft, quantity: 0 },
    { ...draft, unitType: "pounds" },
    { ...draft, pieces: [{ id: "a", quantity: -5 }] },
    { ...draft, boxSelection: null },
    { ...draft, fulfillmentOption: "drone" },
  ];
  expect(others.filter(isBoxDraft)).toEqual([]);
});

test("each flow has its five steps at addresses of its own", () => {
  const candies = mixFlowOf("/build-a-box/select-item");
  const pops = mixFlowOf("/lollipops/build-a-box");
  expect([candies.storageId, pops.storageId]).toEqual(["CANDY", "LOLLIPOP"]);
  expect(mixStepPath(candies, "start")).toBe("/build-a-box");
  expect(mixStepPath(pops, "set-quantities")).toBe("/lollipops/build-a-box/set-quantities");
  expect([undefined, "review-box", "start", "elsewhere"].map(mixStepOf)).toEqual(["start", "review-box", null, null]);
});

test.each([
  ["review-box", { hasBox: false, hasCandies: false, isIncomplete: true }, "select-item"],
  ["review-box", { hasBox: true, hasCandies: false, isIncomplete: true }, "select-candies"],
  ["review-box", { hasBox: true, hasCandies: true, isIncomplete: true }, "set-quantities"],
  ["review-box", { hasBox: true, hasCandies: true, isIncomplete: false }, "review-box"],
  ["select-item", { hasBox: true, hasCandies: true, isIncomplete: false }, "select-item"],
  ["start", { hasBox: false, hasCandies: false, isIncomplete: true }, "start"],
] as const)("whoever asks for %s with %j gets %s", (wanted, progress, step) => {
  expect(permittedMixStep(wanted, progress)).toBe(step);
});
