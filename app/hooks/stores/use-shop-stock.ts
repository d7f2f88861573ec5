import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useStore } from "#app/contexts/store-context.tsx";
import { stockRecord, type StockRecord } from "#app/domain/product/availability.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/**
 * What the chosen shop has of a product: `undefined` while that is not known or no shop is chosen, null when it has
 * none. A failure is logged and counts as none (shops-16).
 */
export const useShopStock = (productId: string | undefined): StockRecord | null | undefined => {
  const { stores } = useCommerceApi();
  const { selectedShop } = useStore();
  const shopId = selectedShop?.id;
  const { status, value } = useAnswer(
    productId !== undefined && shopId !== undefined ? `stock of ${productId} at ${shopId}` : null,
    async () => {
      const stock = await stores.stock([productId ?? ""], [shopId ?? ""]);
      const record = stock[productId ?? ""]?.[shopId ?? ""];
      return record ? stockRecord(record) : null;
    },
    "The stock of the shop could not be asked for.",
  );
  return status === "failed" ? null : value;
};
