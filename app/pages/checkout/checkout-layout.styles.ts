import { defineStyles } from "#app/theme/define-styles.ts";
import { unseenWhileLate } from "#app/theme/unseen-while-late.ts";

export default defineStyles(({ recipe }) => ({
  steps: recipe("steps"),
  // As high as the window from the start, so that the footer does not move when the step is there.
  frame: { minHeight: "100vh" },
  columns: {
    display: "grid",
    gap: "9",
    paddingBlock: "24px 88px",
    lgDown: { "&:has([data-waiting]) > :nth-child(n + 2)": unseenWhileLate },
    lg: {
      gridTemplateColumns: "minmax(0, 1fr) 400px",
      gridTemplateRows: "auto 1fr",
      columnGap: "80px",
      paddingTop: "7",
      "& > :nth-child(2)": { gridColumn: "2", gridRow: "1 / span 2" },
    },
  },
  end: { display: "grid", gap: "5", alignContent: "start", lg: { gridColumn: "1", gridRow: "2" } },
  main: { display: "grid", gap: "5", alignContent: "start" },
  title: recipe("text", { variant: "d2" }),
  note: { fontSize: "sm", color: "fg.muted" },
  known: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    fontSize: "sm",
    marginTop: "-3",
    "& a": { lineHeight: "{sizes.controlSm}" },
    alignItems: "center",
  },
  card: recipe(
    "card",
    {},
    { display: "flex", gap: "4", alignItems: "start", justifyContent: "space-between", padding: "6" },
  ),
  change: recipe("link", {}, { flex: "none", lineHeight: "{sizes.controlSm}", marginBlock: "-2" }),
  form: {
    display: "grid",
    gap: "5",
    "&:has([data-waiting]) > button": unseenWhileLate,
    // Unseen while the ways to pay are asked for, so that nothing moves under a finger when they come; never for long.
    "&[data-asking=true]": { visibility: "hidden", animation: "reveal 0s linear 2s forwards" },
  },
  checks: { display: "grid", gap: "3" },
  section: recipe("text", { variant: "d4" }, { marginTop: "3" }),
  next: recipe("button", { variant: "cherry" }, { justifySelf: "start", minWidth: "260px" }),
  actions: { display: "flex", flexWrap: "wrap", gap: "14px 22px", alignItems: "center" },
  back: recipe("link"),
}));
