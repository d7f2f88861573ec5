import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

/** What stands over the picture of a sweet that does not fit, and over its whole tile. */
export default defineStyles(({ recipe }) => ({
  mark: {
    position: "absolute",
    zIndex: "2",
    // Within the arch, where pictures leave room.
    insetInline: "10%",
    top: "20%",
    marginInline: "auto",
    display: "flex",
    gap: "1.5",
    alignItems: "center",
    width: "fit-content",
    paddingBlock: "1",
    paddingInline: "3",
    borderRadius: "md",
    background: "bg.danger",
    color: "fg.inverse",
    fontSize: "xs",
    fontWeight: "semibold",
    lineHeight: "1.3",
    "& svg": { flex: "none" },
    [forcedColors]: { border: "1px solid CanvasText", background: "Canvas", color: "CanvasText" },
  },
  nearby: { background: "bg", color: "fg.heading", border: "1px solid {colors.border.chosen}" },
  cover: {
    position: "absolute",
    zIndex: "3",
    inset: "0",
    // On a phone a tile is more than twice as high as its window.
    lgDown: { inset: "0 0 auto", aspectRatio: "5 / 6" },
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    padding: "4",
    borderRadius: "wicket",
    border: "2px dashed {colors.border.control}",
    background: "bg",
    color: "fg.muted",
    fontSize: "sm",
    textAlign: "center",
    // The tile keeps its place, and nobody meets what is in it.
    "li:has(&) > :not(:has(&)), li :has(> &) > :not(&)": { visibility: "hidden" },
    "li :has(> &)": { position: "static", _after: { visibility: "hidden" } },
  },
  name: { fontWeight: "bold", color: "fg.heading" },
  show: recipe("link", {}, { minHeight: "controlSm", fontSize: "sm", cursor: "pointer" }),
}));
