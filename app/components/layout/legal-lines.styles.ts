import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({ phone: { whiteSpace: "nowrap" } }));
