import { onDemand } from "#app/components/ui/on-demand.ts";
import type { SideSheetRegistry } from "./added-sheets.ts";

const leads = () => import(/* webpackChunkName: "sheet-leads" */ "./lead-sheets.tsx");

/** The chunk of each side sheet; it is fetched when the sheet first opens. A name without a sheet does not compile. */
export const ownSheets: SideSheetRegistry = {
  "add-treats": onDemand(() =>
    import(/* webpackChunkName: "sheet-add-treats" */ "./add-treats.tsx").then(({ AddTreats }) => AddTreats),
  ),
  "pickup-shop": onDemand(() =>
    import(/* webpackChunkName: "sheet-pickup-shop" */ "./pickup-shop.tsx").then(({ PickupShop }) => PickupShop),
  ),
  concierge: onDemand(() => leads().then(({ ConciergeSheet }) => ConciergeSheet)),
  "digital-catalog": onDemand(() => leads().then(({ DigitalCatalogSheet }) => DigitalCatalogSheet)),
  "printed-catalog": onDemand(() => leads().then(({ PrintedCatalogSheet }) => PrintedCatalogSheet)),
  "need-help": onDemand(() =>
    import(/* webpackChunkName: "sheet-need-help" */ "./need-help.tsx").then(({ NeedHelp }) => NeedHelp),
  ),
  "added-to-bag": onDemand(() =>
    import(/* webpackChunkName: "sheet-added-to-bag" */ "./added-to-bag.tsx").then(({ AddedToBag }) => AddedToBag),
  ),
  "product-options": onDemand(() =>
    import(/* webpackChunkName: "sheet-product-options" */ "./product-options.tsx").then(
      ({ ProductOptions }) => ProductOptions,
    ),
  ),
  allergens: onDemand(() =>
    import(/* webpackChunkName: "sheet-allergens" */ "./allergens.tsx").then(({ Allergens }) => Allergens),
  ),
  "arrives-by": onDemand(() =>
    import(/* webpackChunkName: "sheet-arrives-by" */ "./arrives-by.tsx").then(({ ArrivesBySheet }) => ArrivesBySheet),
  ),
  compare: onDemand(() =>
    import(/* webpackChunkName: "sheet-compare" */ "./compare.tsx").then(({ Compare }) => Compare),
  ),
  recipients: onDemand(() =>
    import(/* webpackChunkName: "sheet-recipients" */ "./recipients.tsx").then(({ Recipients }) => Recipients),
  ),
};
