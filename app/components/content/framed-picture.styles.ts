import { defineStyles } from "#app/theme/define-styles.ts";

/**
 * A picture in its frame: cut out ones stand in a window on its sill, studio shots keep their corners and nearly all of
 * what was photographed. A list that shows both gives them one shape by `--frame`.
 */
export default defineStyles(() => ({
  window: {
    position: "relative",
    display: "block",
    isolation: "isolate",
    _after: {
      content: '""',
      display: "block",
      position: "relative",
      height: "sill",
      borderRadius: "4px",
      background: "bg.inverse",
      margin: "0 -2px",
    },
    "& > span": {
      position: "relative",
      display: "block",
      aspectRatio: "var(--ratio, var(--frame, 6 / 5))",
      borderRadius: "wicket",
      background: "var(--bg, {colors.bg.warm})",
      overflow: "hidden",
    },
    "& img": {
      position: "absolute",
      left: "50%",
      bottom: "2%",
      height: "96%",
      width: "auto",
      maxWidth: "none",
      translate: "-50% 0",
      transition: "transform .5s {easings.hatch}",
    },
  },
  shot: {
    display: "block",
    aspectRatio: "var(--ratio, var(--frame, 7 / 5))",
    marginBottom: "sill",
    borderRadius: "md",
    background: "var(--bg, {colors.bg.picture})",
    overflow: "hidden",
    "& img": {
      width: "100%",
      height: "100%",
      objectFit: "cover",
      transition: "transform .5s {easings.hatch}",
    },
  },
}));
