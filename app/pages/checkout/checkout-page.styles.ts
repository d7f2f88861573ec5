import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  other: { fontSize: "sm" },
  link: recipe("link"),
  part: { display: "grid", gap: "20px", paddingTop: "12px" },
  name: recipe("text", { variant: "d3" }),
  end: { display: "grid", gap: "14px", paddingTop: "16px" },
  place: recipe("button", { variant: "cherry" }, { justifySelf: "start", minWidth: "260px" }),
  terms: { fontSize: "sm", color: "muted", maxWidth: "62ch" },
}));
