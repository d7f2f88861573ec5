import { defineStyles } from "#app/theme/define-styles.ts";

/** Pages found beside products, as quiet cards. */
export default defineStyles(({ recipe }) => ({
  hits: {
    marginBottom: "88px",
    "& ul": {
      display: "grid",
      gap: "16px",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 270px), 1fr))",
      listStyle: "none",
      marginTop: "20px",
    },
    "& li": {
      display: "grid",
      gap: "6px",
      alignContent: "start",
      padding: "20px",
      borderRadius: "md",
      background: "lilac.100",
    },
    "& small": { fontSize: "sm", color: "liquorice" },
    "& p": { fontSize: "sm", lineHeight: "1.5" },
  },
  title: recipe("text", { variant: "d4" }),
  link: recipe("link", {}, { fontSize: "lg" }),
}));
