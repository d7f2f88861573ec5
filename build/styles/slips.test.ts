import { slipOfRecipe, slipsIn } from "./slips.cjs";

const names = ["plum.50", "plum.950", "bg.tray", "fg.heading", "icing", "success"];

test.each([
  [".a{color:plum.750;}", ['there is no token "plum.750"; did you mean "plum.50"?']],
  [".a:hover{background:bg.trey}", ['there is no token "bg.trey"; did you mean "bg.tray"?']],
  [".a{border-color:iceing;}", ['there is no token "iceing"; did you mean "icing"?']],
  [".a{min-height:24;margin:0}", ['"min-height:24" is no length, and no token of that scale']],
  [".a{color:transparent;fill:none;background-color:CanvasText;padding-block:2.5px}", []],
])("%s", (css, slips) => {
  expect(slipsIn(css, names)).toEqual(slips);
});

const recipes = {
  button: { variants: { variant: { solid: {}, cherry: {} }, block: { true: {} } } },
  card: {},
};

test.each([
  ["buton", {}, 'there is no recipe "buton"; did you mean "button"?'],
  ["button", { variant: "chery" }, 'the recipe "button" has no variant "chery"; did you mean "cherry"?'],
  ["button", { varient: "cherry" }, 'the recipe "button" has no "varient"; did you mean "variant"?'],
  ["card", { variant: "solid" }, 'the recipe "card" has no variants'],
  ["button", { variant: "cherry", block: true }, undefined],
  ["button", { block: false, variant: undefined }, undefined],
])("%s %j", (name, choices, slip) => {
  expect(slipOfRecipe(recipes, name, choices)).toBe(slip);
});
