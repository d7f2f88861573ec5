import { fromPickupContact, pickupContact } from "./pickup-contact.ts";

const kept = {
  c_pickupFirstName: "June",
  c_pickupLastName: "Marlowe",
  c_pickupPhone: "4155550117",
  c_pickupEmail: "june@marlowe.example",
};
const june = { firstName: "June", lastName: "Marlowe", phone: "4155550117" };
const nobody = { firstName: "", lastName: "", phone: "" };

test("a shipment says whom it is handed to", () => {
  expect(pickupContact(kept)).toEqual(june);
});

test.each([undefined, {}, { c_pickupFirstName: null, c_pickupLastName: 7, c_pickupPhone: ["4155550117"] }])(
  "%p names nobody",
  (shipment) => {
    expect(pickupContact(shipment)).toEqual(nobody);
  },
);

test("what is typed is kept trimmed, the phone in digits", () => {
  const typed = { firstName: " June ", lastName: " Marlowe ", phone: "+1 415-555-0117" };
  expect(fromPickupContact(typed, " june@marlowe.example ")).toEqual(kept);
});
