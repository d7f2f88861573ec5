import { createContext, use, useCallback, useMemo, useState, type ReactNode } from "react";

/** A candy of the box and how much of it; pieces, or percents of some boxes. */
export interface CandySelection {
  id: string;
  quantity: number;
}

/** A box while it is being built. */
export interface CustomMix {
  storageId: string | null;
  boxSelection: string | null;
  boxVariantSelection: string | null;
  candySelections: CandySelection[];
  /** The even shares that the candies began with. */
  initialQuantities: CandySelection[];
  /** Boxes of this kind. */
  quantity: number;
  fulfillmentOption: "shipping" | "pickup";
}

/** The box and how to change it. */
export interface CustomMixState {
  mix: CustomMix;
  /** Replaces some of the box's parts. */
  updateMix: (patch: Partial<CustomMix>) => void;
  resetMix: () => void;
}

const emptyMix: CustomMix = {
  storageId: null,
  boxSelection: null,
  boxVariantSelection: null,
  candySelections: [],
  initialQuantities: [],
  quantity: 1,
  fulfillmentOption: "shipping",
};

const CustomMixContext = createContext<CustomMixState | null>(null);

/** Remembers the box that a shopper is building. */
export const CustomMixProvider = ({ children }: { children: ReactNode }) => {
  const [mix, setMix] = useState(emptyMix);
  const updateMix = useCallback((patch: Partial<CustomMix>) => setMix((before) => ({ ...before, ...patch })), []);
  const resetMix = useCallback(() => setMix(emptyMix), []);
  const value = useMemo(() => ({ mix, updateMix, resetMix }), [mix, updateMix, resetMix]);
  return <CustomMixContext value={value}>{children}</CustomMixContext>;
};

/** The box and how to change it. */
export const useCustomMix = (): CustomMixState => {
  const state = use(CustomMixContext);
  if (!state) throw new Error("useCustomMix needs a CustomMixProvider.");
  return state;
};
