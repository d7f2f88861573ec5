import fc from "fast-check";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { BasketAddress, BasketItem, BasketShipment } from "#app/domain/basket/basket-document.ts";
import { type Gift, sendLine } from "./send-line.ts";

const at = (name: string) => ({ firstName: name, address1: "4 Elm" });

/** A backend that keeps a bag; the call with number `failing` and those after it are refused. */
const setUp = (items: BasketItem[], shipments: BasketShipment[], failing: (call: string) => boolean = () => false) => {
  let count = 0;
  const bag = { items: [...items], shipments: [...shipments] };
  const calls: string[] = [];
  const snapshot = (): Basket =>
    ({ basketId: "b1", productItems: [...bag.items], shipments: [...bag.shipments] }) as Basket;
  const doing = (call: string, work: () => void): Promise<Basket> => {
    calls.push(call);
    if (failing(call)) return Promise.reject(new CommerceApiError(400, "stock", "None is left."));
    work();
    return Promise.resolve(snapshot());
  };
  const add = (item: BasketItem) => bag.items.push({ ...item, itemId: `new${(count += 1)}` });
  type NewShipment = { shipmentId: string; productItems: BasketItem[] };
  const api = {
    baskets: {
      current: () => Promise.resolve(snapshot()),
      updateItems: (_id: string, list: readonly { itemId: string; quantity?: number }[]) =>
        doing("updateItems", () => {
          for (const { itemId, ...change } of list)
            bag.items = bag.items
              .map((item) => (item.itemId === itemId ? { ...item, ...change } : item))
              .filter(({ quantity }) => quantity !== 0);
        }),
      addItems: (_id: string, list: readonly object[]) =>
        doing("addItems", () => list.forEach((item) => add(item as BasketItem))),
      removeShipments: (_id: string, ids: readonly string[]) =>
        doing(`removeShipments ${ids.join()}`, () => {
          bag.shipments = bag.shipments.filter(({ shipmentId = "" }) => !ids.includes(shipmentId));
        }),
      setShippingAddress: (_id: string, id: string, shippingAddress: BasketAddress) =>
        doing(`address ${id}`, () => {
          bag.shipments = bag.shipments.map((each) => (each.shipmentId === id ? { ...each, shippingAddress } : each));
        }),
    },
    shipments: {
      setGiftMessages: (messages: readonly { shipmentId: string; giftMessage: string }[]) =>
        doing("messages", () => {
          for (const { shipmentId, giftMessage } of messages)
            bag.shipments = bag.shipments.map((each) =>
              each.shipmentId === shipmentId ? { ...each, giftMessage } : each,
            );
        }),
      update: (changes: readonly ({ shipmentId: string } & object)[]) =>
        doing(`update ${changes.map(({ shipmentId }) => shipmentId).join()}`, () => {
          for (const change of changes)
            bag.shipments = bag.shipments.map((each) =>
              each.shipmentId === change.shipmentId ? { ...each, ...change } : each,
            );
        }),
      act: (_id: string, actions: readonly { data: readonly unknown[] }[]) =>
        doing("act", () => {
          for (const { shipmentId, productItems, ...rest } of actions.flatMap(({ data }) => data) as NewShipment[]) {
            bag.shipments.push({ shipmentId, ...rest });
            productItems.forEach((item) => add({ ...item, shipmentId }));
          }
        }),
    },
  };
  return { api, calls, snapshot };
};

const line = (quantity: number, more: Partial<BasketItem> = {}): BasketItem => ({
  itemId: "1",
  productId: "a",
  quantity,
  shipmentId: "me",
  ...more,
});
const homes = ({ productItems = [] }: Basket) =>
  Object.fromEntries(productItems.map(({ shipmentId, quantity }) => [shipmentId, quantity]));

test("three new recipients: the first takes the parcel there is, the others come in one batch", async () => {
  const { api, calls, snapshot } = setUp([line(5)], [{ shipmentId: "me" }]);
  const gifts = ["Ada", "Ben", "Cyd"].map((name, index) => ({ address: at(name), quantity: 2 - Number(index === 2) }));
  await sendLine(api, "b1", snapshot(), { itemId: "1", gifts });
  expect(homes(snapshot())).toEqual({ me: 2, Shipment1: 2, Shipment2: 1 });
  expect(snapshot().shipments?.map(({ shippingAddress }) => shippingAddress?.firstName)).toEqual(["Ada", "Ben", "Cyd"]);
  expect(calls).toEqual(["updateItems", "act", "address me"]);
});

test("the words on the card go with every piece, and stand on nobody's own", async () => {
  const { api, snapshot } = setUp(
    [line(4)],
    [
      { shipmentId: "me", giftMessage: "For you" },
      { shipmentId: "Shipment1", shippingAddress: at("Ada") },
      { shipmentId: "Shipment2", shippingAddress: at("Ben"), giftMessage: "Dear Ben" },
    ],
  );
  const gifts: Gift[] = [
    { shipmentId: "Shipment1", quantity: 1 },
    { shipmentId: "Shipment2", quantity: 1 },
    { address: at("Cyd"), quantity: 1 },
    { address: at("Dot"), quantity: 1 },
  ];
  await sendLine(api, "b1", snapshot(), { itemId: "1", gifts });
  expect(snapshot().shipments?.map(({ giftMessage }) => giftMessage)).toEqual([
    "For you",
    "For you",
    "Dear Ben",
    "For you",
  ]);
});

test("each new person has the card and the day of their own, whoever takes over the line's parcel too", async () => {
  const { api, calls, snapshot } = setUp([line(2)], [{ shipmentId: "me", giftMessage: "For you" }]);
  const gifts: Gift[] = [
    { address: at("Ada"), quantity: 1, giftMessage: "Dear Ada", day: "2026-12-24" },
    { address: at("Ben"), quantity: 1, giftMessage: "Dear Ben", day: "2026-12-23" },
  ];
  await sendLine(api, "b1", snapshot(), { itemId: "1", gifts });
  expect(snapshot().shipments?.map(({ giftMessage }) => giftMessage)).toEqual(["Dear Ada", "Dear Ben"]);
  expect(snapshot().shipments?.map((shipment) => shipment.c_DATE_WANTED)).toEqual(["2026-12-24", "2026-12-23"]);
  expect(calls).toContain("update me");
});

test("whoever gets the line already keeps what is theirs when others are added", async () => {
  const shipments = [{ shipmentId: "me", shippingAddress: at("Grace") }];
  const { api, snapshot } = setUp([line(1)], shipments);
  const gifts: Gift[] = [
    { shipmentId: "me", quantity: 1 },
    { address: at("Ada"), quantity: 1 },
    { address: at("Ben"), quantity: 1 },
  ];
  await sendLine(api, "b1", snapshot(), { itemId: "1", gifts });
  expect(snapshot().shipments?.map(({ shippingAddress }) => shippingAddress?.firstName)).toEqual([
    "Grace",
    "Ada",
    "Ben",
  ]);
  expect(homes(snapshot())).toEqual({ me: 1, Shipment1: 1, Shipment2: 1 });
});

test("what is not given away stays, and known recipients get theirs in one call", async () => {
  const shipments = [{ shipmentId: "me" }, { shipmentId: "Shipment1", shippingAddress: at("Ada") }];
  const { api, calls, snapshot } = setUp(
    [line(5), line(1, { itemId: "2", shipmentId: "Shipment1", productId: "b" })],
    shipments,
  );
  await sendLine(api, "b1", snapshot(), { itemId: "1", gifts: [{ shipmentId: "Shipment1", quantity: 2 }] });
  expect(
    snapshot().productItems?.map(({ productId, quantity, shipmentId }) => [productId, quantity, shipmentId]),
  ).toEqual([
    ["a", 3, "me"],
    ["b", 1, "Shipment1"],
    ["a", 2, "Shipment1"],
  ]);
  expect(calls).toEqual(["updateItems", "addItems"]);
});

test("a parcel that is emptied goes, and the default one stays", async () => {
  const shipments = [
    { shipmentId: "me", shippingAddress: at("Ada") },
    { shipmentId: "Shipment1", shippingAddress: at("Ben") },
  ];
  const { api, calls, snapshot } = setUp([line(1, { shipmentId: "Shipment1" })], shipments);
  await sendLine(api, "b1", snapshot(), { itemId: "1", gifts: [{ shipmentId: "me", quantity: 1 }] });
  expect(snapshot().shipments?.map(({ shipmentId }) => shipmentId)).toEqual(["me"]);
  expect(calls.at(-1)).toBe("removeShipments Shipment1");
});

test("a line that is gone by now is refused in words", async () => {
  const { api, snapshot } = setUp([], [{ shipmentId: "me" }]);
  await expect(sendLine(api, "b1", snapshot(), { itemId: "1", gifts: [] })).rejects.toMatchObject({
    code: "line-gone",
  });
});

const someGift = fc.record({ isNew: fc.boolean(), quantity: fc.integer({ min: 1, max: 9 }) });

test("whatever call is refused, no piece of the line gets lost", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      fc.array(someGift, { minLength: 1, maxLength: 12 }),
      fc.constantFrom("none", "addItems", "act", "address me"),
      async (quantity, list, refused) => {
        let refusals = 0;
        const known = list.map((_, index) => ({ shipmentId: `Known${index}`, shippingAddress: at("K") }));
        // A refused call is refused as often as a batch is tried, and works when the line is given back.
        const { api, snapshot } = setUp([line(quantity)], [{ shipmentId: "me" }, ...known], (call) => {
          if (call !== refused) return false;
          refusals += 1;
          return refusals <= (call === "act" ? 3 : 1);
        });
        const gifts: Gift[] = list.map((gift, index) =>
          gift.isNew
            ? { address: at("N"), quantity: gift.quantity }
            : { shipmentId: `Known${index}`, quantity: gift.quantity },
        );
        await sendLine(api, "b1", snapshot(), { itemId: "1", gifts }).catch(() => undefined);
        const pieces = (snapshot().productItems ?? []).reduce((sum, item) => sum + (item.quantity ?? 0), 0);
        expect(pieces).toBeGreaterThanOrEqual(quantity);
        const wanted = gifts.reduce((sum, gift) => sum + gift.quantity, 0);
        expect(refusals > 0 || pieces === Math.max(quantity, wanted)).toBe(true);
      },
    ),
  );
});
