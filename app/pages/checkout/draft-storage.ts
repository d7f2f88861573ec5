const keyOf = (name: string) => `CHECKOUT_DRAFT_${name}`;

interface Draft {
  customerId: string;
  values: object;
}

/** Keeps what a customer has typed until the tab is closed. */
export const keepDraft = (name: string, customerId: string, values: object): void => {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify({ customerId, values } satisfies Draft));
  } catch {
    // A browser that keeps nothing asks again.
  }
};

/** Gives back what was kept for a customer, once; what somebody else has typed is thrown away. */
export const takeDraft = (name: string, customerId: string): object | null => {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? "null") as Draft | null;
    window.sessionStorage.removeItem(keyOf(name));
    return kept?.customerId === customerId ? kept.values : null;
  } catch {
    return null;
  }
};
