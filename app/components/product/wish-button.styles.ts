import { defineStyles } from "#app/theme/define-styles.ts";

const size = { width: "control", height: "control" };

/** As high as 'Add to bag', at whose end it stands; on a tile in the corner that the window's arch leaves. */
export default defineStyles(({ recipe }) => ({
  wish: recipe("iconButton", {}, size),
  onTile: recipe(
    "iconButton",
    {},
    {
      position: "absolute",
      top: "-2",
      right: "-2",
      zIndex: "2",
      width: "controlSm",
      height: "controlSm",
      border: "none",
      background: "transparent",
    },
  ),
  wished: { "& svg": { fill: "fg.accent", stroke: "fg.accent" } },
  error: { gridColumn: "1 / -1", order: "1", fontSize: "sm", fontWeight: "semibold", color: "fg.error" },
}));
