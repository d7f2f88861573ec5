import loadable from "@loadable/component";
import { useMounted } from "#app/browser/use-mounted.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import c from "./shop-finder.styles.ts";
import type { MappedShop } from "./shop-map.tsx";

const ShopMap = loadable(() => import(/* webpackChunkName: "shop-map" */ "./shop-map.tsx"), {
  resolveComponent: (module) => module.ShopMap,
});

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
