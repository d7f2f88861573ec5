import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({ logo: { paddingTop: "8" }, retry: recipe("button") }));
