import type { PaymentInstrumentExchange } from "#sandbox/platform/customers/module.ts";
import type { Mapping } from "./mapping.ts";
import { instrumentsElement, instrumentsOf } from "./payment-instrument-facts.ts";

/** What people with an account pay with: cards by their token alone, never by their number. */
export const paymentInstrumentMapping = (instruments: PaymentInstrumentExchange): Mapping => ({
  kind: "customer-payment-instruments",
  object: "customer",
  isKeyShopWide: true,
  isRelation: true,

  read: async (keys) =>
    [...(await instruments.read(keys))].map(([customerNo, all]) => ({
      siteId: "",
      containerId: "",
      key: customerNo,
      element: instrumentsElement(customerNo, all),
    })),

  understood: (entry, context) => instrumentsElement(entry.key, instrumentsOf(entry, context).instruments),

  write: async (entries, context) => {
    const refused: string[] = [];
    for (const entry of entries) {
      const { instruments: told, unusable } = instrumentsOf(entry, context);
      context.count("customer-payment-instruments: without a token, kept without effect", unusable);
      if (await instruments.put(entry.key, told)) continue;
      context.count("customer-payment-instruments: of nobody who is there, kept without effect");
      refused.push(entry.key);
    }
    return refused;
  },

  remove: (entries) => instruments.remove(entries.map(({ key }) => key)),
});
