import { useCustomer } from "#app/contexts/customer-context.tsx";
import { chooseVariation } from "#app/domain/content/choose-variation.ts";
import { textsOf } from "#app/domain/content/content-fields.ts";
import type { BlockProps } from "../block-props.ts";

/**
 * Other blocks for the shoppers of some groups (specification 3, section 4). The page everybody shares holds the default
 * ones; the browser puts a customer's own in their place.
 */
export const ContentVariations = ({ variations, show }: BlockProps) => {
  const { customer } = useCustomer();
  if (!variations) return null;
  const chosen = chooseVariation(variations.variations, textsOf({ ...customer }, "c_groups"));
  return show(chosen?.blocks ?? variations.defaultBlocks);
};
