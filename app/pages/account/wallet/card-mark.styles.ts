import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  mark: {
    flex: "none",
    width: "{spacing.12}",
    height: "{spacing.8}",
    border: "1px solid {colors.border}",
    borderRadius: "xs",
    background: "network.ground",
    "& [data-part=main]": { fill: "var(--brand)" },
    "& [data-part=second]": { fill: "{colors.bg.promo}" },
    "& [data-part=line], & [data-part=light]": {
      fill: "none",
      stroke: "var(--brand)",
      strokeWidth: "2.2",
      strokeLinecap: "round",
      strokeLinejoin: "round",
    },
    "& [data-part=light]": { stroke: "{colors.network.ground}" },
    "&[data-brand=visa]": { "--brand": "{colors.network.visa}" },
    "&[data-brand=mastercard]": { "--brand": "{colors.network.mastercard}" },
    "&[data-brand=americanexpress]": { "--brand": "{colors.network.amex}" },
    "&[data-brand=discover]": { "--brand": "{colors.network.discover}" },
    // Its colors are what it is known by.
    _highContrast: { forcedColorAdjust: "none" },
  },
}));
