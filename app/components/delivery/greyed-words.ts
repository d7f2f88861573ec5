import { defineMessages, type MessageDescriptor } from "react-intl";
import type { GreyedReason } from "#app/domain/checkout/wished-day.ts";

/** Why nothing arrives on a day, after its name. */
export const greyedWords: Record<GreyedReason, MessageDescriptor> = defineMessages({
  past: { id: "deliveryDay.past", defaultMessage: "this day has passed" },
  "too-soon": { id: "deliveryDay.tooSoon", defaultMessage: "too soon for this shipping method" },
  "too-late": { id: "deliveryDay.tooLate", defaultMessage: "too far ahead" },
  "no-delivery": { id: "deliveryDay.noDelivery", defaultMessage: "no deliveries on this day of the week" },
  holiday: { id: "deliveryDay.holiday", defaultMessage: "{holiday}, no deliveries" },
  "heat-hold": {
    id: "deliveryDay.heatHold",
    defaultMessage: "held for warm weather, so that it doesn’t melt over a weekend on the road",
  },
  "warehouse-closed": {
    id: "deliveryDay.warehouseClosed",
    defaultMessage: "it would have to ship while our warehouse is closed",
  },
});

/** What a holiday without a name is called. */
export const someHoliday: MessageDescriptor = defineMessages({
  holiday: { id: "deliveryDay.someHoliday", defaultMessage: "public holiday" },
}).holiday;
