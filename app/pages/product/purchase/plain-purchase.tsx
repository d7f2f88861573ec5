import { memo } from "react";
import { FormattedMessage } from "react-intl";
import c from "#app/components/product/purchase-actions.styles.ts";
import { type ProductView } from "#app/domain/product/product-view.ts";
import { quantityRules } from "#app/domain/product/quantity.ts";

/**
 * 'Add to bag' for browsers without scripts, which alone read it: a plain form to the server. Sizes and colours are
 * named in one list; what is handed out in shops only is not offered here.
 */
export const PlainPurchase = memo(function PlainPurchase({ product }: { product: ProductView }) {
  const { variants, attributes, flags } = product;
  if (flags.isOutOfStock || flags.isComingSoon || flags.isInShopOnly) return null;
  const named = (values: Record<string, string>) =>
    attributes.flatMap(({ id, values: all }) => all.find(({ value }) => value === values[id])?.name ?? []).join(", ");
  return (
    <noscript>
      <form id="plain" className={c.row} method="post" action="/plain/bag">
        {variants.length > 0 ? (
          <select name="productId" aria-label={product.name} defaultValue={product.defaultVariantId}>
            {variants
              .filter(({ orderable }) => orderable)
              .map(({ id, values }) => (
                <option key={id} value={id}>
                  {named(values)}
                </option>
              ))}
          </select>
        ) : (
          <input type="hidden" name="productId" value={product.id} />
        )}
        <input type="hidden" name="quantity" value={quantityRules(product).min} />
        <button className={c.add}>
          <FormattedMessage id="product.addPlain" defaultMessage="Add to bag without JavaScript" />
        </button>
      </form>
    </noscript>
  );
});
