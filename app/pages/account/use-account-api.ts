import { useMemo } from "react";
import { type AccountApi, createAccountApi } from "./account-api.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

/** The calls of the account area, over the shop's ways to the backend. */
export const useAccountApi = (): AccountApi => {
  const { transports } = useCommerceApi();
  return useMemo(() => createAccountApi(transports), [transports]);
};
