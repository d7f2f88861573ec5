import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  // The place of the next card, as large as the others.
  place: { display: "grid", minHeight: "{spacing.26}" },
  add: recipe(
    "button",
    { variant: "line" },
    { borderStyle: "dashed", borderWidth: "2px", borderRadius: "lg", _focusVisible: { borderRadius: "lg" } },
  ),
  giftCards: { display: "grid", gap: "4", justifyItems: "start", marginTop: "8", "& > ul": { width: "100%" } },
  addGift: recipe("button", { variant: "line" }),
}));
