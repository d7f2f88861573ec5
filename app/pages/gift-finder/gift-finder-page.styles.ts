import { defineStyles } from "#app/theme/define-styles.ts";

/** Questions on a sherbet ground, ideas below. */
export default defineStyles(({ recipe }) => ({
  page: { paddingBlock: "32px 88px", display: "grid", gap: "6" },
  title: recipe("text", { variant: "d2" }),
  lede: recipe("text", { variant: "lede" }),
  form: {
    display: "grid",
    gap: "7",
    padding: "28px 20px",
    borderRadius: "lg",
    background: "sherbet.100",
    lg: { padding: "40px 48px", gridTemplateColumns: "1fr 1fr", gap: "36px 56px" },
  },
  question: { display: "grid", gap: "3.5", alignContent: "start" },
  legend: recipe("text", { variant: "d5" }, { marginBottom: "3.5" }),
  choices: { display: "flex", flexWrap: "wrap", gap: "10px" },
  choice: recipe("chip"),
  note: { fontSize: "sm", marginTop: "3", maxWidth: "46ch" },
  send: { lg: { gridColumn: "1 / -1" } },
  button: recipe("button", { variant: "solid" }),
  results: { display: "grid", gap: "7", marginTop: "6", "&[aria-busy=true]": { opacity: ".55" } },
  found: recipe("text", { variant: "d3" }),
  link: recipe("link"),
}));
