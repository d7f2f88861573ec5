import type { CountryCode } from "#config/countries/countries.ts";
import { states } from "#config/countries/states.ts";

/**
 * The state or province a postal code lies in; empty where addresses of the country name none, undefined for what is no
 * postal code.
 */
export const stateOfPostalCode = (postalCode: string, country: CountryCode): string | undefined =>
  states[country](postalCode.trim().toUpperCase());
