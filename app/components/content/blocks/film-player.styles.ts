import { defineStyles } from "#app/theme/define-styles.ts";

const frame = {
  position: "relative",
  display: "block",
  width: "100%",
  aspectRatio: "16 / 9",
  borderRadius: "md",
  overflow: "hidden",
  border: "0",
  background: "bg.deep",
} as const;

export default defineStyles(() => ({
  frame,
  facade: {
    ...frame,
    background: "bg.picture",
    cursor: "pointer",
    "& img": { width: "100%", height: "100%", objectFit: "cover", transition: "transform .5s {easings.hatch}" },
    "&:hover img": { transform: "scale(1.045)", _motionReduce: { transform: "none" } },
    "&:hover > span": { background: "bg.accentDeep" },
    "& > span": {
      position: "absolute",
      inset: "0",
      margin: "auto",
      width: "72px",
      height: "76px",
      display: "grid",
      placeItems: "center",
      borderRadius: "36px 36px 14px 14px",
      background: "bg.accent",
      color: "fg.inverse",
      transition: "background .18s {easings.hatch}",
    },
  },
}));
