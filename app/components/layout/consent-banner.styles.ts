import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  banner: {
    position: "fixed",
    zIndex: "dock",
    insetInline: "3",
    bottom: "3",
    marginInline: "auto",
    maxWidth: "760px",
    display: "flex",
    flexDirection: "column",
    gap: "3.5",
    padding: "18px 20px",
    borderRadius: "18px",
    background: "plum.950",
    color: "icing",
    boxShadow: "overlay",
    md: { flexDirection: "row", alignItems: "center", padding: "16px 22px" },
    "@media print": { display: "none" },
  },
  words: { flex: "1", margin: "0", fontSize: "15px", lineHeight: "1.5", "& a": { color: "butter.300" } },
  agree: recipe("button", { variant: "butter", size: "sm" }),
}));
