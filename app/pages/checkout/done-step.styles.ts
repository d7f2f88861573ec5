import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  done: {
    display: "flex",
    alignItems: "center",
    gap: "3.5",
    borderRadius: "md",
    border: "1px solid {colors.border}",
    paddingInline: "4",
    minHeight: "{spacing.14}",
    fontSize: "sm",
    lineHeight: "1.4",
    "& svg": { flex: "none" },
  },
  words: { minWidth: "0", marginRight: "auto", paddingBlock: "2", overflowWrap: "anywhere" },
  change: recipe("link", {}, { flex: "none", lineHeight: "{sizes.controlSm}" }),
}));
