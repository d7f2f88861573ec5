import { defineStyles } from "#app/theme/define-styles.ts";

const picture = { display: "block", margin: "auto", borderRadius: "md", background: "bg.tray" } as const;

/** A dialog over the whole screen; an enlarged picture scrolls in it. */
export default defineStyles(({ recipe }) => ({
  dialog: {
    position: "fixed",
    inset: "0",
    width: "100%",
    height: "100%",
    maxWidth: "none",
    maxHeight: "none",
    background: "bg",
    gridTemplateRows: "auto minmax(0, 1fr)",
    "&[open]": { display: "grid" },
  },
  bar: {
    display: "flex",
    gap: "10px",
    alignItems: "center",
    padding: "10px 20px",
    fontSize: "sm",
    color: "fg.muted",
    "& output": { marginInlineEnd: "auto" },
  },
  control: recipe("iconButton"),
  stage: { overflow: "auto", display: "grid", padding: "6px 20px 20px", minHeight: "0" },
  fitted: {
    ...picture,
    cursor: "zoom-in",
    "& img": { width: "auto", height: "auto", maxWidth: "100%", maxHeight: "calc(100dvh - 100px)" },
  },
  large: { ...picture, cursor: "zoom-out", "& img": { width: "200vmin", height: "auto", maxWidth: "none" } },
}));
