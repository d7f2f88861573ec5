import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  menu: {
    display: "flex",
    gap: "2px",
    marginInline: "-14px",
    minHeight: "50px",
    alignItems: "stretch",
    "& > li": { display: "flex" },
    "& > li > a:not([hidden]), & > li > button": {
      position: "relative",
      display: "flex",
      alignItems: "center",
      gap: "5px",
      padding: "0 14px",
      fontWeight: "semibold",
      fontSize: "0.96875rem",
      textDecoration: "none",
      color: "var(--ink, {colors.liquorice})",
      whiteSpace: "nowrap",
      _after: {
        content: "''",
        position: "absolute",
        left: "14px",
        right: "14px",
        bottom: "0",
        height: "4px",
        borderRadius: "4px 4px 0 0",
        background: "cherry.600",
        transform: "scaleX(0)",
        transformOrigin: "left",
        transition: "transform .22s {easings.hatch}",
      },
      "&:hover::after, &[aria-expanded=true]::after, &[aria-current]::after": { transform: "scaleX(1)" },
    },
  },
}));
