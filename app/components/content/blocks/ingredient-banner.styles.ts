import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  banner: { background: "bg.warning" },
  title: recipe("text", { variant: "d3" }, { textAlign: "center", marginBottom: "8" }),
  row: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    alignItems: "stretch",
    gap: "28px 20px",
  },
  item: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: "4",
    alignItems: "center",
    textAlign: "center",
    width: "100%",
    maxWidth: "260px",
    overflowWrap: "anywhere",
    "& > span:first-child": { width: "100%" },
  },
  arrow: {
    display: "none",
    color: "fg.link",
    alignSelf: "center",
    lg: { display: "block" },
  },
}));
