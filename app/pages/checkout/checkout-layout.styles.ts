import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  steps: recipe("steps"),
  // As high as the window from the start, so that the footer does not move when the step is there.
  frame: { minHeight: "100vh" },
  columns: {
    display: "grid",
    gap: "36px",
    paddingBlock: "24px 88px",
    lg: { gridTemplateColumns: "minmax(0, 1fr) 400px", gap: "80px", paddingTop: "28px" },
  },
  main: { display: "grid", gap: "20px", alignContent: "start" },
  title: recipe("text", { variant: "d2" }),
  note: { fontSize: "sm", color: "muted" },
  form: { display: "grid", gap: "20px" },
  checks: { display: "grid", gap: "12px" },
  section: recipe("text", { variant: "d4" }, { marginTop: "12px" }),
  next: recipe("button", { variant: "cherry" }, { justifySelf: "start", minWidth: "260px" }),
  actions: { display: "flex", flexWrap: "wrap", gap: "14px 22px", alignItems: "center" },
  back: recipe("link"),
}));
