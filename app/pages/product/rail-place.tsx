import { useShellData } from "#app/contexts/shell-data.ts";
import c from "#app/components/product/recommended-rail.styles.ts";

/** The place of a row of recommendations that has not come yet, where the site wants them (product-47). */
export const RailPlace = () => {
  const { preferences } = useShellData();
  return preferences.showEinsteinRecommenders === true ? <div className={c.kept} /> : null;
};
