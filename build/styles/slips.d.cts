export const slipsIn: (css: string, names: readonly string[]) => string[];
export const slipOfRecipe: (
  recipes: Readonly<Record<string, { variants?: Readonly<Record<string, object>> }>>,
  name: string,
  choices?: Readonly<Record<string, string | boolean | undefined>>,
) => string | undefined;
