import { defineStyles } from "#app/theme/define-styles.ts";

const bar = {
  content: '""',
  height: "6px",
  borderRadius: "3px",
  background: "#eedfe8",
  marginRight: "4px",
  md: { marginRight: "6px" },
} as const;

export default defineStyles(({ recipe }) => ({
  steps: {
    display: "flex",
    paddingBlock: "28px 8px",
    lg: { paddingTop: "36px", maxWidth: "760px" },
    "& li": {
      flex: "1",
      display: "grid",
      gap: "9px",
      alignContent: "start",
      fontSize: "0.78125rem",
      letterSpacing: "-.01em",
      fontWeight: "semibold",
      color: "muted",
      lineHeight: "1.2",
      md: { fontSize: "sm", letterSpacing: "0" },
      _before: bar,
      "& a": { textDecoration: "none" },
      "& a:hover": { textDecoration: "underline", textUnderlineOffset: "4px" },
    },
    "& li[aria-current]": { color: "plum.900" },
    "& li[aria-current]::before": {
      background: "repeating-linear-gradient(115deg, {colors.cherry.600} 0 10px, {colors.sherbet.300} 10px 20px)",
    },
    "& li[data-done]": { color: "plum.700" },
    "& li[data-done]::before": { background: "plum.700" },
  },
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
