import { attributesIn, nameIn } from "./localized-attributes.ts";

const attributes = {
  c_badge: "New batch",
  "c_badge@fr-CA": "Nouvelle fournée",
  c_isNew: true,
  "c_names@fr-CA": { Size: "Format", "6 pieces": "6 morceaux" },
};

test("an attribute says what its locale says, and else what is said everywhere", () => {
  expect(attributesIn(attributes, "fr-CA")).toEqual({ c_badge: "Nouvelle fournée", c_isNew: true });
  expect(attributesIn(attributes, "en-US")).toEqual({ c_badge: "New batch", c_isNew: true });
});

test("a name is said in its locale where the product has a word for it", () => {
  expect(["Size", "6 pieces", "Bucket"].map(nameIn(attributes, "fr-CA"))).toEqual(["Format", "6 morceaux", "Bucket"]);
  expect(["Size", "6 pieces"].map(nameIn(attributes, "en-US"))).toEqual(["Size", "6 pieces"]);
});
