import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  other: { fontSize: "sm" },
  link: recipe("link"),
  part: { display: "grid", gap: "5", paddingTop: "3" },
  name: recipe("text", { variant: "d3" }),
  end: { display: "grid", gap: "3.5", paddingTop: "4" },
  place: recipe("button", { variant: "cherry" }, { justifySelf: "start", minWidth: "260px" }),
  terms: { fontSize: "sm", color: "muted", maxWidth: "62ch" },
}));
