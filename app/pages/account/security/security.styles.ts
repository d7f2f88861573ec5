import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  list: { display: "grid", listStyle: "none", margin: "0", padding: "0" },
  entry: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "4px 20px",
    paddingBlock: "12px",
    borderTop: "1px solid {colors.line.soft}",
    _first: { borderTop: "none", paddingTop: "0" },
  },
  facts: { display: "grid", gap: "2px", minWidth: "0" },
  name: { fontWeight: "bold", overflowWrap: "anywhere" },
  act: recipe("link", {}, { minHeight: "44px", justifySelf: "start" }),
  consequences: { display: "grid", gap: "6px", paddingLeft: "20px", listStyle: "disc" },
}));
