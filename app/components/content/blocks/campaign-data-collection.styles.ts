import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "5", alignContent: "start", "& > *": { maxWidth: "760px" } },
  title: recipe("text", { variant: "d2" }, { overflowWrap: "anywhere" }),
}));
