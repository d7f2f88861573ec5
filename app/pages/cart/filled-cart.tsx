import { type MouseEvent, useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import { BasketTotals } from "#app/components/basket/basket-totals.tsx";
import { TaxNote } from "#app/components/basket/tax-words.tsx";
import { OrderSummary } from "#app/components/basket/order-summary.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { AfterSettled } from "#app/components/ui/after-settled.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { basketKind } from "#app/domain/basket/basket-kind.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { lineGroups } from "#app/domain/basket/line-groups.ts";
import { approachingDiscount, reachedPromotion } from "#app/domain/basket/order-summary.ts";
import { VALIDATE_BASKET_ERROR } from "#app/domain/checkout/basket-validation.ts";
import { checkoutEntryPath } from "#app/domain/checkout/checkout-step.ts";
import { isExpressPossible } from "#app/domain/checkout/express.ts";
import { areInstalmentsOffered } from "#app/domain/payment/instalments.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import { useShellData } from "#app/contexts/shell-data.ts";
import { DiscountNudge, PromotionReached } from "./promotions/discount-nudge.tsx";
import { GiftMessage } from "./gift-message/gift-message.tsx";
import { bonusChoices } from "./promotions/bonus-choices.ts";
import { missingFreeBags } from "./promotions/free-bag-lines.ts";
import type { CartLines } from "./lines/use-cart-lines.ts";
import { usePriceChanges } from "./stock/use-price-changes.ts";
import type { StockCheck } from "./stock/use-stock-check.ts";
import type { LineHandlers } from "./lines/cart-item.tsx";
import c from "./cart-page.styles.ts";
import { CartShipment } from "./lines/cart-shipment.tsx";
import { ShippingEstimate } from "./shipping/shipping-estimate.tsx";
import { LateCode } from "#app/components/promotions/late-code.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";

const EGiftsInBag = onDemand(() =>
  import(/* webpackChunkName: "e-gifts-in-bag" */ "./e-gifts-in-bag.tsx").then((module) => module.EGiftsInBag),
);

const BonusChoicePanel = onDemand(() =>
  import(/* webpackChunkName: "bonus-choice" */ "./promotions/bonus-choice.tsx").then(
    (module) => module.BonusChoicePanel,
  ),
);

const FreeBags = onDemand(() =>
  import(/* webpackChunkName: "free-bags" */ "./promotions/free-bags.tsx").then((module) => module.FreeBags),
);

const InstalmentMessage = onDemand(() =>
  import(/* webpackChunkName: "instalment-message" */ "#app/components/payment/instalment-message.tsx").then(
    (module) => module.InstalmentMessage,
  ),
);

const BestCodeNote = onDemand(() =>
  import(/* webpackChunkName: "best-code" */ "#app/components/promotions/best-code-note.tsx").then(
    (module) => module.BestCodeNote,
  ),
);

const ExpressInBag = onDemand(() =>
  import(/* webpackChunkName: "express-in-bag" */ "./express-in-bag.tsx").then((module) => module.ExpressInBag),
);

/**
 * Keeps count of messages that are written but not saved, and of how often the shopper wanted to go on nevertheless.
 */
const useUnsavedMessages = () => {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [insisted, setInsisted] = useState(0);
  const mark = useCallback((shipmentId: string, isUnsaved: boolean) => {
    setUnsaved((before) =>
      before.includes(shipmentId) === isUnsaved
        ? before
        : isUnsaved
          ? [...before, shipmentId]
          : before.filter((id) => id !== shipmentId),
    );
  }, []);
  const holdBack = (event: MouseEvent) => {
    const refused = document.querySelector<HTMLElement>("main [data-refused]");
    if (unsaved.length === 0 && !refused) return;
    event.preventDefault();
    refused?.focus();
    setInsisted(insisted + 1);
  };
  return { mark, insisted, holdBack };
};

function ShipmentGift({
  shipment,
  mark,
  insisted,
}: {
  shipment: NonNullable<BasketDocument["shipments"]>[number] & { shipmentId: string };
  mark: (shipmentId: string, isUnsaved: boolean) => void;
  insisted: number;
}) {
  const { shipmentId } = shipment;
  const onUnsaved = useCallback((isUnsaved: boolean) => mark(shipmentId, isUnsaved), [mark, shipmentId]);
  return <GiftMessage shipment={shipment} onUnsaved={onUnsaved} insisted={insisted} />;
}

/** A bag with something in it: the lines by how they travel, and beside them what it costs and the way on. */
export function FilledCart({
  basket,
  products,
  isStockComing,
  shops,
  stock,
  lines,
  actions,
  shortfall,
}: {
  basket: BasketDocument;
  products: ReadonlyMap<string, LineProduct>;
  /** Products are on their way, and with them what there is of them. */
  isStockComing: boolean;
  /** The shops that hand out, once known. */
  shops: ReadonlyMap<string, Shop> | null;
  stock: StockCheck;
  lines: CartLines;
  actions: LineHandlers;
  /** Why a bag that is too small for the site cannot be ordered yet. */
  shortfall: string | null;
}) {
  const { status } = useBasket();
  const { open } = useSidebar();
  const { pickupEnabled, instalments, subscriptions } = useSite();
  const priceChanges = usePriceChanges(basket);
  const messages = useUnsavedMessages();
  const groups = lineGroups(basket);
  const { preferences } = useShellData();
  const discount = preferences.promoUpsellDisplay === false ? undefined : approachingDiscount(basket);
  const freeBags = missingFreeBags(basket, preferences.freeBagsProductId);
  const reached = reachedPromotion(basket);
  // Not for bags to several people, and not where no service is set up.
  const isSubscribable =
    Boolean(subscriptions && preferences.OrderGrooveMerchantID) && basketKind(basket) !== "multiShip";
  const parcels = groups.filter(({ isPickup }) => !isPickup).length;
  const isSoldOut = stock.soldOut.size > 0;
  const price = basket.orderTotal ?? basket.productSubTotal ?? undefined;
  const isBlocked = isSoldOut || shortfall !== null;
  const shipmentOf = (id: string) => basket.shipments?.find(({ shipmentId }) => shipmentId === id);

  return (
    <div className={c.columns}>
      <div>
        {reached && <PromotionReached promotion={reached} />}
        {discount ? (
          <DiscountNudge discount={discount} currency={basket.currency} onAddTreats={() => open("add-treats")} />
        ) : null}
        {bonusChoices(basket).map((choice) => (
          <QuietBoundary key={choice.id}>
            <BonusChoicePanel choice={choice} />
          </QuietBoundary>
        ))}
        {groups.map((group) => {
          const shipment = shipmentOf(group.shipmentId);
          return (
            <CartShipment
              key={group.shipmentId}
              group={group}
              shipment={shipment}
              shop={shops?.get(group.shopId)}
              isPickupEnabled={pickupEnabled}
              isSubscribable={isSubscribable}
              products={products}
              isStockComing={isStockComing}
              stock={stock}
              priceChanges={priceChanges}
              problems={lines.problems}
              currency={basket.currency}
              {...actions}
            >
              {group.isPickup ? null : (
                <ShipmentGift
                  shipment={{ ...shipment, shipmentId: group.shipmentId }}
                  mark={messages.mark}
                  insisted={messages.insisted}
                />
              )}
            </CartShipment>
          );
        })}
        {freeBags.length > 0 ? (
          <QuietBoundary>
            <FreeBags bags={freeBags} />
          </QuietBoundary>
        ) : null}
        {basket.giftCertificateItems?.length ? (
          <QuietBoundary>
            <EGiftsInBag gifts={basket.giftCertificateItems} currency={basket.currency} />
          </QuietBoundary>
        ) : null}
      </div>
      <OrderSummary place="shop">
        <div>
          <LateCode basket={basket} showsHeld />
          {/* In one place with the form: it comes late, and while it says nothing it must take no room. */}
          <AfterSettled>
            <BestCodeNote basket={basket} />
          </AfterSettled>
        </div>
        <div aria-busy={status === "pending"}>
          <BasketTotals basket={basket} />
        </div>
        <p className={c.small}>
          <TaxNote basket={basket} />
        </p>
        {parcels > 0 ? <ShippingEstimate basket={basket} /> : null}
        <div className={c.actions}>
          {isBlocked ? (
            <>
              <button type="button" className={c.checkout} aria-disabled="true" aria-describedby="cart-blocked">
                <FormattedMessage id="cart.checkout" defaultMessage="Checkout" />
              </button>
              <p className={c.blocked} id="cart-blocked" data-error-key={VALIDATE_BASKET_ERROR}>
                {isSoldOut ? (
                  <FormattedMessage
                    id="cart.blocked"
                    defaultMessage="Something in your bag has sold out. Please remove it to check out."
                  />
                ) : (
                  shortfall
                )}
              </p>
            </>
          ) : (
            <Link className={c.checkout} to={checkoutEntryPath(basket)} onClick={messages.holdBack}>
              <FormattedMessage id="cart.checkout" defaultMessage="Checkout" />
            </Link>
          )}
        </div>
        {isBlocked ? null : (
          <div className={isExpressPossible(basket) ? c.express : undefined}>
            <AfterSettled>
              <ExpressInBag basket={basket} onClick={messages.holdBack} />
            </AfterSettled>
          </div>
        )}
        {instalments ? (
          <div className={areInstalmentsOffered(instalments, preferences, price) ? c.instalments : undefined}>
            <AfterSettled>
              <InstalmentMessage price={price} />
            </AfterSettled>
          </div>
        ) : null}
        <p className={c.pays}>
          <Icon name="lock" size="sm" />
          <FormattedMessage id="cart.pays" defaultMessage="We accept all major cards and gift cards" />
        </p>
      </OrderSummary>
    </div>
  );
}
