import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  page: {
    display: "grid",
    gap: "8",
    paddingBlock: "32px 88px",
    lg: { gridTemplateColumns: "minmax(0, 560px) minmax(0, 1fr)", gap: "80px", paddingBlock: "56px 104px" },
  },
  main: { display: "grid", gap: "5", alignContent: "start" },
  title: recipe("text", { variant: "d2" }),
  form: { display: "grid", gap: "5" },
  two: { display: "grid", gap: "5", alignItems: "start", md: { gridTemplateColumns: "1fr 1fr" } },
  submit: recipe("button", {}, { justifySelf: "start", minWidth: "220px" }),
  forgot: recipe("link", {}, { justifySelf: "start" }),
  ways: { display: "flex", flexWrap: "wrap", columnGap: "7", rowGap: "1" },
  way: recipe("link", {}, { minHeight: "controlSm" }),
  instead: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    alignItems: "start",
    borderTop: "1px solid {colors.border}",
    paddingTop: "5",
  },
  aside: {
    display: "grid",
    lg: { gridTemplateRows: "auto minmax({sizes.megaDropdown}, 1fr)" },
    background: "bg.feature",
    borderRadius: "lg",
    overflow: "hidden",
  },
  asideWords: {
    display: "grid",
    gap: "3",
    justifyItems: "start",
    padding: "32px 26px",
    lg: { padding: "{spacing.10} {spacing.12}" },
  },
  asideTitle: recipe("text", { variant: "d3" }),
  passkey: { display: "grid", "& > [role=alert]:not(:empty)": { marginBottom: "3" } },
  line: recipe("button", { variant: "line" }),
  other: recipe("button", { variant: "line" }, { marginTop: "2" }),
}));
