import { createContext, useCallback, useMemo, type ReactNode } from "react";
import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { useProvided } from "./use-provided.ts";

/** Where the chosen shop is kept in the browser (shipping-18). */
export const SELECTED_SHOP = "SELECTED_SHOP";

/** The shop a shopper collects from. */
export interface SelectedShop {
  id: string;
  name: string;
  /** Key to its stock. */
  inventoryId?: string;
  address1?: string;
  city?: string;
  stateCode?: string;
  postalCode?: string;
}

/** The chosen shop and how to change it. */
export interface StoreState {
  /** Null while none is chosen, and always while rendering on the server. */
  selectedShop: SelectedShop | null;
  selectShop: (shop: SelectedShop) => void;
  resetShop: () => void;
}

const isShop = (value: unknown): value is SelectedShop =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as SelectedShop).id === "string" &&
  typeof (value as SelectedShop).name === "string";

const StoreContext = createContext<StoreState | null>(null);

/** Remembers the chosen shop across visits and tabs. */
export const StoreProvider = ({ children }: { children: ReactNode }) => {
  const [selectedShop, keep] = useLocalStorage(SELECTED_SHOP, isShop);
  const resetShop = useCallback(() => keep(null), [keep]);
  const value = useMemo(() => ({ selectedShop, selectShop: keep, resetShop }), [selectedShop, keep, resetShop]);
  return <StoreContext value={value}>{children}</StoreContext>;
};

/** The chosen shop and how to change it. */
export const useStore = (): StoreState => useProvided(StoreContext, "Store");
