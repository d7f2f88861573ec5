import { defineStyles } from "#app/theme/define-styles.ts";

/** Maps apps one below the other. */
export default defineStyles(({ recipe }) => ({
  apps: { listStyle: "none", display: "grid", gap: "10px" },
  app: recipe("button", { variant: "line", block: true }),
}));
