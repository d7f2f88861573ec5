import { tokens } from "#app/theme/tokens.ts";
import { brand } from "./brand.ts";
import { sites } from "./sites.ts";

test("the color around the page is one of the theme's", () => {
  expect(tokens["colors"]).toMatchObject({ plum: { "900": { value: brand.themeColor } } });
});

test("every shop begins with the brand's name", () => {
  expect(sites.filter(({ name }) => !name.startsWith(brand.name))).toEqual([]);
});
