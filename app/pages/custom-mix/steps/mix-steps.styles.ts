import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({ steps: recipe("steps") }));
