import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  place: { display: "grid", gap: "5", paddingBlock: "32px 56px", "& > *": { maxWidth: "760px" } },
  title: recipe("text", { variant: "d2" }, { overflowWrap: "anywhere" }),
}));
