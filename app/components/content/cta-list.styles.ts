import { defineStyles } from "#app/theme/define-styles.ts";

const ctaColor = "var(--cta-now, {colors.action.primary})";
const wantedText = "var(--cta-text-now, {colors.fg.link})";

const colored = {
  background: ctaColor,
  color: "var(--cta-text-now, {colors.fg.inverse})",
  "&:hover:not(:disabled, [aria-disabled=true])": {
    background: `color-mix(in srgb, ${ctaColor} 82%, {colors.bg.deep})`,
  },
} as const;

const outline = {
  background: "transparent",
  color: wantedText,
  borderColor: wantedText,
  "&:hover:not(:disabled, [aria-disabled=true])": {
    background: `color-mix(in srgb, ${wantedText} 16%, transparent)`,
    color: wantedText,
  },
} as const;

export default defineStyles(({ recipe }) => ({
  row: {
    display: "flex",
    flexWrap: "wrap",
    gap: "14px 22px",
    alignItems: "center",
    // On a phone several stand in two columns, and not as wide as their words: what stands
    // around them does not move when the shop's font comes.
    "&[data-several]": {
      mdDown: {
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        columnGap: "3",
        alignItems: "stretch",
        "& > *": { alignContent: "center" },
        "& > * > *": { width: "100%", height: "100%", paddingInline: "var(--inset, {spacing.3})", textAlign: "center" },
      },
    },
  },
  /** Small screens have colors of their own where an editor gave some. */
  entry: {
    maxWidth: "100%",
    overflowWrap: "anywhere",
    "--cta-now": "var(--cta-mobile, var(--cta))",
    "--cta-text-now": "var(--cta-mobile-text, var(--cta-text))",
    md: { "--cta-now": "var(--cta)", "--cta-text-now": "var(--cta-text)" },
  },
  button: recipe("button", {}, colored),
  buttonSm: recipe("button", { size: "sm" }, colored),
  outline: recipe("button", { variant: "line" }, outline),
  outlineSm: recipe("button", { variant: "line", size: "sm" }, outline),
  // Room to hit it, which moves nothing around it.
  link: recipe("link", {}, { "--inset": "0%", paddingBlock: "2", color: "var(--cta-text-now, {colors.fg.link})" }),
}));
