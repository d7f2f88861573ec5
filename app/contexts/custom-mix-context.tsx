import { createContext, useMemo, useState, type ReactNode } from "react";
import { useProvided } from "./use-provided.ts";

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
  /** Storage id of the flow whose box this is; null before a flow has begun. */
  begunFor: string | null;
  /** A flow begins, with the box that was kept for it, if one was. */
  beginMix: (storageId: string, draft: CustomMix | null) => void;
  /** Replaces some of the box's parts. */
  updateMix: (patch: Partial<CustomMix>) => void;
  /** Begins the box anew; the flow goes on. */
  resetMix: () => void;
  /** The flow is left, and its box with it. */
  leaveMix: () => void;
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

const notBegun: Pick<CustomMixState, "mix" | "begunFor"> = { mix: emptyMix, begunFor: null };

const CustomMixContext = createContext<CustomMixState | null>(null);

/** Remembers the box that a shopper is building. */
export const CustomMixProvider = ({ children }: { children: ReactNode }) => {
  const [state, setState] = useState(notBegun);
  const actions = useMemo(() => {
    const updateMix = (patch: Partial<CustomMix>) =>
      setState(({ mix, ...rest }) => ({ ...rest, mix: { ...mix, ...patch } }));
    return {
      beginMix: (begunFor: string, draft: CustomMix | null) => setState({ begunFor, mix: draft ?? emptyMix }),
      updateMix,
      resetMix: () => updateMix(emptyMix),
      leaveMix: () => setState(notBegun),
    };
  }, []);
  const value = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <CustomMixContext value={value}>{children}</CustomMixContext>;
};

/** The box and how to change it. */
export const useCustomMix = (): CustomMixState => useProvided(CustomMixContext, "CustomMix");
