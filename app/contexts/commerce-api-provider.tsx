import { createContext, use, type ReactNode } from "react";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";

const CommerceApiContext = createContext<CommerceApi | null>(null);

/** Gives the commerce API to everything below. */
export const CommerceApiProvider = ({ api, children }: { api: CommerceApi; children: ReactNode }) => (
  <CommerceApiContext value={api}>{children}</CommerceApiContext>
);

/** The backend as plain async functions; each throws `CommerceApiError`. */
export const useCommerceApi = (): CommerceApi => {
  const api = use(CommerceApiContext);
  if (!api) throw new Error("useCommerceApi needs a CommerceApiProvider.");
  return api;
};
