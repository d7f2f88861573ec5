import { LRUCache } from "lru-cache";
import { DateTime } from "luxon";
import { promiseOf } from "#app/domain/basket/arrival-promise.ts";
import { stateOfPostalCode } from "#app/domain/address/state-of-postal-code.ts";
import { type CountryCode, isCountry } from "#config/countries/countries.ts";
import type { SiteConfig } from "#config/sites.ts";
import { UpstreamProblem } from "#server/problem.ts";
import type { SiteContext } from "#server/api/site/site-operation.ts";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import { minor } from "../trade/amounts.ts";

/** Where something is to go, as far as it decides when it arrives. */
export interface Place {
  country: CountryCode;
  state: string;
  postal: string;
}

/** When a product arrives by one way to ship: days of a calendar (`2026-11-25`). */
export interface Arrival {
  id: string;
  title: string;
  price: { amount: number; currency: string };
  earliest: string;
  latest: string;
}

/** What a platform says of its buyer's place. */
export interface BuyerContext {
  address_country?: string;
  postal_code?: string;
}

/** The place that a context names; null where it names none of a country that the shop sends to. */
export const placeOf = (context: BuyerContext | undefined, site: SiteConfig): Place | null => {
  const postal = (context?.postal_code ?? "").trim().toUpperCase();
  const said = (context?.address_country ?? "").trim().toUpperCase().slice(0, 2);
  const country = isCountry(said) ? said : site.country;
  const state = /^[A-Z0-9 -]{3,10}$/.test(postal) ? stateOfPostalCode(postal, country) : null;
  return typeof state === "string" ? { country, state, postal } : null;
};

/** The day by which something has to arrive; undefined where none is asked for. @throws ProtocolProblem */
export const dayAsked = (filters: Readonly<Record<string, unknown>>, place: Place | null): string | undefined => {
  const day = filters["arrives_by"];
  if (day === undefined) return undefined;
  if (typeof day !== "string" || !/^\d{4}-\d\d-\d\d$/.test(day) || !DateTime.fromISO(day).isValid)
    throw new ProtocolProblem("invalid_request", "filters.arrives_by must be a day such as 2026-12-24.");
  if (!place)
    throw new ProtocolProblem("invalid_request", "filters.arrives_by needs a place: context.postal_code of the buyer.");
  return day;
};

/** When products arrive at places, kept for a moment: the calendar of ways to ship is the same for everybody. */
export interface Arrivals {
  /** By each way to ship one piece, the earliest first; none where nothing can be said. */
  of(context: Pick<SiteContext, "custom">, site: SiteConfig, productId: string, place: Place): Promise<Arrival[]>;
}

const MOST_KEPT = 5_000;
const KEEP_MS = 60_000;

interface Offered {
  id: string;
  name?: string;
  price?: number;
}

const ask = async (
  context: Pick<SiteContext, "custom">,
  site: SiteConfig,
  productId: string,
  { country, state, postal }: Place,
): Promise<Arrival[]> => {
  const query = { c_productId: productId, c_country: country, c_state: state, c_postal: postal, locale: site.locale };
  try {
    const answer = (await context.custom({ api: "shipping", path: "delivery-promise", query })) as {
      methods?: (Offered & Record<string, unknown>)[];
    };
    return (answer.methods ?? []).flatMap((method) => {
      const promise = promiseOf(method);
      const { id, name = id, price } = method;
      if (!promise) return [];
      const { earliest, latest } = promise;
      return [{ id, title: name, price: { amount: minor(price), currency: site.currency }, earliest, latest }];
    });
  } catch (error) {
    // What cannot be sent there is refused; that is an answer too.
    if (error instanceof UpstreamProblem && error.status < 500 && error.status !== 429) return [];
    throw error;
  }
};

/** Creates an empty memory. */
export const createArrivals = (): Arrivals => {
  const known = new LRUCache<string, Promise<Arrival[]>>({ max: MOST_KEPT, ttl: KEEP_MS });
  return {
    of: (context, site, productId, place) => {
      const key = `${site.alias} ${productId} ${place.country} ${place.postal}`;
      const kept = known.get(key);
      if (kept) return kept;
      const asked = ask(context, site, productId, place);
      known.set(key, asked);
      asked.catch(() => known.peek(key) === asked && known.delete(key));
      return asked;
    },
  };
};
