import loadable from "@loadable/component";
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { itemOfProduct } from "#app/analytics/analytics-items.ts";
import { track } from "#app/analytics/track.ts";
import { Breadcrumbs } from "#app/components/product/breadcrumbs.tsx";
import { FulfillmentSelector } from "#app/components/product/fulfillment-selector.tsx";
import { PriceBlock } from "#app/components/product/price-block.tsx";
import { PurchaseActions } from "#app/components/product/purchase-actions.tsx";
import { StockMessage } from "#app/components/product/stock-message.tsx";
import { VariantPickers } from "#app/components/product/variant-pickers.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { imagesOf } from "#app/domain/product/product-image.ts";
import type { ProductView } from "#app/domain/product/product-view.ts";
import { quantityRules } from "#app/domain/product/quantity.ts";
import { priceAt } from "#app/domain/product/quantity-price.ts";
import { purchase, type Purchase } from "#app/domain/product/purchase.ts";
import { useMounted } from "#app/browser/use-mounted.ts";
import { pickupPlace, useFulfillment, type FulfillmentChoice } from "#app/hooks/product/use-fulfillment.ts";
import { useInventory } from "#app/hooks/product/use-inventory.ts";
import { choiceInWords, useProductSelection } from "#app/hooks/product/use-product-selection.ts";
import { useShellData } from "#app/contexts/shell-data.ts";
import { PlainPurchase } from "./purchase/plain-purchase.tsx";
import { ProductRating } from "./reviews/product-rating.tsx";
import { ReviewsSection } from "./reviews/reviews-section.tsx";
import { CutOpenPanel } from "./gallery/cut-open-panel.tsx";
import type { Made } from "./options/made.ts";
import type { loader } from "./product-loader.ts";
import { ProductDescription } from "./product-description.tsx";
import { ProductGallery } from "./gallery/product-gallery.tsx";
import c from "./product-page.styles.ts";
import { ProductPerks } from "./product-perks.tsx";
import { AlternativesSlot, ExpressSlot, FeedSlot, NotesSlot, OfferSlot, WishSlot } from "./product-slots.tsx";
import { ProductWords } from "./product-words.tsx";
import { RailPlace } from "./rail-place.tsx";

const ProductExtras = onDemand(() =>
  import(/* webpackChunkName: "product-extras" */ "./product-extras.tsx").then((module) => module.ProductExtras),
);

const ProductOptions = loadable(
  () => import(/* webpackChunkName: "product-options" */ "./options/product-options.tsx"),
  { resolveComponent: (module) => module.ProductOptions },
);

const BackInStock = loadable(
  () => import(/* webpackChunkName: "back-in-stock-form" */ "./purchase/back-in-stock.tsx"),
  { resolveComponent: (module) => module.BackInStock },
);

const EditActions = onDemand(() =>
  import(/* webpackChunkName: "edit-actions" */ "./purchase/edit-actions.tsx").then((module) => module.EditActions),
);

/** Tells once that a product was looked at: the variant that stands there at first, as the bag would name it. */
const useTrackViewItem = (product: ProductView, { productId, price }: Purchase) => {
  const { currency } = useSite();
  // A choice of size is no further look.
  const trackView = useEffectEvent(() => {
    const item = itemOfProduct({ ...product, id: productId ?? product.listedId, price });
    track({ event: "view_item", ecommerce: { currency, value: item.price ?? 0, items: [item] } });
  });
  useEffect(() => trackView(), [product.listedId]);
};

/** Writes a picked color into the address, without a step in the history. */
const useColorInAddress = (color: string | undefined) => {
  const first = useRef(color);
  useEffect(() => {
    if (!color || color === first.current) return;
    first.current = undefined;
    const { pathname, search, hash } = window.location;
    const params = new URLSearchParams(search);
    params.set("color", color);
    window.history.replaceState(window.history.state, "", `${pathname}?${params}${hash}`);
  }, [color]);
};

const BuyBox = ({
  product,
  selection,
  fulfillment,
  hasReviews,
  editedId,
  made,
  onMade,
}: {
  product: ProductView;
  selection: ReturnType<typeof useProductSelection>;
  fulfillment: FulfillmentChoice;
  hasReviews: boolean;
  /** The line of the bag that is edited. */
  editedId: string | null;
  /** What it is made as, where there is something to choose; undefined before the choice is there. */
  made: Made | undefined;
  onMade: (made: Made) => void;
}) => {
  const intl = useIntl();
  const { selections, status, select } = selection;
  const { purchase: current } = fulfillment;
  const { preferences } = useShellData();
  const isAwaited = current.status === "outOfStock" || current.status === "comingSoon";
  const offersSignup = preferences.EnableNotifyMe === true && product.flags.isShowBackInStock && isAwaited;
  const isOfferedAgain =
    preferences.OrderGrooveEnable === true && product.flags.isSubscribable && fulfillment.option === "shipping";
  const { open } = useSidebar();
  const choice = choiceInWords(product, selections);
  const [image] = imagesOf(product.images, selections);
  const { choose } = fulfillment;
  const rules = quantityRules(product);
  const [quantity, setQuantity] = useState(rules.min);
  const price = current.price && priceAt(current.price, current.steps, quantity);
  const chosen =
    current.productId === undefined
      ? undefined
      : {
          productId: current.productId,
          name: product.name,
          ...(choice && { choice }),
          ...(image && { image: image.src }),
          ...(product.color && { color: product.color }),
        };
  const actions = {
    rules,
    stock: current.ats || undefined,
    disabled: !fulfillment.canBuy,
    hold: made?.hold,
    addition: chosen && { ...chosen, ...pickupPlace(fulfillment), ...made?.added(choice) },
  };
  return (
    <section className={c.buy} aria-labelledby="product-name">
      <div className={c.head}>
        <p>
          <FormattedMessage id="product.item" defaultMessage="Item {id}" values={{ id: product.listedId }} />
        </p>
        {product.rating && <ProductRating rating={product.rating} intl={intl} isLink={hasReviews} />}
      </div>
      <h1 className={c.title} id="product-name">
        {product.name}
      </h1>
      <PriceBlock price={price} steps={current.steps} />
      <div className={c.form}>
        <VariantPickers product={product} selections={selections} status={status} onSelect={select} />
        {product.own && <ProductOptions own={product.own} editedId={editedId} onMade={onMade} />}
        {product.mix ? (
          <Link className={c.mix} to={product.mix.link}>
            <FormattedMessage id="product.startMix" defaultMessage="Start a custom mix" />
          </Link>
        ) : (
          <>
            <FulfillmentSelector choice={fulfillment} product={chosen} beside={<StockMessage purchase={current} />} />
            <PlainPurchase product={product} />
            {editedId === null && offersSignup && current.productId !== undefined ? (
              // The one thing to do with what is not to be had yet.
              <div className={c.awaited}>
                <BackInStock
                  key={current.productId}
                  productId={current.productId}
                  isNew={current.status === "comingSoon"}
                  choice={choice}
                />
                <WishSlot productId={product.listedId} color={selections.color} />
              </div>
            ) : editedId === null ? (
              <PurchaseActions
                {...actions}
                bar={{ price }}
                pricing={{ price: current.price, steps: current.steps }}
                onQuantity={setQuantity}
                beside={<WishSlot productId={product.listedId} color={selections.color} />}
                below={(wanted) =>
                  actions.addition && fulfillment.option !== "pickup" && !made?.isLacking ? (
                    <ExpressSlot addition={actions.addition} quantity={wanted} price={price} />
                  ) : null
                }
              />
            ) : (
              <QuietBoundary>
                <EditActions
                  {...actions}
                  itemId={editedId}
                  onFulfillment={choose}
                  fallback={<Skeleton height="52px" />}
                />
              </QuietBoundary>
            )}
            {isOfferedAgain && current.productId !== undefined && current.canShip && (
              <OfferSlot productId={current.productId} />
            )}
            {isAwaited && product.categoryId !== undefined && (
              <AlternativesSlot productId={product.listedId} categoryId={product.categoryId} />
            )}
          </>
        )}
      </div>
      <ProductDescription text={product.description} />
      <ProductPerks product={product} />
      {!product.mix && !product.flags.isCollateral && (
        <div className={c.beside}>
          <button
            type="button"
            className={c.compare}
            aria-haspopup="dialog"
            onClick={() => open("compare", { productId: product.listedId })}
          >
            <FormattedMessage id="product.compare" defaultMessage="Compare with others" />
          </button>
          {editedId !== null && <WishSlot productId={product.listedId} color={selections.color} />}
        </div>
      )}
      {!product.mix && current.productId !== undefined && current.canShip ? (
        <NotesSlot productId={current.productId} price={current.price?.sale ?? current.price?.standard} />
      ) : null}
      <ProductWords product={product} />
    </section>
  );
};

const ProductDetails = ({ product }: { product: ProductView }) => {
  const [params] = useSearchParams();
  const selection = useProductSelection(product, { color: params.get("color"), size: params.get("size") });
  const orderedId = product.variants.length > 0 ? selection.variant?.id : product.id;
  const stock = useInventory(orderedId ? [orderedId] : []);
  const [made, setMade] = useState<Made>();
  const bought = purchase(product, selection.variant, orderedId ? stock[orderedId] : undefined);
  const fulfillment = useFulfillment(product, made?.priced(bought) ?? bought);
  useTrackViewItem(product, fulfillment.purchase);
  const { color } = selection.selections;
  // Pictures follow a choice after the price has.
  const images = useDeferredValue(imagesOf(product.images, selection.selections));
  useColorInAddress(color);
  const { preferences } = useShellData();
  const [areReviewsAway, setReviewsAway] = useState(false);
  const leaveReviews = useCallback(() => setReviewsAway(true), []);
  const isMounted = useMounted();
  // Reviews are on unless the merchant says otherwise; pieces of a mix have none of their own, and what is not eaten is
  // not rated.
  const isReviewed = product.mix?.kind !== "piece" && !product.flags.isCollateral;
  const hasReviews = preferences.bvEnableRR_C2013 !== false && !areReviewsAway && isReviewed;
  return (
    <>
      <div className="wrap">
        <div className={c.crumbs}>
          <Breadcrumbs current={product.name} />
        </div>
        <div className={c.page}>
          <ProductGallery
            key={images[0]?.src}
            images={images}
            badge={fulfillment.purchase.badge}
            color={product.color}
            over={made?.over}
            marks={product.allergenMarks}
          />
          <BuyBox
            product={product}
            selection={selection}
            fulfillment={fulfillment}
            hasReviews={hasReviews}
            editedId={isMounted ? params.get("edit") : null}
            made={made}
            onMade={setMade}
          />
          {product.inside && <CutOpenPanel inside={product.inside} />}
          <FeedSlot productId={product.listedId} />
        </div>
      </div>
      {hasReviews && (
        <ReviewsSection
          productId={product.ratingsId}
          productName={product.name}
          rating={product.rating}
          onAway={leaveReviews}
        />
      )}
      {/* What a shopper among the last parts is kept at, whatever comes above. */}
      <div>
        {isMounted ? (
          <QuietBoundary>
            <ProductExtras productId={product.listedId} variantId={orderedId ?? product.id} fallback={<RailPlace />} />
          </QuietBoundary>
        ) : (
          <RailPlace />
        )}
      </div>
    </>
  );
};

/** Everything about one product, and the way into the bag. */
export default function ProductPage() {
  const { product } = useLoaderData<typeof loader>();
  return <ProductDetails key={product.id} product={product} />;
}
