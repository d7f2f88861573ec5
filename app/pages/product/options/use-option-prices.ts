import { useMemo } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useAnswer } from "#app/hooks/use-answer.ts";
import type { OptionView, PriceSteps } from "./option-views.ts";

interface Told {
  data?: { optionId: string; optionValueId: string; prices: PriceSteps }[];
}

/**
 * The same options with what they cost by the number of pieces, as the bag asks for them. Until that is known, and
 * where it cannot be, they cost the same at every quantity.
 */
export const useOptionPrices = (productId: string, options: readonly OptionView[]): readonly OptionView[] => {
  const { transports } = useCommerceApi();
  const { status, value } = useAnswer(
    `option prices ${productId}`,
    () => transports.site({ method: "GET", path: "option-prices", query: { productId } }) as Promise<Told>,
    "The prices of options could not be asked for.",
  );
  const told = status === "ready" ? value.data : undefined;
  return useMemo(
    () =>
      options.map((option) => ({
        ...option,
        values: option.values.map((each) => {
          const found = told?.find(
            ({ optionId, optionValueId }) => optionId === option.id && optionValueId === each.id,
          );
          return found && found.prices.length > 0 ? { ...each, prices: found.prices } : each;
        }),
      })),
    [options, told],
  );
};
