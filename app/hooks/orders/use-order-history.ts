import { useMemo } from "react";
import { createOrderHistoryApi, type OrderHistoryApi } from "#app/commerce-api/order-history.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

/** Orders after they are placed, over the shop's ways to the backend. */
export const useOrderHistory = (): OrderHistoryApi => {
  const { transports } = useCommerceApi();
  return useMemo(() => createOrderHistoryApi(transports), [transports]);
};
