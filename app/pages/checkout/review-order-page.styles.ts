import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  parts: { display: "grid", gap: "4", md: { gridTemplateColumns: "1fr 1fr" } },
  part: recipe("card", {}, { display: "grid", gap: "2", alignContent: "start", padding: "6", lg: { padding: "6" } }),
  head: { display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: "3.5" },
  name: { fontFamily: "body", fontSize: "lg", fontWeight: "bold", lineHeight: "1.3", margin: "0" },
  edit: recipe("link", {}, { fontSize: "sm" }),
  muted: { fontSize: "sm", color: "fg.muted" },
  place: recipe("button", { variant: "cherry" }, { justifySelf: "start", minWidth: "260px", marginTop: "3" }),
  terms: { fontSize: "sm", color: "fg.muted", maxWidth: "39.74em" },
}));
