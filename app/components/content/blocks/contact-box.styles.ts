import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  box: {
    display: "grid",
    gap: "6",
    background: "bg.tray",
    borderRadius: "lg",
    padding: "28px 24px",
    marginBlock: "8",
    "section:last-child > &": { marginBottom: "16", lg: { marginBottom: "22" } },
    overflowWrap: "anywhere",
    lg: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: "14", padding: "44px 48px", alignItems: "center" },
  },
  words: { display: "grid", gap: "3", minWidth: "0" },
  title: recipe("text", { variant: "d3" }),
  ways: {
    display: "grid",
    gap: "3.5",
    "& li": { display: "flex", gap: "3", alignItems: "center" },
    "& a": recipe(
      "link",
      {},
      { display: "inline-flex", alignItems: "center", minHeight: "controlSm", fontWeight: "bold" },
    ),
    "& svg": { color: "fg.link" },
  },
}));
