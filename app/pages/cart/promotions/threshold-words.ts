import { useIntl } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import type { ThresholdGap } from "#app/domain/checkout/basket-validation.ts";

/** Why a bag below the threshold cannot be ordered yet, in words; null for any other. */
export const useThresholdWords = (gap: ThresholdGap | null, currency: string | undefined): string | null => {
  const intl = useIntl();
  const money = useMoney(currency);
  if (!gap) return null;
  const { minimum, missing } = gap;
  if (minimum === undefined || missing === undefined)
    return intl.formatMessage({
      id: "cart.threshold",
      defaultMessage: "Your bag is below our minimum order. Add a little more to check out.",
    });
  return intl.formatMessage(
    {
      id: "cart.thresholdMissing",
      defaultMessage:
        "The minimum order is {minimum}. Add {missing} more to check out. Order forms and posters can ship on their own.",
    },
    { minimum: money(minimum), missing: money(missing) },
  );
};
