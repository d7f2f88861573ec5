import { defineStyles } from "#app/theme/define-styles.ts";

/** What is chosen to be compared, in a sheet. */
export default defineStyles(({ recipe }) => ({
  list: { display: "grid", gap: "18px", listStyle: "none" },
  line: { display: "grid", gridTemplateColumns: "72px minmax(0, 1fr) auto", gap: "3.5", alignItems: "center" },
  picture: {
    width: "72px",
    height: "82px",
    borderRadius: "36px 36px 10px 10px",
    background: "bg.warm",
    overflow: "hidden",
    display: "grid",
    placeItems: "end center",
  },
  name: { textStyle: "productName", color: "fg.heading" },
  remove: recipe("iconButton", { variant: "bare" }),
  hint: { fontSize: "sm", color: "fg.muted", marginTop: "5" },
  actions: { display: "grid", gap: "3" },
  compare: recipe("button", { block: true }),
  go: recipe("button", { variant: "line", block: true }),
}));
