import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  menu: {
    display: "flex",
    gap: "0.5",
    marginInline: "-2",
    xl: { marginInline: "-3.5" },
    minHeight: "50px",
    alignItems: "stretch",
    "& > li": { display: "flex" },
    // Between the widths the last lists would open beyond the edge.
    "& > li:nth-last-child(-n + 2) > [data-panel]": { lgToXl: { right: "var(--gutter)" } },
    "& > li > a:not([hidden]), & > li > button": {
      position: "relative",
      display: "flex",
      alignItems: "center",
      gap: "5px",
      padding: "0 8px",
      fontWeight: "semibold",
      fontSize: "sm",
      xl: { padding: "0 14px", fontSize: "0.96875rem" },
      textDecoration: "none",
      color: "var(--ink, {colors.fg})",
      whiteSpace: "nowrap",
      _after: {
        content: "''",
        position: "absolute",
        left: "2",
        right: "2",
        xl: { left: "3.5", right: "3.5" },
        bottom: "0",
        height: "4px",
        borderRadius: "4px 4px 0 0",
        background: "bg.accent",
        transform: "scaleX(0)",
        transformOrigin: "left",
        transition: "transform .22s {easings.hatch}",
      },
      "&:hover::after, &[aria-expanded=true]::after, &[aria-current]::after": { transform: "scaleX(1)" },
    },
  },
}));
