import { defineStyles } from "#app/theme/define-styles.ts";

const hint = {
  display: "grid",
  gap: "4",
  borderLeft: "7px solid {colors.border.strong}",
  background: "bg.info",
  borderRadius: "0 {radii.lg} {radii.lg} 0",
  padding: "28px 24px",
  marginBlock: "7",
  overflowWrap: "anywhere",
  lg: { padding: "36px 44px" },
} as const;

export default defineStyles(({ recipe }) => ({
  hint,
  lined: {
    ...hint,
    "& ul, & ol": { gap: "0", paddingLeft: "0", listStylePosition: "inside" },
    "& li": { paddingBlock: "3", borderTop: "1px solid {colors.border.tint}" },
    "& li:last-child": { borderBottom: "1px solid {colors.border.tint}" },
  },
  title: recipe("text", { variant: "d4" }),
}));
