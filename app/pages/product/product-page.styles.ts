import { defineStyles } from "#app/theme/define-styles.ts";

/** Gallery left, buy box right; stacked on small screens. */
export default defineStyles(({ recipe }) => ({
  crumbs: { paddingBlock: "22px", xl: { paddingBlock: "2" } },
  page: {
    display: "grid",
    gap: "34px",
    paddingBottom: "18",
    lg: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5.2fr)",
      gap: "44px 72px",
      paddingBottom: "26",
      // What stands below the pictures takes the rest of the left column; pictures that stick would lie over it.
      "&:has(> [data-below])": { gridTemplateRows: "auto 1fr" },
      "&:has(> [data-below] ~ [data-below])": { gridTemplateRows: "auto auto 1fr" },
      "&:has(> [data-below]) > :nth-child(1)": { position: "static" },
      "& > :nth-child(2)": { gridColumn: "2", gridRow: "1 / span 3" },
      // A single picture has no thumbnails beside it.
      "& > :nth-child(1):not(:has(ol)) ~ *": { marginLeft: "0" },
    },
  },
  /** Pictures that customers posted, three in a row below a title. */
  feed: {
    display: "grid",
    minWidth: "0",
    "&::before": { content: '""', gridArea: "1 / 1", paddingBottom: "calc((100% - 28px) / 3 + 52px)" },
    "& > *": { gridArea: "1 / 1", minWidth: "0" },
    "@media (scripting: none)": { display: "none" },
    lg: { gridColumn: "1", alignSelf: "start", marginLeft: "102px" },
  },
  // Close together on a desk, so that the button is on the first screen.
  buy: { display: "grid", gap: "5", alignContent: "start", minWidth: "0", xl: { gap: "2" } },
  head: { display: "flex", justifyContent: "space-between", gap: "4", fontSize: "sm", color: "fg.muted" },
  title: recipe("text", { variant: "d2" }, { textWrap: "balance", overflowWrap: "anywhere" }),
  link: recipe("link", {}, { lineHeight: "inherit" }),
  beside: { display: "flex", flexWrap: "wrap", gap: "0 16px", alignItems: "center" },
  compare: recipe("link", {}, { minHeight: "controlSm" }),
  // As high as one row of wallets with its heading, so that nothing moves when they come.
  express: { minHeight: "calc(2 * {sizes.control} - {spacing.1.5})", "@media (scripting: none)": { minHeight: "0" } },
  /** The signup fills the row, the heart stands at its end. */
  awaited: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) {sizes.control}", gap: "3", alignItems: "start" },
  // Three rows with a heading.
  alternatives: { minHeight: "calc(5.5 * {sizes.control})", "@media (scripting: none)": { minHeight: "0" } },
  notes: { minHeight: "84px" },
  perks: { display: "flex", flexWrap: "wrap", gap: "10px 24px", listStyle: "none" },
  perk: { display: "inline-flex", gap: "2", alignItems: "center", fontSize: "0.9375rem" },
  perkLink: recipe(
    "link",
    {},
    { display: "inline-flex", gap: "2", alignItems: "center", minHeight: "{spacing.6}", fontSize: "0.9375rem" },
  ),
  form: { display: "grid", gap: "6", paddingTop: "2", xl: { gap: "3", paddingTop: "0", paddingBottom: "4" } },
  mix: recipe("button", { variant: "solid" }),
  promos: { display: "grid", gap: "10px", listStyle: "none" },
  promo: {
    display: "flex",
    gap: "3",
    background: "bg.warning",
    borderRadius: "md",
    padding: "15px 18px",
    fontSize: "sm",
    "& svg": { marginTop: "0.5" },
  },
  accordion: recipe(
    "accordion",
    {},
    { "& ul": { paddingInlineStart: "5", paddingBottom: "6", color: "prose", maxWidth: "39.74em" } },
  ),
}));
