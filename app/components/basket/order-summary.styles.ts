import { defineStyles } from "#app/theme/define-styles.ts";

const card = {
  display: "grid",
  gap: "18px",
  alignSelf: "start",
  borderRadius: "lg",
  background: "bg.tray",
  padding: "26px 24px",
  lg: { padding: "34px 32px" },
} as const;

export default defineStyles(({ recipe }) => ({
  shop: { ...card, lg: { padding: "34px 32px", position: "sticky", top: "160px" } },
  checkout: { ...card, lg: { padding: "34px 32px", position: "sticky", top: "8" } },
  still: card,
  title: recipe("text", { variant: "d4" }, { marginBottom: "0.5" }),
}));
