import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  problem: { maxWidth: "760px", "&:not(:empty)": { marginBottom: "18px" } },
}));
