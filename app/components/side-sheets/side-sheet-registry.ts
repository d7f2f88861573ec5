import loadable, { type LoadableComponent } from "@loadable/component";
import type { SideSheetName, SideSheetProps } from "#app/contexts/sidebar-context.tsx";

/** What the host hands to every sheet beside its own props. */
export type HostedSheet = LoadableComponent<SideSheetProps & { onClose: () => void }>;

const AddedToBag = loadable(() => import(/* webpackChunkName: "sheet-added-to-bag" */ "./added-to-bag.tsx"), {
  resolveComponent: ({ AddedToBag }) => AddedToBag,
});
const PickupShop = loadable(() => import(/* webpackChunkName: "sheet-pickup-shop" */ "./pickup-shop.tsx"), {
  resolveComponent: ({ PickupShop }) => PickupShop,
});

const ProductOptions = loadable(() => import(/* webpackChunkName: "sheet-product-options" */ "./product-options.tsx"), {
  resolveComponent: ({ ProductOptions }) => ProductOptions,
});

/** The chunk of each side sheet; it is fetched when the sheet first opens. */
export const sideSheets = {
  "added-to-bag": AddedToBag,
  "pickup-shop": PickupShop,
  "product-options": ProductOptions,
} as unknown as Record<SideSheetName, HostedSheet>;
