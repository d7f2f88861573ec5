import { useMemo } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { offeredCountries } from "#app/domain/address/regions.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/**
 * The countries an address may be in: the site's own and its neighbors, Canada beside the US only where the site
 * preference allows it. Until the preference is known, and when it cannot be asked for, it counts as off.
 */
export const useOfferedCountries = (): readonly CountryCode[] => {
  const { sitePreferences } = useCommerceApi();
  const { country } = useSite();
  const { value } = useAnswer(
    "site preferences",
    () => sitePreferences.get(),
    "The preferences of the site could not be asked for.",
  );
  const allowsCanada = value?.enableCanadianAddresses === true;
  return useMemo(() => offeredCountries(country, allowsCanada), [country, allowsCanada]);
};
