import { defineStyles } from "#app/theme/define-styles.ts";
import type { ColorName } from "#app/theme/token-names.ts";

export default defineStyles(({ recipe }) => {
  // A border that is seen where the system chooses the colours.
  const look = (background: ColorName, color: ColorName) =>
    recipe("badge", {}, { background, color, border: "1.5px solid transparent", width: "fit-content" });
  return {
    marks: { display: "inline-flex", flexWrap: "wrap", gap: "1.5" },
    act: look("bg.promo", "fg.deep"),
    placed: look("bg.feature", "fg.deep"),
    packing: look("bg.caution", "fg.deep"),
    moving: look("bg.infoStrong", "fg.onInfo"),
    ready: look("bg.warm", "fg.deep"),
    done: look("bg.successStrong", "fg.onSuccess"),
    ended: recipe(
      "badge",
      { tone: "quiet" },
      { border: "1.5px solid {colors.border.control}", boxShadow: "none", width: "fit-content" },
    ),
    failed: look("bg.error", "fg.onError"),
    late: look("bg.danger", "fg.inverse"),
  };
});
