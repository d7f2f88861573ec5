import fc from "fast-check";
import type { BasketDocument, BasketItem } from "./basket-document.ts";
import { movePlan, type MoveStep } from "./line-move.ts";

const line = (
  itemId: string,
  productId: string,
  quantity: number,
  shipmentId = "me",
  more: object = {},
): BasketItem => ({
  itemId,
  productId,
  quantity,
  shipmentId,
  ...more,
});
const parcel = (shipmentId: string) => ({ shipmentId, pickupAt: null });
const counter = { shipmentId: "Shipment1", pickupAt: { id: "s1", inventoryId: "stock-s1" } };

test.each<[string, BasketItem[], number, Parameters<typeof movePlan>[3], MoveStep[]]>([
  [
    "the whole line is re-homed in one call",
    [line("1", "a", 3)],
    3,
    parcel("Shipment1"),
    [
      {
        type: "change",
        items: [{ itemId: "1", quantity: 3, shipmentId: "Shipment1", c_fromStoreId: null, inventoryId: null }],
      },
    ],
  ],
  [
    "to a shop it takes that shop's stock",
    [line("1", "a", 1)],
    1,
    counter,
    [
      {
        type: "change",
        items: [{ itemId: "1", quantity: 1, shipmentId: "Shipment1", c_fromStoreId: "s1", inventoryId: "stock-s1" }],
      },
    ],
  ],
  [
    "a part of it becomes a line of its own",
    [line("1", "a", 3, "me", { c_customMix: "[1]", c_heatLabel: "Heat Sensitive" })],
    2,
    parcel("Shipment1"),
    [
      { type: "change", items: [{ itemId: "1", quantity: 1 }] },
      { type: "add", item: { productId: "a", quantity: 2, shipmentId: "Shipment1", c_customMix: "[1]" } },
    ],
  ],
  [
    "what is there already grows, in the same call",
    [line("1", "a", 3), line("2", "a", 4, "Shipment1")],
    2,
    parcel("Shipment1"),
    [
      {
        type: "change",
        items: [
          { itemId: "2", quantity: 6 },
          { itemId: "1", quantity: 1 },
        ],
      },
    ],
  ],
  [
    "another mix of the same box does not grow",
    [line("1", "a", 1, "me", { c_customMix: "[1]" }), line("2", "a", 4, "Shipment1", { c_customMix: "[2]" })],
    1,
    parcel("Shipment1"),
    [
      {
        type: "change",
        items: [{ itemId: "1", quantity: 1, shipmentId: "Shipment1", c_fromStoreId: null, inventoryId: null }],
      },
    ],
  ],
  [
    "back from a shop it joins the parcel's line",
    [line("1", "a", 1, "Shipment1", { c_fromStoreId: "s1", inventoryId: "stock-s1" }), line("2", "a", 1)],
    1,
    parcel("me"),
    [
      {
        type: "change",
        items: [
          { itemId: "2", quantity: 2 },
          { itemId: "1", quantity: 0 },
        ],
      },
    ],
  ],
  [
    "a part of it to a shop becomes a line of that shop's stock",
    [line("1", "a", 3)],
    2,
    counter,
    [
      { type: "change", items: [{ itemId: "1", quantity: 1 }] },
      {
        type: "add",
        item: {
          productId: "a",
          quantity: 2,
          shipmentId: "Shipment1",
          c_fromStoreId: "s1",
          inventoryId: "stock-s1",
        },
      },
    ],
  ],
  [
    "a part of it to a shop without stock of its own names the shop alone",
    [line("1", "a", 3)],
    2,
    { shipmentId: "Shipment1", pickupAt: { id: "s1" } },
    [
      { type: "change", items: [{ itemId: "1", quantity: 1 }] },
      { type: "add", item: { productId: "a", quantity: 2, shipmentId: "Shipment1", c_fromStoreId: "s1" } },
    ],
  ],
  [
    "a part of it from a shop names neither shop nor stock in its parcel",
    [line("1", "a", 3, "Shipment1", { c_fromStoreId: "s1", inventoryId: "stock-s1" })],
    2,
    parcel("me"),
    [
      { type: "change", items: [{ itemId: "1", quantity: 1 }] },
      { type: "add", item: { productId: "a", quantity: 2, shipmentId: "me" } },
    ],
  ],
  [
    "what the same shop holds already grows; another shop's line does not",
    [
      line("1", "a", 1),
      line("2", "a", 5, "Shipment1", { c_fromStoreId: "s2", inventoryId: "stock-s2" }),
      line("3", "a", 4, "Shipment1", { c_fromStoreId: "s1", inventoryId: "stock-s1" }),
    ],
    1,
    counter,
    [
      {
        type: "change",
        items: [
          { itemId: "3", quantity: 5 },
          { itemId: "1", quantity: 0 },
        ],
      },
    ],
  ],
  ["to where it is already", [line("1", "a", 3)], 3, parcel("me"), []],
  ["more than there is", [line("1", "a", 3)], 4, parcel("Shipment1"), []],
  ["no piece", [line("1", "a", 3)], 0, parcel("Shipment1"), []],
  ["a line that is gone", [line("9", "a", 3)], 1, parcel("Shipment1"), []],
])("moving a line: %s", (_name, productItems, quantity, target, steps) => {
  expect(movePlan({ productItems }, "1", quantity, target)).toStrictEqual(steps);
});

/** What the backend would make of the steps. */
const carriedOut = ({ productItems = [] }: BasketDocument, steps: readonly MoveStep[]): BasketItem[] =>
  steps.reduce<BasketItem[]>(
    (items, step) =>
      step.type === "add"
        ? [...items, { itemId: "new", ...step.item } as BasketItem]
        : items
            .map((item) => ({ ...item, ...step.items.find(({ itemId }) => itemId === item.itemId) }))
            .filter((item) => item.quantity !== 0),
    productItems,
  );

const someLine = fc.record({
  productId: fc.constantFrom("a", "b"),
  quantity: fc.integer({ min: 1, max: 20 }),
  shipmentId: fc.constantFrom("me", "Shipment1", "Shipment2"),
});

test("however lines are moved, every piece is still there afterwards, and those moved are where they belong", () => {
  fc.assert(
    fc.property(
      fc.array(someLine, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom("me", "Shipment1", "Shipment2"),
      (lines, quantity, shipmentId) => {
        const productItems = lines.map((each, index) => ({ itemId: String(index), ...each }));
        const steps = movePlan({ productItems }, "0", quantity, parcel(shipmentId));
        const after = carriedOut({ productItems }, steps);
        const pieces = (items: readonly BasketItem[], at?: string) =>
          items
            .filter((item) => item.productId === lines[0]?.productId && (at === undefined || item.shipmentId === at))
            .reduce((sum, item) => sum + (item.quantity ?? 0), 0);
        expect(pieces(after)).toBe(pieces(productItems));
        const moved = steps.length > 0 ? quantity : 0;
        expect(pieces(after, shipmentId)).toBe(pieces(productItems, shipmentId) + moved);
      },
    ),
  );
});
