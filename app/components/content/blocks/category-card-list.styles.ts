import { defineStyles } from "#app/theme/define-styles.ts";

/** How far a picture reaches over the padding of its card: above, at the end, below, at the start. */
const bleed = (top: string, end: string, bottom: string, start = "{spacing.1}") => ({
  margin: `${top} calc(-1 * ${end}) calc(-1 * ${bottom}) calc(-1 * ${start})`,
  width: `calc(100% + ${end} + ${start})`,
});

const card = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  borderRadius: "lg",
  overflow: "hidden",
  textDecoration: "none",
  padding: "22px 8px 22px 18px",
  minHeight: "250px",
  isolation: "isolate",
  minWidth: "0",
  overflowWrap: "anywhere",
  background: "var(--ground, {colors.bg.feature})",
  color: "var(--ink, inherit)",
  lg: { padding: "32px 30px" },
  "& img": {
    // The rest of the card below its words, so that no title is printed over it.
    flex: "1 1 0",
    minHeight: "0",
    height: "0",
    maxWidth: "none",
    objectFit: "contain",
    objectPosition: "right bottom",
    ...bleed("{spacing.3}", "{spacing.5}", "{spacing.9}"),
    zIndex: "-1",
    transition: "transform .5s {easings.hatch}",
    lg: bleed("{spacing.3}", "{spacing.12}", "{spacing.14}"),
  },
  "&:hover img": { transform: "translateY(-8px) rotate(-2deg)", _motionReduce: { transform: "none" } },
} as const;

export default defineStyles(({ recipe }) => ({
  section: {
    paddingBottom: "16",
    lg: { paddingBottom: "26" },
    // A headline leaves the gap that a text wants.
    ".wrap + &": { paddingTop: "9" },
  },
  grid: {
    display: "grid",
    gap: "3.5",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    lg: {
      gridTemplateColumns: "minmax(0, 1.25fr) repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "320px 320px",
      gap: "22px",
    },
    // What is left over in the last row takes the rest of it: beside the tall card stand four, below it rows of three.
    "& > :nth-child(2n):last-child > a": { lgDown: { gridColumn: "1 / -1" } },
    "& > :nth-child(3n + 6):last-child > a": {
      lg: { gridColumn: "1 / -1" },
      // Across the whole row the picture has the far half, as high as the card.
      "& img": {
        lg: { position: "absolute", right: "4%", bottom: "0", width: "40%", height: "94%", margin: "0" },
      },
    },
    "& > :nth-child(3n + 7):last-child > a": { lg: { gridColumn: "2 / -1" } },
  },
  large: {
    ...card,
    gridColumn: "1 / -1",
    minHeight: "480px",
    "& p": { margin: "14px 0 24px", maxWidth: "19.23em", fontSize: "1.0625rem" },
    "& img": {
      ...card["& img"],
      objectPosition: "right top",
      objectFit: "cover",
      ...bleed("{spacing.3}", "{spacing.10}", "{spacing.5}", "{spacing.2}"),
      lg: bleed("{spacing.5}", "{spacing.18}", "{spacing.12}", "{spacing.5}"),
    },
    padding: "22px 20px",
    lg: { gridColumn: "1", gridRow: "1 / 3", padding: "48px 44px" },
  },
  card,
  largeTitle: recipe("text", { variant: "d2" }, { color: "inherit", maxWidth: "7.62em" }),
  // two stand beside each other on a phone: a long word has to fit into half of it
  title: recipe("text", { variant: "d3" }, { smDown: { fontSize: "min(1.8125rem, 5.9vw)" } }),
  button: recipe(
    "button",
    {},
    { background: "var(--cta, {colors.bg.promo})", color: "var(--cta-text, {colors.fg.deep})" },
  ),
  heading: recipe("text", { variant: "d2" }, { marginBottom: "8", lg: { marginBottom: "44px" } }),
}));
