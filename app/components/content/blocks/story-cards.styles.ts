import { defineStyles } from "#app/theme/define-styles.ts";

const grid = { "--frame": "4 / 3", display: "grid", gap: "36px 16px", lg: { gap: "52px 28px" } } as const;

export default defineStyles(({ recipe }) => ({
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    gap: "12px 24px",
    marginBottom: "8",
    lg: { marginBottom: "44px" },
  },
  title: recipe("text", { variant: "d2" }),
  recipes: {
    ...grid,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    md: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    lg: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: "52px 28px" },
  },
  stories: {
    ...grid,
    md: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    lg: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "52px 28px" },
  },
  card: {
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: "10px",
    overflowWrap: "anywhere",
    minWidth: "0",
    "& h3": { marginTop: "1.5" },
    "&:hover img": { transform: "scale(1.045)", _motionReduce: { transform: "none" } },
  },
  alone: { maxWidth: "420px" },
  name: {
    ...recipe("text", { variant: "d5" }),
    "& a": { textDecoration: "none", _after: { content: '""', position: "absolute", inset: "0" } },
    "& a:hover": { textDecoration: "underline", textUnderlineOffset: "4px", textDecorationThickness: "1.5px" },
  },
  text: recipe("text", { variant: "body" }),
  more: recipe("link"),
}));
