import { ALLERGEN_SHIELD } from "./use-kept-shield.ts";

/** Stands behind a shield that an account keeps, too. */
const OF_ACCOUNT = ";account";

/**
 * Keeps what a shopper keeps away from in this browser, and tells all that shows sweets.
 * @param text as `writeShield` writes it; null for nothing
 * @param isOfAccount an account keeps it, too, so that it goes with the account
 */
export const keepShield = (text: string | null, isOfAccount = false): void => {
  try {
    if (text === null) localStorage.removeItem(ALLERGEN_SHIELD);
    else localStorage.setItem(ALLERGEN_SHIELD, JSON.stringify(isOfAccount ? `${text}${OF_ACCOUNT}` : text));
  } catch {
    // A browser that refuses storage marks nothing.
  }
  // Browsers tell the other tabs alone.
  window.dispatchEvent(new StorageEvent("storage", { key: ALLERGEN_SHIELD }));
};

/** Forgets in this browser what an account keeps; what was said without one stays. */
export const forgetShieldOfAccount = (): void => {
  if (localStorage.getItem(ALLERGEN_SHIELD)?.includes(OF_ACCOUNT)) keepShield(null);
};
