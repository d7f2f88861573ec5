import { countryOfPostalCode } from "#server/country-of-postal-code.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";

/** A shop where things are handed out. */
export interface ShopDocument {
  id: string;
  name?: string;
  address1?: string;
  city?: string;
  stateCode?: string;
  postalCode?: string;
  countryCode?: string;
  phone?: string;
  inventoryId?: string;
}

const MILES = 50;
const MOST_SHOPS = 5;

/** Shops around a postal code, nearest first. */
export const shopsNear = async ({ scapi, context }: AgentShopper, postalCode: string): Promise<ShopDocument[]> => {
  if (!/^[A-Za-z0-9 -]{3,10}$/.test(postalCode)) return [];
  const countryCode = countryOfPostalCode(postalCode, context.site.country);
  const parameters = { postalCode, countryCode, maxDistance: MILES, distanceUnit: "mi", limit: MOST_SHOPS };
  const { data = [] } = (await scapi("ShopperStores", "searchStores", [{ parameters }])) as { data?: ShopDocument[] };
  return data;
};

/** The shop of an id, if there is one. */
export const shopsById = async ({ scapi }: AgentShopper, id: string): Promise<ShopDocument[]> => {
  const { data = [] } = (await scapi("ShopperStores", "getStores", [{ parameters: { ids: [id] } }])) as {
    data?: ShopDocument[];
  };
  return data;
};
