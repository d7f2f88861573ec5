import loadable from "@loadable/component";
import type { ComponentType } from "react";
import type { SideSheets } from "#app/contexts/sidebar-context.tsx";

/** What the host hands to every sheet beside its own props. */
export interface HostedSheet {
  onClose: () => void;
}

type SideSheetRegistry = { readonly [Name in keyof SideSheets]: ComponentType<SideSheets[Name] & HostedSheet> };

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

const Concierge = loadable(() => import(/* webpackChunkName: "sheet-leads" */ "./lead-sheets.tsx"), {
  resolveComponent: ({ ConciergeSheet }) => ConciergeSheet,
});

const DigitalCatalog = loadable(() => import(/* webpackChunkName: "sheet-leads" */ "./lead-sheets.tsx"), {
  resolveComponent: ({ DigitalCatalogSheet }) => DigitalCatalogSheet,
});

const PrintedCatalog = loadable(() => import(/* webpackChunkName: "sheet-leads" */ "./lead-sheets.tsx"), {
  resolveComponent: ({ PrintedCatalogSheet }) => PrintedCatalogSheet,
});

const Compare = loadable(() => import(/* webpackChunkName: "sheet-compare" */ "./compare.tsx"), {
  resolveComponent: ({ Compare }) => Compare,
});

const NeedHelp = loadable(() => import(/* webpackChunkName: "sheet-need-help" */ "./need-help.tsx"), {
  resolveComponent: ({ NeedHelp }) => NeedHelp,
});

/** The chunk of each side sheet; it is fetched when the sheet first opens. A name without a sheet does not compile. */
export const sideSheets: SideSheetRegistry = {
  "add-treats": AddTreats,
  "pickup-shop": PickupShop,
  concierge: Concierge,
  "digital-catalog": DigitalCatalog,
  "printed-catalog": PrintedCatalog,
  "need-help": NeedHelp,
  "added-to-bag": AddedToBag,
  "product-options": ProductOptions,
  compare: Compare,
  recipients: Recipients,
};
