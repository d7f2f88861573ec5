import { inCanadianEnglish } from "./canadian-english.ts";

test.each([
  ["Choose your color; the flavor comes with it.", "Choose your colour; the flavour comes with it."],
  ["Colored cocoa butter, no added flavorings", "Coloured cocoa butter, no added flavourings"],
  ["Caramel center in the theater", "Caramel centre in the theatre"],
  ["caramel-centered", "caramel-centred"],
  ["A liter of literature, two liters of odor", "A litre of literature, two litres of odour"],
  ["Request a catalog. Catalogs are free.", "Request a catalogue. Catalogues are free."],
  ["Cocoa over powdered sugar", "Cocoa over icing sugar"],
  ["enameled and tasseled", "enamelled and tasselled"],
  ["1 lb bag", "454 g bag"],
  ["½ lb", "227 g"],
  ["A pound, which is one glove compartment.", "A pound, which is one glove compartment."],
  ["caramelized molasses", "caramelized molasses"],
])("%p is written %p in Canada", (american, canadian) => {
  expect(inCanadianEnglish(american)).toBe(canadian);
});
