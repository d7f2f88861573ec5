import { defineStyles } from "./define-styles.ts";
import type { ShopStyle } from "./shop-style.ts";

/** What the compiler of types must refuse; a line that it takes is an error of `npm run check`. */
const slips = () =>
  defineStyles(({ recipe }) => ({
    // @ts-expect-error no such token
    color: { color: "plum.850" },
    // @ts-expect-error no such token under a width and a state
    deep: { md: { _hover: { background: "bg.trey" } } },
    // @ts-expect-error no such radius
    radius: { borderRadius: "huge" },
    // @ts-expect-error no such text style
    text: { textStyle: "d9" },
    // @ts-expect-error no such recipe
    recipe: recipe("buton"),
    // @ts-expect-error no such choice of a variant
    choice: recipe("button", { variant: "chery" }),
    // @ts-expect-error no such variant
    variant: recipe("button", { varient: "cherry" }),
    right: recipe("button", { variant: "cherry", block: true }, { color: "fg.heading", background: "plum.900/22" }),
  }));

// @ts-expect-error no such token within a selector
const within: ShopStyle = { "& a": { borderColor: "lime.soft" } };

test("a style file that the build has not compiled says so", () => {
  expect(within).toBeDefined();
  expect(slips).toThrow("Style files are compiled by the build.");
});
