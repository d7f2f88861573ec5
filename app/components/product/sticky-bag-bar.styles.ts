import { defineStyles } from "#app/theme/define-styles.ts";
import { lowScreen } from "#app/theme/low-screen.ts";

/** A bar at the lower edge; things that float carry a shadow. */
export default defineStyles(({ recipe }) => ({
  bar: {
    position: "fixed",
    insetInline: "0",
    bottom: "0",
    zIndex: "5",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "4",
    alignItems: "center",
    padding: "10px 20px calc(10px + env(safe-area-inset-bottom))",
    background: "bg",
    boxShadow: "2",
    // The chat floats at the end of the row.
    lg: {
      gridTemplateColumns: "auto auto",
      justifyContent: "start",
      columnGap: "10",
      paddingInline: "max(var(--gutter), (100vw - {sizes.content}) / 2)",
    },
    [lowScreen]: { display: "none" },
  },
  name: {
    fontWeight: "semibold",
    fontSize: "sm",
    lineHeight: "1.3",
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  price: {
    fontSize: "sm",
    display: "flex",
    gap: "2",
    "& [data-sale]": { color: "fg.accent" },
    "& s": { color: "fg.muted" },
  },
  add: recipe("button", { variant: "cherry" }, { paddingInline: "22px" }),
}));
