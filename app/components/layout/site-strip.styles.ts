import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  strip: {
    display: "none",
    background: "bg.strip",
    color: "fg.inverse",
    fontSize: "xs",
    lg: { display: "block" },
    _print: { display: "none" },
    "& ul": { display: "flex", gap: "1", alignItems: "stretch", listStyle: "none" },
    "& a, & span[aria-current]": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "38px",
      padding: "0 18px",
      textDecoration: "none",
      color: "fg.inverse",
      fontWeight: "medium",
    },
    "& a:hover": { textDecoration: "underline", textUnderlineOffset: "4px" },
    "& span[aria-current]": {
      background: "bg",
      color: "bg.strip",
      borderRadius: "14px 14px 0 0",
      marginTop: "5px",
      minHeight: "33px",
      fontWeight: "bold",
    },
    "& :focus-visible": { outlineColor: "focus.onDark", outlineOffset: "-4px" },
  },
  languages: { marginInlineStart: "auto" },
}));
