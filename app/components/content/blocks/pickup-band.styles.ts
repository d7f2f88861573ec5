import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  band: { background: "bg.success" },
  inner: {
    display: "grid",
    gap: "22px",
    overflowWrap: "anywhere",
    paddingBlock: "48px 72px",
    lg: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", paddingBlock: "60px 84px" },
  },
  title: recipe("text", { variant: "d3" }, { marginBottom: "2" }),
}));
