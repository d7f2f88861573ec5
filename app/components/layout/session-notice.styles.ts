import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({ notice: { paddingTop: "5" } }));
