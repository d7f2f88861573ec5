import { namesPoBox, withPoBox, withResidence } from "./po-box.ts";

const home = { address1: "2218 Harrison", address2: "4", isPoBox: false, isResidence: true };

test("PO Box on fills the street and clears unit and residence", () => {
  expect(withPoBox(home, true)).toEqual({ address1: "PO Box", address2: "", isPoBox: true, isResidence: false });
});

test("PO Box off clears the street", () => {
  expect(withPoBox({ ...home, address1: "PO Box 7", isPoBox: true }, false)).toMatchObject({
    address1: "",
    isPoBox: false,
  });
});

test("ticking residence ends PO Box and clears a street that names one", () => {
  const box = { address1: "PO Box 7", address2: "", isPoBox: true, isResidence: false };
  expect(withResidence(box, true)).toEqual({ address1: "", address2: "", isPoBox: false, isResidence: true });
  expect(withResidence({ ...box, address1: "1 Plum St" }, true).address1).toBe("1 Plum St");
  expect(withResidence(home, false)).toEqual({ ...home, isResidence: false });
});

test.each([
  ["PO Box 7", true],
  ["P.O. Box 7", true],
  ["p o box 7", true],
  ["POBox 7", true],
  ["Boxwood Rd", false],
])("%s names a PO Box: %s", (street, names) => {
  expect(namesPoBox(street)).toBe(names);
});
