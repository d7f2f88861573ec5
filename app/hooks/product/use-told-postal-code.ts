import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { useSite } from "#app/contexts/site-context.tsx";

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 10;

/** The postal code that the shopper has told on this site, kept in this browser, and how to tell another one. */
export const useToldPostalCode = (): [string | null, (postalCode: string | null) => void] =>
  useLocalStorage<string>(`DELIVERY_POSTAL_CODE_${useSite().id}`, isText);
