import { defineStyles } from "./define-styles.ts";

/** What the compiler of types must refuse; a line that it takes is an error of `npm run check`. */
const slips = () =>
  defineStyles(({ recipe }) => ({
    // @ts-expect-error no such token
    color: { color: "plum.850" },
    // @ts-expect-error no such token under a width and a state
    deep: { md: { _hover: { background: "bg.trey" } } },
    // @ts-expect-error no such token within a selector
    within: { "& a": { borderColor: "lime.soft" } },
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

test("a style file that the build has not compiled says so", () => {
  expect(slips).toThrow("Style files are compiled by the build.");
});
