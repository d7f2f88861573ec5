import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  list: { display: "grid", listStyle: "none", margin: "0", padding: "0" },
  entry: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "4px 20px",
    paddingBlock: "3",
    borderTop: "1px solid {colors.border}",
    _first: { borderTop: "none", paddingTop: "0" },
  },
  facts: { display: "grid", gap: "0.5", minWidth: "0" },
  name: { fontWeight: "bold", overflowWrap: "anywhere" },
  act: recipe("link", {}, { minHeight: "controlSm", justifySelf: "start" }),
  consequences: { display: "grid", gap: "1.5", paddingLeft: "5", listStyle: "disc" },
}));
