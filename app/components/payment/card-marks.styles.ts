import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  marks: { display: "flex", flexWrap: "wrap", gap: "1.5", listStyle: "none" },
  mark: {
    paddingBlock: "0.5",
    paddingInline: "2",
    border: "1px solid {colors.border.control}",
    borderRadius: "xs",
    background: "bg",
    fontSize: "xs",
    fontWeight: "bold",
    lineHeight: "1.3",
    letterSpacing: "0.01em",
    transition: "opacity .15s",
    // Each in the color that people know it by, dark enough to be read.
    "&[data-brand=visa]": { color: "network.visa", fontStyle: "italic" },
    "&[data-brand=mastercard]": { color: "network.mastercard" },
    "&[data-brand=amex]": { color: "network.amex" },
    "&[data-brand=discover]": { color: "network.discover" },
    "&[data-other=true]": { borderStyle: "dashed", borderColor: "border", fontWeight: "normal" },
  },
  safety: {
    display: "flex",
    gap: "2",
    alignItems: "center",
    fontSize: "sm",
    color: "fg.muted",
    "& svg": { flex: "none" },
  },
}));
