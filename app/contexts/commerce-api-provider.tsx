import { createContext, type ReactNode } from "react";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { useProvided } from "./use-provided.ts";

const CommerceApiContext = createContext<CommerceApi | null>(null);

/** Gives the commerce API to everything below. */
export const CommerceApiProvider = ({ api, children }: { api: CommerceApi; children: ReactNode }) => (
  <CommerceApiContext value={api}>{children}</CommerceApiContext>
);

/** The backend as plain async functions; each throws `CommerceApiError`. */
export const useCommerceApi = (): CommerceApi => useProvided(CommerceApiContext, "CommerceApi");
