import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({ retry: recipe("button") }));
