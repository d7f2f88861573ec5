import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { FulfillmentSelector } from "#app/components/product/fulfillment-selector.tsx";
import { PriceBlock } from "#app/components/product/price-block.tsx";
import { PurchaseActions } from "#app/components/product/purchase-actions.tsx";
import { StockMessage } from "#app/components/product/stock-message.tsx";
import { VariantPickers } from "#app/components/product/variant-pickers.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { imageUrl } from "#app/domain/product/image-url.ts";
import { imagesOf } from "#app/domain/product/product-image.ts";
import { toProductView, type ProductView } from "#app/domain/product/product-view.ts";
import { quantityRules } from "#app/domain/product/quantity.ts";
import { priceAt } from "#app/domain/product/quantity-price.ts";
import { purchase } from "#app/domain/product/purchase.ts";
import { pickupPlace, useFulfillment } from "#app/hooks/product/use-fulfillment.ts";
import { useInventory } from "#app/hooks/product/use-inventory.ts";
import { choiceInWords, useProductSelection } from "#app/hooks/product/use-product-selection.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import c from "./product-options.styles.ts";

const Options = ({ product }: { product: ProductView }) => {
  const { selections, status, variant, select } = useProductSelection(product);
  const productId = product.variants.length > 0 ? variant?.id : product.id;
  const stock = useInventory(productId ? [productId] : []);
  const current = purchase(product, variant, productId ? stock[productId] : undefined);
  const fulfillment = useFulfillment(product, current);
  const rules = quantityRules(product);
  const [quantity, setQuantity] = useState(rules.min);
  const choice = choiceInWords(product, selections);
  const [image] = imagesOf(product.images, selections);
  const chosen =
    productId === undefined
      ? undefined
      : {
          productId,
          name: product.name,
          ...(choice && { choice }),
          ...(image && { image: image.src }),
          ...(product.color && { color: product.color }),
        };
  return (
    <>
      <div className={c.head}>
        <span className={c.picture}>
          {image && <img src={imageUrl(image.src, { width: 168 })} alt="" width={84} height={84} />}
        </span>
        <div>
          <h3 className={c.name}>{product.name}</h3>
          <PriceBlock price={current.price && priceAt(current.price, current.steps, quantity)} steps={current.steps} />
        </div>
      </div>
      <div className={c.form}>
        <VariantPickers product={product} selections={selections} status={status} onSelect={select} />
        {fulfillment.isOffered ? (
          <FulfillmentSelector
            choice={fulfillment}
            product={chosen}
            beside={<StockMessage purchase={fulfillment.purchase} />}
          />
        ) : (
          <StockMessage purchase={fulfillment.purchase} />
        )}
        <PurchaseActions
          rules={rules}
          pricing={{ price: current.price, steps: current.steps }}
          onQuantity={setQuantity}
          stock={fulfillment.purchase.ats || undefined}
          disabled={!fulfillment.canBuy}
          addition={chosen && { ...chosen, ...pickupPlace(fulfillment) }}
        />
        <Link className={c.link} to={product.link}>
          <FormattedMessage id="productOptions.details" defaultMessage="See all details" />
        </Link>
      </div>
    </>
  );
};

/** 'Pick Item Options': chooses size, wrap and quantity of a tile's product without leaving the page. */
export const ProductOptions = ({ productId, onClose }: { productId: string; onClose: () => void }) => {
  const intl = useIntl();
  const { products } = useCommerceApi();
  const site = useSite();
  const { status, value, error } = useAnswer(
    `product ${productId}`,
    () => products.get(productId),
    "The product of a side sheet could not be asked for.",
  );
  const product = useMemo(() => value && toProductView(value, site), [value, site]);
  return (
    <SideSheet
      title={intl.formatMessage({ id: "productOptions.title", defaultMessage: "Pick Item Options" })}
      onClose={onClose}
    >
      {product && <Options product={product} />}
      {status === "failed" && (
        <Note tone="error">
          <ShopperWords message={shopperMessage(error)} />
        </Note>
      )}
      {status === "pending" && (
        <>
          <LoadingFallback />
          <Skeleton height="96px" />
        </>
      )}
    </SideSheet>
  );
};
