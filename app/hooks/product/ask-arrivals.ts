import { stateOfPostalCode } from "#app/domain/address/state-of-postal-code.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";

/** The days something takes by one way to ship. */
export interface ArrivalDays {
  earliest: string;
  latest: string;
}

/** The ways worth taking by product, the cheapest first; those of what is not sent there are none. */
export type Arrivals = Readonly<Record<string, readonly ArrivalDays[]>>;

/** The most products one call may ask about. */
const MOST_PRODUCTS = 200;

/** When products would arrive at a postal code of the country; nothing for what is no such code. */
export const askArrivals = async (
  site: SiteTransport,
  country: CountryCode,
  postal: string,
  ids: readonly string[],
): Promise<Arrivals> => {
  const state = stateOfPostalCode(postal, country);
  const known: Record<string, readonly ArrivalDays[]> = {};
  if (state === undefined) return known;
  for (let at = 0; at < ids.length; at += MOST_PRODUCTS) {
    const query = { productIds: ids.slice(at, at + MOST_PRODUCTS).join(","), country, state, postal };
    const answer = (await site({ method: "GET", path: "arrivals", query })) as { arrivals?: Arrivals };
    Object.assign(known, answer.arrivals);
  }
  return known;
};
