import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  street: { position: "relative", minWidth: "0" },
  list: {
    position: "absolute",
    zIndex: "2",
    top: "100%",
    left: "0",
    right: "0",
    marginTop: "1.5",
    padding: "1.5",
    maxHeight: "320px",
    overflow: "auto",
    background: "bg",
    border: "1px solid {colors.border}",
    borderRadius: "md",
    boxShadow: "2",
  },
  option: {
    padding: "11px 14px",
    borderRadius: "sm",
    lineHeight: "1.35",
    cursor: "pointer",
    "&:hover, &[aria-selected=true]": { background: "bg.tray" },
  },
}));
