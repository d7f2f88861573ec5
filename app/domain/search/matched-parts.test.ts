import fc from "fast-check";
import { matchedParts } from "./matched-parts.ts";

/** The pieces with what was typed in brackets. */
const marked = (name: string, typed: string) =>
  matchedParts(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  ["Rolled Cocoa Truffles", "truf", "Rolled Cocoa [Truf]fles"],
  ["Sea-Salt Milk Slabs", "salt mi", "Sea-[Salt] [Mi]lk Slabs"],
  ["Café au Lait", "cafe", "[Café] au Lait"],
  ["Cafe au Lait", "café", "[Cafe] au Lait"],
  ["Caramel Quarter", "car caramel", "[Caramel] Quarter"],
  ["Peanut Brittle", "nut", "Peanut Brittle"],
  ["Milk & Honey", "(&", "Milk & Honey"],
  ["Milk", "", "Milk"],
])("of %p, %p is marked as %p", (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});

test("the pieces together are always the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (name, typed) => {
      expect(
        matchedParts(name, typed)
          .map(({ text }) => text)
          .join(""),
      ).toBe(name);
    }),
  );
});
