import { defineStyles } from "#app/theme/define-styles.ts";

const panes = {
  display: "grid",
  gap: "16px",
  padding: "12px 16px 16px",
  background: "plum.100",
  minHeight: "100dvh",
} as const;

export default defineStyles(() => ({
  alone: panes,
  beside: { ...panes, md: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
  pane: { display: "grid", gridTemplateRows: "auto minmax(0, 1fr)", gap: "8px", minWidth: "0" },
  name: { fontSize: "sm", fontWeight: "bold", textAlign: "center", color: "plum.900" },
  room: { height: "75dvh", md: { height: "calc(100dvh - 150px)" } },
  screen: {
    marginInline: "auto",
    overflow: "hidden",
    background: "icing",
    boxShadow: "0 0 0 1px {colors.line.strong}",
    borderRadius: "sm",
  },
  frame: { border: "0", display: "block", transformOrigin: "0 0", transform: "scale(var(--scale))" },
}));
