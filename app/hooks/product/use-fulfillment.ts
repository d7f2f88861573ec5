import { useState } from "react";
import { useSite } from "#app/contexts/site-context.tsx";
import { useStore, type SelectedShop } from "#app/contexts/store-context.tsx";
import { isLimited, type StockRecord } from "#app/domain/product/availability.ts";
import { fulfillment, type Fulfillment, type FulfillmentOption } from "#app/domain/product/fulfillment.ts";
import type { ProductView } from "#app/domain/product/product-view.ts";
import type { Purchase } from "#app/domain/product/purchase.ts";
import type { BagAddition } from "#app/domain/basket/bag-addition.ts";
import { useShopStock } from "#app/hooks/stores/use-shop-stock.ts";

/** How the product is got, the choice between shipping and pickup, and what follows for the buy box. */
export interface FulfillmentChoice extends Fulfillment {
  choose: (option: FulfillmentOption) => void;
  shop: SelectedShop | null;
  /** The buy box's view of what is chosen: a shop's stock takes the place of the warehouse's. */
  purchase: Purchase;
}

const atShop = (purchase: Purchase, record: StockRecord): Purchase => ({
  ...purchase,
  status: null,
  isInStock: true,
  isLimited: isLimited(record.ats),
  ats: record.ats,
});

/** Remembers whether a product is shipped or collected; another product or shop begins with the preset again. */
export const useFulfillment = (product: ProductView, purchase: Purchase): FulfillmentChoice => {
  const { pickupEnabled } = useSite();
  const { selectedShop } = useStore();
  const shopStock = useShopStock(
    pickupEnabled && product.flags.availableForInStorePickup ? purchase.productId : undefined,
  );
  const about = `${product.id} ${selectedShop?.id ?? ""}`;
  const [choice, setChoice] = useState<{ about: string; option: FulfillmentOption }>();
  const found = fulfillment({
    flags: product.flags,
    canShip: purchase.canShip,
    pickupEnabled,
    hasShop: selectedShop !== null,
    shopStock,
    chosen: choice?.about === about ? choice.option : undefined,
  });
  return {
    ...found,
    choose: (option) => setChoice({ about, option }),
    shop: selectedShop,
    purchase: {
      ...(found.option === "pickup" && shopStock ? atShop(purchase, shopStock) : purchase),
      ...(found.isPickupOnly && { badge: { kind: "inShopsOnly" as const } }),
    },
  };
};

/** Where an addition to the bag is collected; nothing for one that is shipped. */
export const pickupPlace = ({
  option,
  shop,
}: Pick<FulfillmentChoice, "option" | "shop">): Pick<BagAddition, "pickupAt"> =>
  option === "pickup" && shop
    ? {
        pickupAt: {
          id: shop.id,
          name: shop.name,
          ...(shop.inventoryId !== undefined && { inventoryId: shop.inventoryId }),
        },
      }
    : {};
