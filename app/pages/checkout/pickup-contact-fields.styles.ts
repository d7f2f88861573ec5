import { defineStyles } from "#app/theme/define-styles.ts";

/** The shop on the color of pickup, and the fields below. */
export default defineStyles(({ recipe }) => ({
  section: { display: "grid", gap: "20px" },
  title: recipe("text", { variant: "d4" }),
  shop: { background: "mint.100", borderRadius: "md", padding: "16px 18px", "& b": { fontWeight: "bold" } },
  address: { fontStyle: "normal", fontSize: "sm", "& span": { display: "block" } },
  names: { display: "grid", gap: "20px", sm: { gridTemplateColumns: "1fr 1fr" } },
}));
