import type { AgentProduct, AgentVariant, SelectedOption } from "./show-product.ts";

const hasOption = ({ options = [] }: AgentVariant, { name, label }: SelectedOption): boolean =>
  options.some((each) => each.name === name && each.label === label);

const fits = (variant: AgentVariant, selected: readonly SelectedOption[]): boolean =>
  selected.every((each) => hasOption(variant, each));

/** Options in the order in which they are kept, those that nobody prefers last. */
const byPreference = (selected: readonly SelectedOption[], preferences: readonly string[]): SelectedOption[] => {
  const rank = ({ name }: SelectedOption) => {
    const at = preferences.indexOf(name);
    return at < 0 ? preferences.length : at;
  };
  return selected.toSorted((one, other) => rank(one) - rank(other));
};

/** What is left of a selection so that a variant has it: what is preferred least goes first. */
const relaxed = ({ variants }: AgentProduct, selected: readonly SelectedOption[], preferences: readonly string[]) => {
  const kept = byPreference(selected, preferences);
  while (kept.length > 0 && !variants.some((variant) => fits(variant, kept))) kept.pop();
  return kept;
};

/**
 * A product with a selection: the variants that have it, the one asked for or the first first, and for every value
 * whether it exists and can be bought beside the rest of the selection.
 */
export const withSelection = (
  product: AgentProduct,
  wanted: { variantId?: string | undefined; selected?: SelectedOption[]; preferences?: string[] },
): AgentProduct => {
  const { options = [] } = product;
  if (options.length === 0) return product;
  const own = product.variants.find(({ id }) => id === wanted.variantId);
  const featured = own ?? product.variants[0];
  const selected = own
    ? (own.options ?? [])
    : wanted.selected?.length
      ? relaxed(product, wanted.selected, wanted.preferences ?? [])
      : (featured?.options ?? []);
  const matching = product.variants.filter((variant) => fits(variant, selected));
  const variants = own ? [own, ...matching.filter((each) => each !== own)] : matching;
  return {
    ...product,
    selected: selected.map(({ name, label, id }) => ({ name, label, ...(id && { id }) })),
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => {
        const others = selected.filter((each) => each.name !== name);
        const found = product.variants.filter((each) => fits(each, [...others, { name, label: value.label }]));
        return {
          ...value,
          exists: found.length > 0,
          available: found.some(({ availability }) => availability.available),
        };
      }),
    })),
    variants: variants.length > 0 ? variants : product.variants.slice(0, 1),
  };
};
