import { defineStyles } from "#app/theme/define-styles.ts";

/** Browsers that can show what is folded on large screens; others keep the fold there too. */
const canUnfold = "@supports selector(::details-content)";

/** A title with links below it, folded on small screens. */
export default defineStyles(({ recipe }) => ({
  column: { lgDown: { borderBottom: "1px solid {colors.border.inverse/18}" } },
  title: { display: "none", [canUnfold]: { lg: { display: "block" } } },
  fold: recipe(
    "fold",
    {},
    {
      "& > summary": {
        display: "flex",
        justifyContent: "space-between",
        minHeight: "control",
        fontFamily: "heading",
        fontWeight: "display",
        fontSize: "lg",
        color: "fg.inverse",
        fontVariantLigatures: "no-common-ligatures",
      },
      "& > ul": { listStyle: "none", lgDown: { paddingBottom: "4" } },
      [canUnfold]: {
        lg: { "& > summary": { display: "none" }, "&::details-content": { contentVisibility: "visible" } },
      },
    },
  ),
}));
