import { defineStyles } from "#app/theme/define-styles.ts";

const stars =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='84' height='16' viewBox='0 0 84 16'%3E%3Cpath d='M8 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 11.9l-4.3 2.4.9-4.9L1 6l4.9-.6zM25 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L25 11.9l-4.3 2.4.9-4.9L18 6l4.9-.6zM42 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L42 11.9l-4.3 2.4.9-4.9L35 6l4.9-.6zM59 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L59 11.9l-4.3 2.4.9-4.9L52 6l4.9-.6zM76 .9l2.1 4.5 4.9.6-3.6 3.4.9 4.9L76 11.9l-4.3 2.4.9-4.9L69 6l4.9-.6z'/%3E%3C/svg%3E\") left center / 84px 16px no-repeat";

const onWindow = { position: "absolute", left: "12px", bottom: "20px", zIndex: "2" } as const;

/** The wicket window with its sill, name, price and action (visual system, section 8, 'Tile'). */
export default defineStyles(({ recipe }) => ({
  tile: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    gap: "5px",
    "& p": { paddingInline: "2px" },
  },
  out: { "& img": { filter: "saturate(.45)", opacity: ".72" } },
  media: {
    position: "relative",
    marginBottom: "11px",
    _after: {
      content: '""',
      display: "block",
      position: "relative",
      zIndex: "1",
      height: "sill",
      borderRadius: "4px",
      background: "plum.900",
      margin: "0 -2px",
    },
  },
  window: {
    position: "relative",
    display: "block",
    aspectRatio: "5 / 6",
    borderRadius: "wicket",
    background: "var(--bg)",
    overflow: "hidden",
    isolation: "isolate",
    "& img": {
      position: "absolute",
      left: "50%",
      bottom: "4%",
      width: "96%",
      maxWidth: "none",
      translate: "-50% 0",
      transition: "transform .5s {easings.hatch}",
    },
    "&:hover img": { transform: "scale(1.045)" },
  },
  badge: recipe("badge", { tone: "plum" }, onWindow),
  badgeQuiet: recipe("badge", { tone: "quiet" }, onWindow),
  badgeSale: recipe("badge", { tone: "sale" }, onWindow),
  badgeNew: recipe("badge", { tone: "new" }, onWindow),
  badgeMint: recipe("badge", { tone: "mint" }, onWindow),
  name: {
    textStyle: "productName",
    fontVariantLigatures: "none",
    wordSpacing: "-.05em",
    color: "plum.900",
    paddingInline: "2px",
    "& a": { textDecoration: "none" },
    "& a:hover": { textDecoration: "underline", textUnderlineOffset: "4px", textDecorationThickness: "1.5px" },
  },
  price: {
    fontSize: "15.5px",
    "& b": { fontWeight: "price", fontVariantNumeric: "tabular-nums" },
    "& b[data-sale]": { color: "cherry.600" },
    "& s": { fontWeight: "450", color: "muted", marginLeft: "6px", textDecorationThickness: "1px" },
  },
  rating: {
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    fontSize: "13.5px",
    color: "muted",
    paddingInline: "2px",
    _before: {
      content: '""',
      width: "84px",
      height: "16px",
      background: "linear-gradient(90deg, {colors.toffee.700} var(--p), #e3d5dd var(--p))",
      WebkitMask: stars,
      mask: stars,
    },
  },
  note: {
    display: "flex",
    gap: "7px",
    alignItems: "center",
    fontSize: "13.5px",
    fontWeight: "semibold",
    color: "success",
    "& svg": { width: "15px", height: "15px" },
  },
  notePlain: { color: "muted" },
  status: {
    fontSize: "sm",
    fontWeight: "price",
    color: "error.700",
    textTransform: "uppercase",
    letterSpacing: "caps",
  },
  problem: { fontSize: "sm", fontWeight: "semibold", color: "error.700" },
  action: { marginTop: "auto", paddingTop: "12px" },
  line: recipe("button", { variant: "line", size: "sm", block: true }),
  solid: recipe("button", { variant: "solid", size: "sm", block: true }),
}));
