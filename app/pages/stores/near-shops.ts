import { geoDistance } from "d3-geo";
import type { Shop } from "#app/domain/stores/shop.ts";

/** Mean radius of the earth, in miles. */
const EARTH_MILES = 3958.8;

/** A place on the earth, in degrees. */
export type Place = NonNullable<Shop["place"]>;

/** The shops that are nearest to a place, the nearest first, each with its distance in miles as the crow flies. */
export const nearShops = <Listed extends Shop>(
  shops: readonly Listed[],
  { latitude, longitude }: Place,
  most: number,
): (Listed & { distance: number })[] =>
  shops
    .flatMap((shop) =>
      shop.place
        ? [
            {
              ...shop,
              distance: EARTH_MILES * geoDistance([longitude, latitude], [shop.place.longitude, shop.place.latitude]),
            },
          ]
        : [],
    )
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most);
