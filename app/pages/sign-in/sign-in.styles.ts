import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  page: {
    display: "grid",
    gap: "32px",
    paddingBlock: "32px 88px",
    lg: { gridTemplateColumns: "minmax(0, 560px) minmax(0, 1fr)", gap: "80px", paddingBlock: "56px 104px" },
  },
  main: { display: "grid", gap: "20px", alignContent: "start" },
  title: recipe("text", { variant: "d2" }),
  form: { display: "grid", gap: "20px" },
  two: { display: "grid", gap: "20px", alignItems: "start", md: { gridTemplateColumns: "1fr 1fr" } },
  submit: recipe("button", {}, { justifySelf: "start", minWidth: "220px" }),
  forgot: recipe("link", {}, { justifySelf: "start" }),
  aside: {
    display: "grid",
    gap: "12px",
    alignSelf: "start",
    justifyItems: "start",
    background: "lilac.300",
    borderRadius: "lg",
    padding: "32px 26px",
    lg: { padding: "48px" },
  },
  asideTitle: recipe("text", { variant: "d3" }),
  other: recipe("button", { variant: "line" }, { marginTop: "8px" }),
}));
