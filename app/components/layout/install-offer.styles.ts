import { defineStyles } from "#app/theme/define-styles.ts";

/** A dark card at the lower edge, like a toast. */
export default defineStyles(({ recipe }) => ({
  offer: {
    position: "fixed",
    insetInline: "5",
    bottom: "5",
    zIndex: "30",
    display: "grid",
    gap: "2",
    padding: "20px 24px",
    borderRadius: "lg",
    background: "bg.deep",
    color: "fg.inverse",
    md: { left: "auto", right: "8", width: "380px" },
    "@media print": { display: "none" },
  },
  title: recipe("text", { variant: "d4" }, { color: "fg.inverse" }),
  actions: { display: "flex", gap: "3", marginTop: "2" },
  yes: recipe("button", { variant: "butter", size: "sm" }),
  no: recipe("button", { variant: "ghost", size: "sm" }),
}));
