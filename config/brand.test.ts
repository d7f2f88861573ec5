import { colorOf } from "#app/theme/color-of.ts";
import { brand } from "./brand.ts";
import { sites } from "./site-list.ts";

test("the color around the page is one of the theme's", () => {
  expect(brand.themeColor).toBe(colorOf("plum.900"));
});

test("every shop begins with the brand's name", () => {
  expect(sites.filter(({ name }) => !name.startsWith(brand.name))).toEqual([]);
});
