import { geoDistance } from "d3-geo";
import type { Shop } from "#app/domain/stores/shop.ts";

/** Mean radius of the earth. */
const earth = { mile: 3958.8, kilometer: 6371 };

/** A place on the earth, in degrees. */
export type Place = NonNullable<Shop["place"]>;

/** The shops that are nearest to a place, the nearest first, each with its distance as the crow flies. */
export const nearShops = <Listed extends Shop>(
  shops: readonly Listed[],
  { latitude, longitude }: Place,
  { most, unit }: { most: number; unit: keyof typeof earth },
): (Listed & { distance: number })[] =>
  shops
    .flatMap((shop) =>
      shop.place
        ? [
            {
              ...shop,
              distance: earth[unit] * geoDistance([longitude, latitude], [shop.place.longitude, shop.place.latitude]),
            },
          ]
        : [],
    )
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most);
