const KEY = "BAG_CODES_TAKEN_BACK";
const WEIGHED_KEY = "BAG_CODES_WEIGHED";

/** What codes were weighed for last in this tab: bag, account and goods in one text; empty where nothing was. */
export const lastWeighed = (): string => {
  try {
    return window.sessionStorage.getItem(WEIGHED_KEY) ?? "";
  } catch {
    return "";
  }
};

/** Remembers until the tab is closed what codes were weighed for, so that bag and checkout do not weigh them twice. */
export const rememberWeighed = (situation: string): void => {
  try {
    window.sessionStorage.setItem(WEIGHED_KEY, situation);
  } catch {
    // A browser that keeps nothing weighs them once more.
  }
};

const kept = (basketId: string): readonly string[] => {
  try {
    const list = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null") as { basketId: string; codes: string[] };
    return list.basketId === basketId ? list.codes : [];
  } catch {
    return [];
  }
};

/** Whether the shopper has taken a code out of this bag, so that it is not put in again by itself. */
export const isTakenBack = (basketId: string, code: string): boolean => kept(basketId).includes(code.toUpperCase());

/** Remembers until the tab is closed that the shopper has taken a code out of this bag. */
export const rememberTakenBack = (basketId: string, codes: readonly string[]): void => {
  if (codes.length === 0) return;
  const all = [...kept(basketId), ...codes.map((code) => code.toUpperCase())];
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ basketId, codes: all }));
  } catch {
    // A browser that keeps nothing may offer the code once more.
  }
};
