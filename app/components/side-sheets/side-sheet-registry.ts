import loadable, { type LoadableComponent } from "@loadable/component";
import type { SideSheetName, SideSheetProps } from "#app/contexts/sidebar-context.tsx";

/** What the host hands to every sheet beside its own props. */
export type HostedSheet = LoadableComponent<SideSheetProps & { onClose: () => void }>;

const AddTreats = loadable(() => import(/* webpackChunkName: "sheet-add-treats" */ "./add-treats.tsx"), {
  resolveComponent: ({ AddTreats }) => AddTreats,
});
const AddedToBag = loadable(() => import(/* webpackChunkName: "sheet-added-to-bag" */ "./added-to-bag.tsx"), {
  resolveComponent: ({ AddedToBag }) => AddedToBag,
});
const PickupShop = loadable(() => import(/* webpackChunkName: "sheet-pickup-shop" */ "./pickup-shop.tsx"), {
  resolveComponent: ({ PickupShop }) => PickupShop,
});

const ProductOptions = loadable(() => import(/* webpackChunkName: "sheet-product-options" */ "./product-options.tsx"), {
  resolveComponent: ({ ProductOptions }) => ProductOptions,
});

const Recipients = loadable(() => import(/* webpackChunkName: "sheet-recipients" */ "./recipients.tsx"), {
  resolveComponent: ({ Recipients }) => Recipients,
});

const Compare = loadable(() => import(/* webpackChunkName: "sheet-compare" */ "./compare.tsx"), {
  resolveComponent: ({ Compare }) => Compare,
});

/** The chunk of each side sheet; it is fetched when the sheet first opens. */
export const sideSheets = {
  "add-treats": AddTreats,
  "added-to-bag": AddedToBag,
  "pickup-shop": PickupShop,
  "product-options": ProductOptions,
  compare: Compare,
  recipients: Recipients,
} as unknown as Record<SideSheetName, HostedSheet>;
