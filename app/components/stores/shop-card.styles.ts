import { defineStyles } from "#app/theme/define-styles.ts";

/** A shop of a list: on a phone its front stands beside its address, elsewhere above it. */
export default defineStyles(({ recipe }) => ({
  shop: {
    display: "grid",
    gap: "4",
    alignContent: "start",
    mdDown: { gridTemplateColumns: "{spacing.26} minmax(0, 1fr)" },
    "& address": { display: "grid", gap: "0.5", fontStyle: "normal" },
    "& address a": {
      display: "inline-block",
      paddingBlock: "1.5",
      textDecoration: "underline",
      textUnderlineOffset: "4px",
      fontVariantNumeric: "tabular-nums",
    },
  },
  picture: {
    width: "100%",
    height: "auto",
    aspectRatio: "3 / 2",
    objectFit: "cover",
    borderRadius: "md",
    background: "bg.picture",
    mdDown: { aspectRatio: "5 / 6" },
  },
  name: recipe("text", { variant: "d5" }, { marginBottom: "1.5" }),
  links: { display: "flex", flexWrap: "wrap", columnGap: "6", marginTop: "1" },
  link: recipe("link", {}, { display: "inline-flex", alignItems: "center", minHeight: "controlSm" }),
}));
