import { defineStyles } from "#app/theme/define-styles.ts";

/** A menu that hangs from its button. */
export default defineStyles(() => ({
  menu: {
    position: "absolute",
    zIndex: "dock",
    top: "100%",
    left: "0",
    right: "0",
    md: { right: "auto", width: "max-content", maxWidth: "{sizes.megaDropdown}" },
    paddingBlock: "2",
    background: "bg",
    border: "1px solid {colors.border}",
    borderRadius: "md",
    boxShadow: "3",
    listStyle: "none",
  },
  item: {
    display: "flex",
    gap: "3",
    alignItems: "center",
    width: "100%",
    minHeight: "{spacing.12}",
    paddingBlock: "2",
    paddingInline: "4",
    fontSize: "sm",
    fontWeight: "semibold",
    lineHeight: "1.3",
    textAlign: "left",
    textDecoration: "none",
    cursor: "pointer",
    "& svg": { flex: "none", color: "fg.link" },
    _hover: { background: "bg.tray" },
    _focusVisible: { outlineOffset: "-3px" },
  },
}));
