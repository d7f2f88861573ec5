import type { Purchase } from "#app/domain/product/purchase.ts";
import { chosenValues, defaultChoices, optionViews, sumOfSteps, withExtra } from "./option-views.ts";
import { lengthOf, sleeveLines, tidyWords, wordsProblem, type WordsProblem } from "./own-words.ts";
import { sleevePlace } from "./sleeve-place.ts";

const sleeve = {
  id: "sleeve",
  name: "Sleeve",
  values: [
    { id: "foil", name: "Foil", price: 4.5 },
    { id: "blank", name: "Blank", default: true },
  ],
};

describe("what can be chosen with a product", () => {
  it("has prices, looks and room for words", () => {
    expect(optionViews({ options: [sleeve], looks: ["foil:foil:24"] })).toEqual([
      {
        id: "sleeve",
        name: "Sleeve",
        values: [
          {
            id: "foil",
            name: "Foil",
            price: 4.5,
            prices: [{ from: 1, price: 4.5 }],
            isDefault: false,
            look: "foil",
            letters: 24,
            takesLogo: false,
          },
          {
            id: "blank",
            name: "Blank",
            price: 0,
            prices: [{ from: 1, price: 0 }],
            isDefault: true,
            letters: 0,
            takesLogo: false,
          },
        ],
      },
    ]);
  });

  it.each<[string, unknown, object]>([
    ["no looks", undefined, { letters: 0 }],
    ["looks that are no list", "foil:foil:24", { letters: 0 }],
    ["room that is no number", ["foil:foil:many"], { look: "foil", letters: 0 }],
    ["room below nothing", ["foil:foil:-3"], { look: "foil", letters: 0 }],
    ["a value that is not there", ["other:foil:3"], { letters: 0 }],
    ["a logo", ["foil:logo:0"], { look: "logo", letters: 0, takesLogo: true }],
    ["a logo in foil", ["foil:logo-foil"], { look: "logo-foil", letters: 0, takesLogo: true }],
  ])("takes %s", (_name, looks, drawn) => {
    const [foil] = optionViews({ options: [sleeve], looks })[0]?.values ?? [];
    expect(foil).toEqual({
      id: "foil",
      name: "Foil",
      price: 4.5,
      prices: [{ from: 1, price: 4.5 }],
      isDefault: false,
      takesLogo: false,
      ...drawn,
    });
  });

  it("begins with the default of each option, else with its first value; one without values is none", () => {
    const bow = { id: "bow", values: [{ id: "red" }, { id: "none" }] };
    const options = optionViews({ options: [sleeve, bow, { id: "empty" }] });
    expect(options.map(({ id, name }) => [id, name])).toEqual([
      ["sleeve", "Sleeve"],
      ["bow", "bow"],
    ]);
    const choices = defaultChoices(options);
    expect(choices).toEqual({ sleeve: "blank", bow: "red" });
    expect(chosenValues(options, { ...choices, bow: "gone" }).map(({ id }) => id)).toEqual(["blank"]);
  });

  const bought = { price: { standard: 9.1, sale: 8.2 }, steps: [{ from: 10, price: 7.7 }] } as Purchase;

  it("adds to the price, the sale price and the prices by quantity, in whole cents", () => {
    const priced = withExtra(bought, [{ from: 1, price: 4.55 }]);
    expect(priced.price).toEqual({ standard: 13.65, sale: 12.75 });
    expect(priced.steps).toEqual([
      { from: 1, price: 12.75 },
      { from: 10, price: 12.25 },
    ]);
  });

  it("adds nothing to a product without a price, and no steps where there are none", () => {
    expect(withExtra({ steps: [] } as unknown as Purchase, [{ from: 1, price: 2 }])).toEqual({ steps: [] });
    const plain = { price: { standard: 9 }, steps: [] as { from: number; price: number }[] } as Purchase;
    expect(withExtra(plain, [{ from: 1, price: 2 }])).toEqual({ price: { standard: 11 }, steps: [] });
  });

  it("costs less from a number of pieces on, between the prices of the product itself; half a cent counts", () => {
    const half = [
      { from: 1, price: 3.25 },
      { from: 5, price: 1.625 },
    ];
    expect(withExtra(bought, half).steps).toEqual([
      { from: 1, price: 11.45 },
      { from: 5, price: 9.825 },
      { from: 10, price: 9.325 },
    ]);
  });

  it("several values are added up at every number of pieces", () => {
    const sum = sumOfSteps([
      [
        { from: 1, price: 1.5 },
        { from: 25, price: 0.75 },
      ],
      [{ from: 1, price: 6 }],
    ]);
    expect(sum).toEqual([
      { from: 1, price: 7.5 },
      { from: 25, price: 6.75 },
    ]);
  });
});

describe("words on a sleeve", () => {
  it.each([
    ["  Happy   birthday,\tAna \n", "Happy birthday, Ana"],
    ["Ame\u0301lie", "Amélie"],
    ["   ", ""],
  ])("%j are tidied", (typed, tidy) => {
    expect(tidyWords(typed)).toBe(tidy);
  });

  it.each<[string, number, WordsProblem]>([
    ["", 24, { kind: "lacking" }],
    ["", 0, null],
    ["<b>", 0, null],
    ["Ana", 3, null],
    ["Anna", 3, { kind: "long", most: 3 }],
    ["生日快乐", 4, null],
    ["Ana & Ben: “oui”, 100 % non", 40, { kind: "sign", sign: "%" }],
    ["Ana ♥ Ben (#1)", 24, null],
    ["<b>Ana</b>", 24, { kind: "sign", sign: "<" }],
    ["Ana\u202Eneb", 24, { kind: "sign", sign: "\u202E" }],
    ["Ana 🎂", 24, { kind: "sign", sign: "🎂" }],
  ])("%j with room for %d", (words, most, problem) => {
    expect(wordsProblem(words, most)).toEqual(problem);
  });

  it.each<[string, string[]]>([
    ["Ana", ["Ana"]],
    ["Happy b-day", ["Happy", "b-day"]],
    ["Happy birthday, Ana", ["Happy", "birthday, Ana"]],
    ["For Ana, who reads labels", ["For Ana,", "who reads", "labels"]],
    ["Donaudampfschifffahrt", ["Donaudampfschifffahrt"]],
  ])("%s is broken into %j", (words, lines) => {
    expect(sleeveLines(words)).toEqual(lines);
  });

  it("counts characters as a reader does", () => {
    expect([lengthOf("é"), lengthOf("♥♥"), lengthOf("🎂")]).toEqual([1, 2, 1]);
  });
});

describe("where a sleeve lies on a picture", () => {
  it.each<[string, unknown, ReturnType<typeof sleevePlace>]>([
    [
      "upright",
      "10,20 60,20 60,45 10,45",
      { points: "10,20 60,20 60,45 10,45", transform: "matrix(0.5 0 0 0.5 10 20)", height: 50 },
    ],
    [
      "leaning",
      " 20,0 70,0  60,40 10,40 ",
      { points: "20,0 70,0 60,40 10,40", transform: "matrix(0.5 0 -0.121 0.485 20 0)", height: 82.462 },
    ],
    ["nowhere without corners", undefined, undefined],
    ["nowhere with three", "1,1 2,2 3,3", undefined],
    ["nowhere with words", "a,b c,d e,f g,h", undefined],
    ["nowhere with half a corner", "1 2,2 3,3 4,4", undefined],
    ["nowhere without an extent", "1,1 1,1 1,1 1,1", undefined],
  ])("%s", (_name, area, place) => {
    expect(sleevePlace(area, "foil")).toEqual(place);
  });

  it.each([
    ["a look of its own", "logo", "50,20 90,20 90,40 50,40"],
    ["a finish of that look", "logo-foil", "50,20 90,20 90,40 50,40"],
    ["any other look", "woven", "10,20 60,20 60,45 10,45"],
    ["a look that only begins like it", "logos", "10,20 60,20 60,45 10,45"],
  ])("is another place for %s", (_name, look, points) => {
    const area = "10,20 60,20 60,45 10,45;logo:50,20 90,20 90,40 50,40";
    expect(sleevePlace(area, look)?.points).toBe(points);
  });

  it("is nowhere for a look that no corners are told of", () => {
    expect(sleevePlace("logo:10,20 60,20 60,45 10,45", "foil")).toBeUndefined();
  });
});
