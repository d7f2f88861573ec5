import { defineStyles } from "#app/theme/define-styles.ts";

/** The search beside its map; on a phone the map comes first, since it is what somebody sees who knows no zip code. */
export default defineStyles(({ recipe }) => ({
  finder: {
    display: "grid",
    gap: "7",
    marginBottom: "14",
    lg: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: "12", alignItems: "start" },
  },
  map: {
    aspectRatio: "16 / 10",
    lgDown: { order: "-1" },
    lg: { position: "sticky", top: "160px" },
  },
  side: { display: "grid", gap: "4", alignContent: "start" },
  title: recipe("text", { variant: "d4" }),
  nearMe: recipe("button", { variant: "line", size: "sm" }, { justifySelf: "start" }),
  wider: recipe("button", { variant: "line", size: "sm", block: true }),
  outcome: { display: "block", fontWeight: "semibold", _empty: { display: "none" } },
  list: { listStyle: "none", display: "grid", _empty: { display: "none" } },
  shop: {
    display: "grid",
    gridTemplateColumns: "34px 1fr auto",
    gap: "3.5",
    paddingBlock: "5",
    borderTop: "1px solid {colors.border}",
  },
  rank: {
    width: "34px",
    height: "40px",
    borderRadius: "wicketSm",
    background: "bg.accent",
    color: "fg.inverse",
    fontWeight: "bold",
    display: "grid",
    placeItems: "center",
  },
  name: recipe(
    "text",
    { variant: "d5" },
    { "& a": { textDecoration: "none" }, "& a:hover": { textDecoration: "underline" } },
  ),
  address: { fontSize: "sm", fontStyle: "normal", "& span": { display: "block" } },
  links: { display: "flex", flexWrap: "wrap", columnGap: "5", marginTop: "1" },
  link: recipe("link", {}, { display: "inline-flex", alignItems: "center", minHeight: "controlSm", fontSize: "sm" }),
  aside: { display: "grid", gap: "2", alignContent: "start", justifyItems: "end" },
  picture: {
    width: "clamp({spacing.18}, 22vw, {spacing.26})",
    height: "auto",
    aspectRatio: "3 / 2",
    objectFit: "cover",
    borderRadius: "sm",
    background: "bg.picture",
  },
  distance: { fontSize: "sm", color: "fg.muted", whiteSpace: "nowrap" },
}));
