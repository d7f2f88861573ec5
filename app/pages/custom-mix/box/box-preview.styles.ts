import { defineStyles } from "#app/theme/define-styles.ts";

const well = {
  position: "relative",
  aspectRatio: "1",
} as const;

/** A sweet comes down into its well. */
const drop = {
  position: "absolute",
  rotate: "var(--tilt)",
  animation: "dropIn .3s cubic-bezier(.2, 1.3, .4, 1) backwards",
  animationDelay: "calc(var(--turn) * 28ms)",
  _motionReduce: { animation: "none" },
} as const;

/**
 * A box seen from above: plum board, a paper cup or a slot for every piece, a ribbon once it is full, the lid once it
 * goes into the bag (mock build-a-box).
 */
export default defineStyles(() => ({
  box: {
    position: "relative",
    borderRadius: "14px",
    background: "box.inside",
    padding: "3.5",
    boxShadow:
      "inset 0 0 0 4px {colors.box.rim}, inset 0 0 0 5px {colors.box.edge}, inset 5px 9px 14px {colors.cast.deep/60}, 0 22px 34px -22px {colors.cast.deep/70}",
    display: "grid",
    gridTemplateColumns: "repeat(var(--columns), 1fr)",
    gap: "1px",
  },
  cup: {
    ...well,
    background: "var(--cup) center / 100% 100% no-repeat",
  },
  slot: {
    ...well,
    "--room": "1%",
    borderRadius: "9px",
    margin: "0.5",
    background: "box.paper",
    boxShadow: "inset 3px 4px 7px {colors.box.inside/38}, inset -1px -1px 2px {colors.border.inverse/70}",
  },
  cutOut: {
    ...drop,
    inset: "var(--room, 6%)",
    filter: "drop-shadow(1.5px 2.5px 2px {colors.cast.near/50})",
    "& img": { display: "block", width: "100%", height: "100%" },
  },
  tile: {
    ...drop,
    inset: "15%",
    borderRadius: "50%",
    overflow: "hidden",
    background: "bg",
    boxShadow: "1.5px 2.5px 4px {colors.cast.near/45}",
    "& img": { display: "block", width: "100%", height: "100%", objectFit: "cover", scale: "1.35" },
  },
  // Stands on the edge at the back, unseen, until the box is closed; turns around on its way where that is taken back.
  lid: {
    position: "absolute",
    inset: "-3px",
    borderRadius: "lg",
    background: "bg.inverse",
    outline: "1px solid {colors.box.rim}",
    outlineOffset: "calc(-1 * {spacing.3})",
    boxShadow:
      "inset 0 0 0 1px {colors.box.rim}, inset {spacing.3} {spacing.4} {spacing.9} {colors.box.rim/55}, 0 {spacing.5} {spacing.9} calc(-1 * {spacing.5}) {colors.cast.deep/70}",
    transform: "perspective(60em) rotateX(90deg)",
    transformOrigin: "top",
    transition: "transform .28s {easings.hatch}",
    _motionReduce: { transition: "none" },
    "[data-closed] > &": { transform: "perspective(60em) rotateX(0deg)" },
  },
  ribbon: {
    position: "absolute",
    insetBlock: "-4px",
    left: "50%",
    width: "8%",
    marginLeft: "-4%",
    background: "bg.accent",
    boxShadow:
      "3px 1px 7px {colors.cast.deep/50}, inset 8px 0 6px -6px {colors.border.inverse/45}, inset -9px 0 8px -6px {colors.cast.deep/55}",
    borderRadius: "2px",
    transformOrigin: "top",
    animation: "dropIn .3s {easings.hatch} backwards",
    _motionReduce: { animation: "none" },
    _after: {
      content: '""',
      position: "absolute",
      top: "50%",
      left: "50%",
      width: "480%",
      aspectRatio: "1",
      translate: "-50% -50%",
      background: "var(--bow) center / contain no-repeat",
      filter: "drop-shadow(2px 4px 4px {colors.cast.deep/50})",
    },
  },
}));
