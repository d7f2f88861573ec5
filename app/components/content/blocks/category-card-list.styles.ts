import { defineStyles } from "#app/theme/define-styles.ts";

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
  background: "var(--ground, {colors.lilac.300})",
  color: "var(--ink, inherit)",
  lg: { padding: "32px 30px" },
  "& img": {
    position: "absolute",
    right: "-12%",
    bottom: "-10%",
    width: "92%",
    zIndex: "-1",
    transition: "transform .5s {easings.hatch}",
    maxWidth: "none",
    lg: { width: "70%", right: "-4%", bottom: "-10%" },
  },
  "&:hover img": { transform: "translateY(-8px) rotate(-2deg)", _motionReduce: { transform: "none" } },
} as const;

export default defineStyles(({ recipe }) => ({
  section: { paddingBottom: "16", lg: { paddingBottom: "26" } },
  grid: {
    display: "grid",
    gap: "3.5",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    lg: {
      gridTemplateColumns: "minmax(0, 1.25fr) repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "320px 320px",
      gap: "22px",
    },
  },
  large: {
    ...card,
    gridColumn: "1 / -1",
    minHeight: "480px",
    "& p": { margin: "14px 0 24px", maxWidth: "30ch", fontSize: "1.0625rem" },
    "& img": {
      ...card["& img"],
      width: "118%",
      right: "-16%",
      bottom: "-24%",
      lg: { width: "120%", right: "-20%", bottom: "-19%" },
    },
    padding: "22px 20px",
    lg: { gridColumn: "1", gridRow: "1 / 3", padding: "48px 44px" },
  },
  card,
  largeTitle: recipe("text", { variant: "d2" }, { color: "inherit", maxWidth: "11ch" }),
  // two stand beside each other on a phone: a long word has to fit into half of it
  title: recipe("text", { variant: "d3" }, { smDown: { fontSize: "min(1.8125rem, 7vw)" } }),
  button: recipe(
    "button",
    {},
    { background: "var(--cta, {colors.butter.300})", color: "var(--cta-text, {colors.plum.950})" },
  ),
  heading: recipe("text", { variant: "d2" }, { marginBottom: "8", lg: { marginBottom: "44px" } }),
}));
