import { basketKind, hasPickupContact } from "./basket-kind.ts";

const parcel = { shipmentId: "me" };
const second = { shipmentId: "Shipment2" };
const counter = { shipmentId: "Shipment3", c_fromStoreId: "101" };
const line = (shipmentId: string) => ({ productId: shipmentId, shipmentId });

describe("the shipments of a basket say how it reaches its people", () => {
  test.each([
    ["nothing yet", [parcel], [], "shipping"],
    ["one parcel", [parcel], [line("me")], "shipping"],
    ["two parcels", [parcel, second], [line("me"), line("Shipment2")], "multiShip"],
    ["a shop's counter alone", [parcel, counter], [line("Shipment3")], "pickup"],
    ["a parcel and a counter", [parcel, counter], [line("me"), line("Shipment3")], "mixed"],
  ])("%s", (_name, shipments, productItems, kind) => {
    expect(basketKind({ shipments, productItems })).toBe(kind);
  });
});

test("a pickup wants email, names and phone of the person who comes", () => {
  const contact = {
    c_pickupEmail: "j@m.example",
    c_pickupFirstName: "June",
    c_pickupLastName: "M",
    c_pickupPhone: "4155550117",
  };
  expect(hasPickupContact({ ...counter, ...contact })).toBe(true);
  expect(hasPickupContact({ ...counter, ...contact, c_pickupPhone: " " })).toBe(false);
});
