import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  html: {
    paddingBlock: "7",
    overflowWrap: "anywhere",
    "& > * + *, & div > * + *, & section > * + *": { marginTop: "4" },
    "& p, & li, & dd": { maxWidth: "39.74em" },
    "& h2": recipe("text", { variant: "d3" }),
    "& h3, & h4, & h5, & h6": recipe("text", { variant: "d5" }),
    "& ul, & ol": { paddingLeft: "22px" },
    "& a": recipe("link"),
    "& blockquote": { margin: "0", paddingLeft: "5", borderLeft: "7px solid {colors.border.strong}" },
    "& pre": { overflowX: "auto", padding: "4", background: "bg.tray", borderRadius: "sm" },
    "& dt": { fontWeight: "bold" },
    "& img": { maxWidth: "100%", borderRadius: "md" },
    "& summary": { cursor: "pointer", fontWeight: "bold" },
  },
  scroll: {
    overflowX: "auto",
    "& table": { borderCollapse: "collapse", minWidth: "100%" },
    "& caption": { textAlign: "left", fontWeight: "bold", paddingBottom: "10px" },
    "& th, & td": {
      textAlign: "left",
      verticalAlign: "top",
      padding: "10px 16px 10px 0",
      borderBottom: "1px solid {colors.border}",
    },
  },
}));
