import { isMultiShipBegun, isSameRecipient, recipientsLeft, recipientsOf } from "./recipients.ts";

const ada = {
  firstName: "Ada",
  lastName: "Quill",
  address1: "4 Larkspur Lane",
  address2: "Unit 2",
  city: "Oakland",
  stateCode: "CA",
  postalCode: "94607",
};

test("recipients are the parcels that have an address, with their pieces", () => {
  expect(
    recipientsOf({
      shipments: [
        { shipmentId: "me" },
        { shipmentId: "Shipment1", shippingAddress: ada },
        { shipmentId: "Shipment2", shippingAddress: { ...ada, city: "" } },
        { shipmentId: "Shipment3", shippingAddress: ada, c_fromStoreId: "s1" },
      ],
      productItems: [
        { shipmentId: "Shipment1", quantity: 2 },
        { shipmentId: "Shipment1", quantity: 1 },
        { shipmentId: "me", quantity: 9 },
      ],
    }),
  ).toEqual([
    {
      shipmentId: "Shipment1",
      fullName: "Ada Quill",
      address: "4 Larkspur Lane, Unit 2, Oakland, CA 94607",
      pieces: 3,
    },
  ]);
});

test.each([
  [3, 5, 2],
  [5, 5, 0],
  [9, 5, 0],
  [3, undefined, Number.POSITIVE_INFINITY],
  [3, 0, Number.POSITIVE_INFINITY],
])("with %d recipients of %s at most, %d more may come", (count, limit, left) => {
  expect(recipientsLeft(count, limit)).toBe(left);
});

test.each([
  ["the same in other letters", { ...ada, firstName: "ADA ", city: "oakland" }, true],
  ["the same with a longer zip code", { ...ada, postalCode: "94607-1234" }, true],
  ["somebody else there", { ...ada, firstName: "Theo" }, false],
  ["another unit", { ...ada, address2: "" }, false],
])("one recipient twice: %s", (_name, other, same) => {
  expect(isSameRecipient(ada, other)).toBe(same);
});

test.each([
  [0, 2, true],
  [1, 2, true],
  [2, 3, false],
  [1, 1, false],
  [2, 1, false],
])("from %d to %d shipments an order to several people begins: %s", (before, after, begun) => {
  const shipments = (count: number) => Array.from({ length: count }, () => ({}));
  expect(isMultiShipBegun(shipments(before), shipments(after))).toBe(begun);
});
