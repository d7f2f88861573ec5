import { useLocalStorage } from "./use-local-storage.ts";

/** Where the browser keeps what a shopper keeps away from, as `writeShield` writes it. */
export const ALLERGEN_SHIELD = "ALLERGEN_SHIELD";

const isText = (value: unknown): value is string => typeof value === "string";

/** What the shopper keeps away from, as it is kept in this browser; null where nothing was said. */
export const useKeptShield = (): string | null => useLocalStorage(ALLERGEN_SHIELD, isText)[0];
