import { defineStyles } from "#app/theme/define-styles.ts";
import type { ColorName } from "#app/theme/token-names.ts";

export default defineStyles(({ recipe }) => {
  // A border that is seen where the system chooses the colours.
  const look = (background: ColorName, color: ColorName) =>
    recipe("badge", {}, { background, color, border: "1.5px solid transparent", width: "fit-content" });
  return {
    marks: { display: "inline-flex", flexWrap: "wrap", gap: "1.5" },
    act: look("butter.300", "plum.950"),
    placed: look("lilac.300", "plum.950"),
    packing: look("toffee.300", "plum.950"),
    moving: look("ice.300", "ice.900"),
    ready: look("sherbet.300", "plum.950"),
    done: look("mint.300", "mint.900"),
    ended: recipe(
      "badge",
      { tone: "quiet" },
      { border: "1.5px solid {colors.line.strong}", boxShadow: "none", width: "fit-content" },
    ),
    failed: look("error.50", "error.900"),
    late: look("error.700", "icing"),
  };
});
