import {
  defaultVariant,
  initialSelections,
  isValueOrderable,
  matchingVariant,
  representedVariant,
  selectionStatus,
  selectValue,
} from "./variant-selection.ts";

const variant = (id: string, values: Record<string, string>, orderable = true) => ({ id, values, orderable });
const value = (id: string, name = id) => ({ value: id, name });

const bonbons = {
  attributes: [
    { id: "size", values: [value("6"), value("12")] },
    { id: "wrap", values: [value("none"), value("ribbon"), value("foil")] },
  ],
  variants: [
    variant("6n", { size: "6", wrap: "none" }),
    variant("12n", { size: "12", wrap: "none" }),
    variant("12r", { size: "12", wrap: "ribbon" }),
    variant("12f", { size: "12", wrap: "foil" }, false),
  ],
};

test("the variant is the one that agrees with every choice, once all are made", () => {
  expect(matchingVariant(bonbons, { size: "12", wrap: "ribbon" })?.id).toBe("12r");
  expect(matchingVariant(bonbons, { size: "12" })).toBeUndefined();
  expect(matchingVariant(bonbons, { size: "6", wrap: "ribbon" })).toBeUndefined();
});

test("a product with one variant is that variant", () => {
  expect(representedVariant({ attributes: bonbons.attributes, variants: [variant("only", {})] }, {})?.id).toBe("only");
});

test.each([
  ["the named default", { ...bonbons, defaultVariantId: "12r" }, "12r"],
  ["the first orderable one", { ...bonbons, variants: [variant("x", {}, false), variant("y", {})] }, "y"],
  ["the first one when none is orderable", { ...bonbons, variants: [variant("x", {}, false)] }, "x"],
  ["none at all", { ...bonbons, variants: [] }, undefined],
])("the default variant is %s", (_, product, id) => {
  expect(defaultVariant(product)?.id).toBe(id);
});

test.each([
  ["wrap", "ribbon", { size: "12", wrap: "none" }, true],
  ["wrap", "foil", { size: "12", wrap: "none" }, false],
  ["wrap", "ribbon", { size: "6", wrap: "none" }, false],
  ["size", "12", { size: "6", wrap: "none" }, true],
])("%s %s beside %j can be ordered: %s", (attribute, wanted, chosen, orderable) => {
  expect(isValueOrderable(bonbons, chosen, attribute, wanted)).toBe(orderable);
});

test.each([
  ["the default variant", { ...bonbons, defaultVariantId: "12r" }, {}, { size: "12", wrap: "ribbon" }],
  [
    "the size the address asks for",
    { ...bonbons, defaultVariantId: "12r" },
    { size: "6" },
    { size: "6", wrap: "none" },
  ],
  ["the default for an unknown size", bonbons, { size: "1000" }, { size: "6", wrap: "none" }],
  ["nothing without variants", { attributes: [], variants: [] }, { size: "6" }, {}],
])("a page begins with %s", (_, product, asked, selections) => {
  expect(initialSelections(product, asked)).toEqual(selections);
});

const boxes = {
  attributes: [
    { id: "collection", values: [value("spring"), value("winter")] },
    {
      id: "color",
      values: [value("s-red", "Red"), value("s-blue", "Blue"), value("w-green", "Green"), value("w-red", "Red")],
    },
  ],
  variants: [
    variant("1", { collection: "spring", color: "s-red" }),
    variant("2", { collection: "spring", color: "s-blue" }),
    variant("3", { collection: "winter", color: "w-green" }),
    variant("4", { collection: "winter", color: "w-red" }),
  ],
};

test("a page begins with the color the address asks for", () => {
  const asked = initialSelections({ ...boxes, defaultVariantId: "1" }, { color: "s-blue" });
  expect(asked).toEqual({ collection: "spring", color: "s-blue" });
});

test.each([
  ["keeps the color of the same name", { collection: "spring", color: "s-red" }, "w-red"],
  ["takes the first color otherwise", { collection: "spring", color: "s-blue" }, "w-green"],
])("a new collection %s", (_, chosen, color) => {
  expect(selectValue(boxes, chosen, "collection", "winter")).toEqual({ collection: "winter", color });
});

test("any other choice leaves the rest alone", () => {
  expect(selectValue(bonbons, { size: "6", wrap: "none" }, "size", "12")).toEqual({ size: "12", wrap: "none" });
});

test("choosing waits while nothing is made like that, and is ready when a size is chosen then", () => {
  const fits = { size: "12", wrap: "ribbon" };
  const apart = { size: "6", wrap: "ribbon" };
  expect(selectionStatus(bonbons, "idle", fits)).toBe("idle");
  expect(selectionStatus(bonbons, "idle", apart)).toBe("waiting");
  expect(selectionStatus(bonbons, "waiting", apart)).toBe("waiting");
  expect(selectionStatus(bonbons, "waiting", selectValue(bonbons, apart, "size", "12"))).toBe("ready");
  expect(selectionStatus(bonbons, "ready", fits)).toBe("ready");
  expect(selectionStatus({ attributes: [], variants: [] }, "idle", {})).toBe("idle");
});
