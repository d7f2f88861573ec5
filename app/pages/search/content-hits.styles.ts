import { defineStyles } from "#app/theme/define-styles.ts";

/** Pages found beside products, as quiet cards. */
export default defineStyles(({ recipe }) => ({
  hits: {
    marginBottom: "22",
    "& ul": {
      display: "grid",
      gap: "4",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 270px), 1fr))",
      listStyle: "none",
      marginTop: "5",
    },
    "& li": {
      display: "grid",
      gap: "1.5",
      alignContent: "start",
      padding: "5",
      borderRadius: "md",
      background: "bg.featureSoft",
    },
    "& small": { fontSize: "sm", color: "fg" },
    "& p": { fontSize: "sm", lineHeight: "1.5" },
  },
  title: recipe("text", { variant: "d4" }),
  link: recipe("link", {}, { fontSize: "lg" }),
}));
