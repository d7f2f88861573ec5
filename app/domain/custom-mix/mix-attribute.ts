import { fromStored, toStored, type MixUnitType } from "./box.ts";
import type { CandyQuantity } from "./quantities.ts";

/** What a line of the bag says is in its box. */
export interface BoxContents {
  candies: CandyQuantity[];
  unitType: MixUnitType;
}

/** Why a box of the bag cannot be read (custom-mix-13). */
export class MixParseError extends Error {
  constructor() {
    super("Error parsing custom mix box");
    this.name = "MixParseError";
  }
}

/**
 * The line attribute `c_customMix`: a box list of `pid` and `qty`, and the unit type; candies without units are left
 * out.
 */
export const writeMix = ({ candies, unitType }: BoxContents): string =>
  JSON.stringify({
    boxList: candies
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity }) => ({ pid: id, qty: toStored(quantity, unitType) })),
    unitType,
  });

interface StoredCandy {
  pid?: unknown;
  qty?: unknown;
}

/** Reads the line attribute. @throws MixParseError "Error parsing custom mix box" */
export const readMix = (attribute: unknown): BoxContents => {
  let mix: { boxList?: unknown; unitType?: unknown } | null;
  try {
    mix = (typeof attribute === "string" ? JSON.parse(attribute) : null) as typeof mix;
  } catch {
    throw new MixParseError();
  }
  const { boxList, unitType } = mix ?? {};
  if (!Array.isArray(boxList) || boxList.length === 0 || (unitType !== "percent" && unitType !== "pieces"))
    throw new MixParseError();
  const candies = boxList.map((entry: StoredCandy | null) => {
    const { pid, qty } = entry ?? {};
    if (typeof pid !== "string" || pid === "" || typeof qty !== "number" || !(qty > 0) || !Number.isFinite(qty))
      throw new MixParseError();
    return { id: pid, quantity: fromStored(qty, unitType) };
  });
  return { candies, unitType };
};
