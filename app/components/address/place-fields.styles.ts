import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  place: { display: "grid", gap: "5", alignItems: "start", md: { gridTemplateColumns: "2fr 1.4fr 1fr" } },
}));
