import { useEffect, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { askedPrice } from "#app/domain/product/asked-price.ts";
import { priceLine } from "#app/domain/product/price-line.ts";
import { flagAttribute } from "#app/domain/product/product-document.ts";
import { isSubscriptionOffered } from "#app/domain/product/subscription-eligibility.ts";

/**
 * Whether a product may be offered to come again, by what it costs and is today; null while that is not known. The page
 * itself may be older, and knows no flags of its variants. A product that cannot be loaded is logged and not offered
 * (errors-14).
 */
export const useSubscriptionEligibility = (productId: string): boolean | null => {
  const site = useSite();
  const { products } = useCommerceApi();
  const [answer, setAnswer] = useState<{ productId: string; isOffered: boolean }>();

  useEffect(() => {
    let isCurrent = true;
    const keep = (isOffered: boolean) => {
      if (isCurrent) setAnswer({ productId, isOffered });
    };
    products.get(productId).then(
      (document) => {
        const price = priceLine(document, site.priceBooks);
        keep(
          isSubscriptionOffered({
            isEnabled: flagAttribute(document, "enableSubscription"),
            isImpulseUpsell: flagAttribute(document, "ogEnableImpulseUpsell"),
            price: price ? askedPrice(price) : 0,
          }),
        );
      },
      (error: unknown) => {
        logProblem("The product of a subscription offer could not be loaded.", error);
        keep(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [productId, products, site]);

  return answer?.productId === productId ? answer.isOffered : null;
};
