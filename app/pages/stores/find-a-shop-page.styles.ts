import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  page: { paddingBlock: "40px 88px", lg: { paddingBlock: "64px 120px" } },
  title: recipe("text", { variant: "d1" }, { "nav + &": { marginTop: "3.5" }, "& + [role=alert]": { marginTop: "7" } }),
  lede: recipe("text", { variant: "lede" }, { margin: "16px 0 36px" }),
  states: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11.5em), 1fr))",
    gap: "1",
    marginBottom: "10",
    "& a": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "control",
      fontWeight: "semibold",
      color: "fg.link",
    },
    "& a:hover": { textDecoration: "underline", textUnderlineOffset: "4px" },
    "& a:nth-child(5n + 1)": { "--bg": "{colors.window.bonbon}" },
    "& a:nth-child(5n + 2)": { "--bg": "{colors.window.bar}" },
    "& a:nth-child(5n + 3)": { "--bg": "{colors.window.truffle}" },
    "& a:nth-child(5n + 4)": { "--bg": "{colors.window.slab}" },
    "& a:nth-child(5n)": { "--bg": "{colors.window.lolly}" },
  },
  count: {
    width: "{spacing.9}",
    height: "{spacing.10}",
    flex: "none",
    display: "grid",
    placeItems: "center",
    borderRadius: "wicketSm",
    borderBottom: "3px solid {colors.border.strong}",
    background: "var(--bg)",
    color: "fg",
    fontVariantNumeric: "tabular-nums",
  },
}));
