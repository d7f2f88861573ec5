import { newAddressId } from "./address-id.ts";

test.each([
  [[], "Reno"],
  [["Sparks"], "Reno"],
  [["Reno"], "Reno 2"],
  [["Reno", "Reno 2"], "Reno 3"],
  [["Reno 2"], "Reno"],
  [["Reno", "Reno 3"], "Reno 2"],
])("beside %j a new address in Reno is named '%s'", (known, name) => {
  expect(newAddressId({ address1: "1 Plum St", city: "Reno" }, known)).toBe(name);
});
