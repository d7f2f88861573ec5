import { Fault } from "#sandbox/core/fault.ts";
import type { BasketItem } from "#sandbox/platform/baskets/basket.ts";
import type { CatalogueItem } from "#sandbox/platform/products/product.ts";

/** The custom attribute of a line that names a logo by its id. */
export const LOGO_ATTRIBUTE = "c_personalizationLogo";

/** How values that take a logo are drawn. */
const logoLooks: readonly string[] = ["logo", "logo-foil"];

/** The logo on a line; null for none. */
export const logoOf = ({ [LOGO_ATTRIBUTE]: id }: BasketItem["attributes"]): string | null =>
  typeof id === "string" ? id : null;

/** Values of options that take a logo of the shopper's (`c_personalization`). */
const logoValues = ({ attributes }: Pick<CatalogueItem, "attributes">): ReadonlySet<string> => {
  const entries: unknown = attributes["c_personalization"];
  return new Set(
    (Array.isArray(entries) ? entries : []).flatMap((entry) => {
      const [valueId = "", look = ""] = String(entry).split(":");
      return logoLooks.includes(look) ? [valueId] : [];
    }),
  );
};

/**
 * Refuses a line whose logo does not go with what is chosen: none where a sleeve with one is, or one where none is.
 * @throws Fault 400 `invalid-personalization`
 */
export const refuseBadLogo = (
  { productId, optionItems, attributes }: Pick<BasketItem, "productId" | "optionItems" | "attributes">,
  product: Pick<CatalogueItem, "attributes">,
): void => {
  const values = logoValues(product);
  const isWanted = optionItems.some(({ optionValueId }) => values.has(optionValueId));
  if (isWanted === (logoOf(attributes) !== null)) return;
  const detail = isWanted
    ? `Product '${productId}' is made with a logo; '${LOGO_ATTRIBUTE}' must name it.`
    : `There is no logo on product '${productId}' the way it is chosen.`;
  throw new Fault(400, "invalid-personalization", detail, { productId, logo: isWanted });
};
