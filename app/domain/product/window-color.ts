/** Grounds of product windows, by the names of the theme's colors. */
export type WindowColor = "sherbet" | "butter" | "ice" | "mint" | "lilac" | "toffee";

const order: readonly WindowColor[] = ["sherbet", "butter", "ice", "mint", "lilac", "toffee"];

/** Whether a text names a window color. */
export const isWindowColor = (name: string | undefined): name is WindowColor => order.includes(name as WindowColor);

/**
 * A ground for each product of a row or grid: its own color where it names one, swapped for the next in the shop's
 * order when the neighbor before it has the same (product-15).
 */
export const windowColors = (own: readonly (string | undefined)[]): WindowColor[] =>
  own.reduce<WindowColor[]>((chosen, name, index) => {
    const preferredColor = isWindowColor(name) ? name : (order[index % order.length] ?? "sherbet");
    const free =
      preferredColor === chosen.at(-1) ? order[(order.indexOf(preferredColor) + 1) % order.length] : preferredColor;
    return [...chosen, free ?? preferredColor];
  }, []);
