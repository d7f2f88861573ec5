import { defineStyles } from "#app/theme/define-styles.ts";

/** Ways to a person first, then what people do by themselves. */
export default defineStyles(({ recipe }) => ({
  stack: { display: "grid", gap: "6" },
  call: { display: "grid", gap: "1.5", justifyItems: "start" },
  phone: {
    display: "inline-flex",
    alignItems: "center",
    gap: "3",
    minHeight: "controlSm",
    color: "fg.accent",
    fontSize: "xl",
    fontWeight: "bold",
  },
  hours: { color: "fg.muted", fontSize: "sm" },
  chat: recipe("button", { block: true }),
  links: { listStyle: "none", borderTop: "1px solid {colors.border}" },
  link: {
    display: "flex",
    alignItems: "center",
    gap: "3.5",
    minHeight: "56px",
    borderBottom: "1px solid {colors.border}",
    fontWeight: "medium",
    color: "fg.heading",
    textDecoration: "none",
    _hover: { textDecoration: "underline" },
  },
}));
