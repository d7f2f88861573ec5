import { completeAddress as full } from "#tests/factories/addresses.ts";
import { hasShipmentAddress, isCompleteAddress } from "./address-completeness.ts";

test.each(Object.keys(full))("an address without %s is incomplete", (field) => {
  expect(isCompleteAddress(full)).toBe(true);
  expect(isCompleteAddress({ ...full, [field]: " " })).toBe(false);
});

test.each([
  ["shipping alone", full, false, true],
  ["shipping alone without a country", { ...full, countryCode: "" }, false, true],
  ["a mixed basket without a phone", full, true, false],
  ["a mixed basket with a phone", { ...full, phone: "4155550117" }, true, true],
  ["no address", undefined, false, false],
])("a shipment has an address: %s", (_name, address, isMixed, has) => {
  expect(hasShipmentAddress(address, isMixed)).toBe(has);
});
