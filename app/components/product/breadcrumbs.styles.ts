import { defineStyles } from "#app/theme/define-styles.ts";

/** The way back up, with tiny windows between the places. */
export default defineStyles(() => ({
  crumbs: {
    fontSize: "sm",
    color: "fg.muted",
    _print: { display: "none" },
    "& ol": { display: "flex", flexWrap: "wrap", gap: "4px 10px", listStyle: "none" },
    "& li": { display: "flex", gap: "10px", alignItems: "center" },
    "& li + li::before": {
      content: '""',
      width: "5px",
      height: "8px",
      borderRadius: "5px 5px 1px 1px",
      background: "bg.mark",
    },
    "& a": {
      display: "inline-block",
      minWidth: "{spacing.6}",
      paddingBlock: "0.5",
      textDecoration: "none",
      color: "fg.link",
      fontWeight: "medium",
    },
    "& a:hover": { textDecoration: "underline" },
  },
  onColor: { color: "rose.onColor", "& li + li::before": { background: "bg.markHere" } },
}));
