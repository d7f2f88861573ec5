import { coldPackCents, shippingMethods } from "#worlds/wickett-plum/shipping-methods.ts";
import type { ShippingMethod } from "#sandbox/platform/shipping/shipping-method.ts";

type Currency = "USD" | "CAD";

const CENTS_PER_DOLLAR = 100;

/** The words of the table in each language, and how an amount is written in it. */
const words = {
  en: {
    heads: ["Way", "Arrives in"],
    coldPack: "Cold pack",
    included: "included",
    money: (cents: number) => `$${(cents / CENTS_PER_DOLLAR).toFixed(2)}`,
    under: (dollars: number) => `Under $${dollars}`,
    from: (dollars: number) => `From $${dollars}`,
    arrival: (text: string) => text,
    range: (least: string, most: string) => `${least} to ${most}`,
    heavier: (name: string, amount: string, { pounds }: Weight) =>
      `- **${name}** costs ${amount} more from ${pounds} pounds on, depending on the distance.`,
  },
  fr: {
    heads: ["Mode", "Arrive en"],
    coldPack: "Bloc réfrigérant",
    included: "compris",
    money: (cents: number) => `${(cents / CENTS_PER_DOLLAR).toFixed(2).replace(".", ",")}\u00a0$`,
    under: (dollars: number) => `Moins de ${dollars}\u00a0$`,
    from: (dollars: number) => `Dès ${dollars}\u00a0$`,
    arrival: (text: string) => text.replace(/(\d+) to (\d+) business days/, "$1 à $2 jours ouvrables"),
    range: (least: string, most: string) => `de ${least} à ${most}`,
    heavier: (name: string, amount: string, { kilograms }: Weight) =>
      `- **${name}** coûte ${amount} de plus à partir de ${kilograms}\u00a0kg, selon la distance.`,
  },
};

/** A weight in both measures, rounded. */
interface Weight {
  pounds: number;
  kilograms: number;
}

type Language = keyof typeof words;

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

/**
 * A table in Markdown of what each way of shipping costs by the worth of the sweets, straight from the shop's own
 * rates.
 */
export const shippingTable = (currency: Currency, language: Language = "en"): string => {
  const said = words[language];
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
    return index === 0 && next !== undefined ? said.under(next / CENTS_PER_DOLLAR) : said.from(from / CENTS_PER_DOLLAR);
  });
  const rows = methods.map((method) => {
    const coldPack = coldPackCents[method.id]?.[currency];
    return [
      method.name,
      said.arrival(method.estimatedArrival),
      ...steps.map((step) => said.money(costAt(method, currency, step))),
      coldPack ? said.money(coldPack) : said.included,
    ];
  });
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [
    line([...said.heads, ...heads, said.coldPack]),
    line(Array.from({ length: steps.length + 3 }, () => "---")),
    ...rows.map(line),
  ].join("\n");
};

/** A sentence for each method whose heavy parcels cost more. */
export const heavyParcels = (currency: Currency, language: Language = "en"): string =>
  carried(currency)
    .flatMap((method) => {
      const extra = method.weightCosts.filter((cost) => cost.currency === currency);
      if (extra.length === 0) return [];
      const least = Math.min(...extra.map(({ costCents }) => costCents));
      const most = Math.max(...extra.map(({ costCents }) => costCents));
      const from = Math.min(...extra.map(({ fromGrams }) => fromGrams));
      const weight = { pounds: Math.round(from / 453.6), kilograms: Math.round(from / 1000) };
      const { money, range, heavier } = words[language];
      return [heavier(method.name, least === most ? money(least) : range(money(least), money(most)), weight)];
    })
    .join("\n");
