import { useEffect, useRef, useState } from "react";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import { basketKind } from "#app/domain/basket/basket-kind.ts";
import { useSubscriptionEligibility } from "#app/hooks/product/use-subscription-eligibility.ts";
import { useSubscriptionSync } from "#app/hooks/product/use-subscription-sync.ts";
import { showOffer, type OfferStatus } from "#app/integrations/subscription-offer.ts";
import c from "./subscription-offer.styles.ts";

/** Height of what stands for an offer until it is there. */
export const OFFER_HEIGHT = "140px";

const Offer = ({
  productId,
  scriptUrl,
  onOptinChanged,
}: {
  productId: string;
  scriptUrl: string;
  onOptinChanged: () => void;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<OfferStatus>("loading");
  useEffect(() => {
    const container = frame.current;
    return container ? showOffer({ scriptUrl, productId, container, onStatus: setStatus, onOptinChanged }) : undefined;
  }, [scriptUrl, productId, onOptinChanged]);
  if (status === "hidden") return null;
  return (
    <>
      {status === "loading" && <Skeleton height={OFFER_HEIGHT} />}
      <div ref={frame} className={status === "loading" ? c.waiting : c.offer} />
    </>
  );
};

/**
 * The offer to get a product again and again (subscriptions-2): a skeleton, then the service's own choice. It is not
 * there for products that are not eligible, for baskets of several recipients and where the service is not set up.
 */
export const SubscriptionOffer = ({ productId }: { productId: string }) => {
  const { subscriptions } = useSite();
  const { preferences } = useShellData();
  const { basket } = useBasket();
  const isEligible = useSubscriptionEligibility(productId);
  const merchantId = preferences.OrderGrooveMerchantID;
  const isSingle = basket === null || basketKind(basket) !== "multiShip";
  const isOn = isEligible === true && isSingle;
  const { onOptinChanged } = useSubscriptionSync(isOn);
  if (!subscriptions || !merchantId || !isSingle || isEligible === false) return null;
  if (isEligible === null) return <Skeleton height={OFFER_HEIGHT} />;
  const scriptUrl = subscriptions.scriptUrl.replace("{merchantId}", encodeURIComponent(merchantId));
  return <Offer key={productId} productId={productId} scriptUrl={scriptUrl} onOptinChanged={onOptinChanged} />;
};
