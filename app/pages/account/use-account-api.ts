import { useMemo } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { type AccountApi, createAccountApi } from "./account-api.ts";

/** The calls of the account area, over the shop's ways to the backend. */
export const useAccountApi = (): AccountApi => {
  const { transports } = useCommerceApi();
  return useMemo(() => createAccountApi(transports), [transports]);
};
