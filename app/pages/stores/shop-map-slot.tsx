import loadable from "@loadable/component";
import { useMounted } from "#app/browser/use-mounted.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import type { Shop } from "#app/domain/stores/shop.ts";
import c from "./shop-finder.styles.ts";
import type { MappedShop } from "./shop-map.tsx";

const ShopMap = loadable(() => import(/* webpackChunkName: "shop-map" */ "./shop-map.tsx"), {
  resolveComponent: (module) => module.ShopMap,
});

/** West of this the drawn map ends, in degrees: Alaska and Hawaii are not on it. */
const WESTERN_EDGE = -130;

/** Whether a shop stands on the drawn map. */
export const isOnMap = ({ place }: Pick<Shop, "place">): boolean =>
  place !== undefined && place.longitude > WESTERN_EDGE;

/** The place of the map, which is drawn once the page stands. */
export const ShopMapSlot = ({ shops }: { shops: readonly MappedShop[] }) => {
  const isMounted = useMounted();
  return (
    <div className={c.map}>
      {isMounted && (
        <QuietBoundary>
          <ShopMap shops={shops} />
        </QuietBoundary>
      )}
    </div>
  );
};
