import type { MixRules } from "#app/domain/custom-mix/box.ts";
import type { MixCandy } from "../mix-view.ts";
import { boxPlaces, type CandyQuantity } from "#app/domain/custom-mix/quantities.ts";

/** One well of a box seen from above. */
export interface Well {
  /** What lies in it; null for an empty one. */
  id: string | null;
  /** What is shown of it: the cut-out seen from above, or the picture of its tile where a product has none. */
  picture?: { src: string; isCutOut: boolean };
  /** How far it is turned, in degrees: nobody lays two sweets down alike. */
  tilt: number;
}

/** Turns of neighbors, so that none lies as the one beside or above it. */
const TILTS = [-5, 3, 8, -2, 6, -8, 1];

/** The wells of a box in their order, each with what lies in it. */
export const wellsOf = (
  candies: readonly CandyQuantity[],
  rules: Pick<MixRules, "capacity" | "increment" | "unitType">,
  candyOf: (id: string) => Pick<MixCandy, "image" | "topDown"> | undefined,
): Well[] =>
  boxPlaces(candies, rules).map((id, index) => {
    const { topDown, image } = (id === null ? undefined : candyOf(id)) ?? {};
    const src = topDown ?? image;
    return {
      id,
      tilt: TILTS[index % TILTS.length] ?? 0,
      ...(src && { picture: { src, isCutOut: topDown !== undefined } }),
    };
  });
