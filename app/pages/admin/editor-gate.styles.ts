import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  actions: { display: "grid", gap: "4", justifyItems: "start", minHeight: "control" },
  open: recipe("button", { variant: "solid" }),
}));
