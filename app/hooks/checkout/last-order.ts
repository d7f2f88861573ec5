/** Where this tab keeps the number of the order it placed last, so that the confirmation survives a reload. */
const LAST_ORDER = "LAST_ORDER";

/** Remembers the order of this tab; a browser that keeps nothing goes without. */
export const rememberLastOrder = (orderNo: string): void => {
  try {
    window.sessionStorage.setItem(LAST_ORDER, orderNo);
  } catch {
    // The address carries the number too.
  }
};

/** The order this tab placed last, or null. */
export const lastOrder = (): string | null => {
  try {
    return window.sessionStorage.getItem(LAST_ORDER);
  } catch {
    return null;
  }
};

/** Address of an order's confirmation. */
export const confirmationPath = (orderNo: string): string =>
  `/order-confirmation?orderNo=${encodeURIComponent(orderNo)}`;
