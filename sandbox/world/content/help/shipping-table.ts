import { shippingMethods } from "#sandbox/world/shipping-methods.ts";
import type { ShippingMethod } from "#sandbox/shipping/shipping-method.ts";

type Currency = "USD" | "CAD";

const CENTS_PER_DOLLAR = 100;

const money = (cents: number): string => `$${(cents / CENTS_PER_DOLLAR).toFixed(2)}`;

/** The methods that carry parcels within the country of a currency. */
const carried = (currency: Currency): ShippingMethod[] =>
  shippingMethods.filter(
    ({ online, isPickup, isEmail, countries, costs }) =>
      online &&
      !isPickup &&
      !isEmail &&
      countries.includes(currency === "USD" ? "US" : "CA") &&
      costs.some((cost) => cost.currency === currency),
  );

/** What a method costs for an order of that much, in cents. */
const costAt = ({ costs }: ShippingMethod, currency: Currency, totalCents: number): number =>
  costs
    .filter((cost) => cost.currency === currency && cost.fromTotalCents <= totalCents)
    .reduce((cost, step) => step.costCents, 0);

/** A table in Markdown of what each way of shipping costs by the worth of the sweets, straight from the shop's own rates. */
export const shippingTable = (currency: Currency): string => {
  const methods = carried(currency);
  const steps = [
    ...new Set(
      methods.flatMap(({ costs }) =>
        costs.filter((cost) => cost.currency === currency).map(({ fromTotalCents }) => fromTotalCents),
      ),
    ),
  ].sort((a, b) => a - b);
  const heads = steps.map((from, index) => {
    const next = steps[index + 1];
    return index === 0 && next !== undefined ? `Under $${next / CENTS_PER_DOLLAR}` : `From $${from / CENTS_PER_DOLLAR}`;
  });
  const rows = methods.map((method) => {
    const coldPack = method.coldPackCents[currency];
    return [
      method.name,
      method.estimatedArrival,
      ...steps.map((step) => money(costAt(method, currency, step))),
      coldPack ? money(coldPack) : "included",
    ];
  });
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["Way", "Arrives in", ...heads, "Cold pack"]),
    line(Array.from({ length: steps.length + 3 }, () => "---")),
    ...rows.map(line),
  ].join("\n");
};

/** A sentence for each method whose heavy parcels cost more. */
export const heavyParcels = (currency: Currency): string =>
  carried(currency)
    .flatMap((method) => {
      const extra = method.weightCosts.filter((cost) => cost.currency === currency);
      if (extra.length === 0) return [];
      const least = Math.min(...extra.map(({ costCents }) => costCents));
      const most = Math.max(...extra.map(({ costCents }) => costCents));
      const from = Math.min(...extra.map(({ fromGrams }) => fromGrams));
      const pounds = Math.round(from / 453.6);
      const amount = least === most ? money(least) : `${money(least)} to ${money(most)}`;
      return [`- **${method.name}** costs ${amount} more from ${pounds} pounds on, depending on the distance.`];
    })
    .join("\n");
