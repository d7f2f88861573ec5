import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  captcha: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "2",
    justifyItems: "start",
    minWidth: "0",
    margin: "0",
    padding: "0",
    border: "0",
  },
  // The vendor's box has this size; nothing moves when it comes.
  box: {
    width: "304px",
    maxWidth: "100%",
    minHeight: "78px",
    borderRadius: "xs",
    background: "bg.tray",
    // On a line, as a word is, it would have a line's room below.
    "& iframe": { display: "block" },
  },
  error: {
    display: "flex",
    gap: "7px",
    fontSize: "sm",
    lineHeight: "1.4",
    fontWeight: "semibold",
    color: "fg.error",
    "& svg": { marginTop: "1px", flex: "none" },
  },
  help: { fontSize: "sm", lineHeight: "1.4", color: "fg.muted" },
  again: recipe("button", { variant: "line", size: "sm" }),
}));
