import { newAddressId } from "./address-id.ts";

test("a new address of the address book is named after street and city, and no two alike", () => {
  const address = { address1: "1 Plum St", city: "Reno" };
  expect(newAddressId(address, [])).toBe("1 Plum St, Reno");
  expect(newAddressId(address, ["1 Plum St, Reno"])).toBe("1 Plum St, Reno (2)");
  expect(newAddressId(address, ["1 Plum St, Reno", "1 Plum St, Reno (2)"])).toBe("1 Plum St, Reno (3)");
});
