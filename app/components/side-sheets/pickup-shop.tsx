import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SelectedShopView } from "#app/components/stores/selected-shop-view.tsx";
import { ShopResults } from "#app/components/stores/shop-results.tsx";
import { ShopSearchForm } from "#app/components/stores/shop-search-form.tsx";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { SideSheet } from "#app/components/ui/side-sheet.tsx";
import { Range } from "#app/components/stores/distance.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import type { SelectedShop } from "#app/contexts/store-context.tsx";
import type { PickupProduct } from "#app/domain/basket/bag-addition.ts";
import { imageUrl } from "#app/domain/product/image-url.ts";
import { widerRange, type PickupShop as Shop } from "#app/domain/stores/pickup-shop.ts";
import { usePreferredShop } from "#app/hooks/stores/use-preferred-shop.ts";
import { useShopSearch } from "#app/hooks/stores/use-shop-search.ts";
import c from "./pickup-shop.styles.ts";

/** What is remembered of a shop that was chosen. */
const remembered = ({ id, name, inventoryId, street, city, stateCode, postalCode }: Shop): SelectedShop => ({
  id,
  name,
  ...(inventoryId !== undefined && { inventoryId }),
  ...(street[0] !== undefined && { address1: street[0] }),
  city,
  stateCode,
  postalCode,
});

const ProductLine = ({ product }: { product: PickupProduct }) => (
  <div className={c.product}>
    <span className={c.picture}>
      {product.image && <img src={imageUrl(product.image, { width: 128 })} alt="" width={64} height={64} />}
    </span>
    <p>
      <b>{product.name}</b>
      {product.choice && <span className={c.small}>{product.choice}</span>}
    </p>
  </div>
);

/**
 * 'Pickup in Shop': finds shops around a postal code and remembers the one to collect from (shops-7).
 * Opened for a product it also tells which shops have it.
 */
export const PickupShop = ({ product, onClose }: { product?: PickupProduct; onClose: () => void }) => {
  const intl = useIntl();
  const { pickupRanges: ranges } = useSite();
  const { search, ...found } = useShopSearch(product?.productId, ranges[0] ?? 10);
  const { selectedShop, prefer, isBusy, problem } = usePreferredShop();
  const [asked, setAsked] = useState<{ kind: "change"; shop: Shop } | { kind: "reset" } | null>(null);
  const wider = widerRange(found.range, ranges);

  const choose = async (shop: Shop | null) => {
    setAsked(null);
    if (await prefer(shop && remembered(shop))) onClose();
  };
  const select = (shop: Shop) => {
    if (selectedShop && selectedShop.id !== shop.id) setAsked({ kind: "change", shop });
    else void choose(shop);
  };

  return (
    <SideSheet
      title={intl.formatMessage({ id: "pickupShop.title", defaultMessage: "Pickup in Shop" })}
      onClose={onClose}
      footer={
        found.status !== "idle" &&
        wider !== undefined && (
          <button
            type="button"
            className={c.wider}
            disabled={found.status === "pending"}
            onClick={() => void search(found.postalCode, wider)}
          >
            <FormattedMessage
              id="pickupShop.extend"
              defaultMessage="Extend Search Range to {distance}"
              values={{ distance: <Range value={wider} /> }}
            />
          </button>
        )
      }
    >
      {product && <ProductLine product={product} />}
      {selectedShop && <SelectedShopView shop={selectedShop} onReset={() => setAsked({ kind: "reset" })} />}
      <ShopSearchForm
        ranges={ranges}
        range={found.range}
        isBusy={found.status === "pending"}
        onSearch={(postalCode, range) => void search(postalCode, range)}
      />
      {problem && (
        <Note tone="error">
          <ShopperWords message={problem} />
        </Note>
      )}
      <ShopResults
        search={found}
        product={product && { name: product.name }}
        selectedId={selectedShop?.id}
        isBusy={isBusy}
        onSelect={select}
      />
      {asked?.kind === "change" && (
        <ConfirmDialog
          title={intl.formatMessage({ id: "pickupShop.changeTitle", defaultMessage: "Change your preferred shop" })}
          yes={intl.formatMessage({ id: "pickupShop.changeYes", defaultMessage: "Yes, change shop" })}
          no={intl.formatMessage({ id: "pickupShop.no", defaultMessage: "No, cancel" })}
          onYes={() => void choose(asked.shop)}
          onClose={() => setAsked(null)}
        >
          <FormattedMessage
            id="pickupShop.changeQuestion"
            defaultMessage="Pickup items in your bag will be deleted when you change your shop to {shop}. Do you wish to continue?"
            values={{ shop: asked.shop.name }}
          />
        </ConfirmDialog>
      )}
      {asked?.kind === "reset" && (
        <ConfirmDialog
          title={intl.formatMessage({ id: "pickupShop.resetTitle", defaultMessage: "Reset Preferred Shop" })}
          yes={intl.formatMessage({ id: "pickupShop.resetYes", defaultMessage: "Yes" })}
          no={intl.formatMessage({ id: "pickupShop.no", defaultMessage: "No, cancel" })}
          onYes={() => void choose(null)}
          onClose={() => setAsked(null)}
        >
          <FormattedMessage
            id="pickupShop.resetQuestion"
            defaultMessage="You will lose your progress if you reset the preferred shop. Do you wish to continue?"
          />
        </ConfirmDialog>
      )}
    </SideSheet>
  );
};
