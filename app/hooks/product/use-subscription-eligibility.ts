import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { askedPrice } from "#app/domain/product/asked-price.ts";
import { priceLine } from "#app/domain/product/price-line.ts";
import { flagAttribute } from "#app/domain/product/product-document.ts";
import { isSubscriptionOffered } from "#app/domain/product/subscription-eligibility.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/**
 * Whether a product may be offered to come again, by what it costs and is today; null while that is not known. The page
 * itself may be older, and knows no flags of its variants. A product that cannot be loaded is logged and not offered
 * (errors-14).
 */
export const useSubscriptionEligibility = (productId: string): boolean | null => {
  const site = useSite();
  const { products } = useCommerceApi();
  const { status, value: document } = useAnswer(
    `product ${productId}`,
    () => products.get(productId),
    "The product of a subscription offer could not be loaded.",
  );
  if (status !== "ready") return status === "failed" ? false : null;
  const price = priceLine(document, site.priceBooks);
  return isSubscriptionOffered({
    isEnabled: flagAttribute(document, "enableSubscription"),
    isImpulseUpsell: flagAttribute(document, "ogEnableImpulseUpsell"),
    price: price ? askedPrice(price) : 0,
  });
};
