import { defineStyles } from "#app/theme/define-styles.ts";

/** The shop on the color of pickup, and the fields below. */
export default defineStyles(({ recipe }) => ({
  section: { display: "grid", gap: "5", paddingTop: "4" },
  title: recipe("text", { variant: "d4" }),
  shop: {
    background: "bg.success",
    borderRadius: "md",
    padding: "16px 18px",
    fontSize: "sm",
    "& b": { fontSize: "md", fontWeight: "bold" },
  },
  address: { fontStyle: "normal", "& span": { display: "block" } },
  names: { display: "grid", gap: "5", sm: { gridTemplateColumns: "1fr 1fr" } },
}));
