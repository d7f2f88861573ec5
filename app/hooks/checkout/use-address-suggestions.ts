import { useEffect, useRef, useState } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { CorrectableAddress } from "#app/domain/address/address-review.ts";

/** How long the shopper must have stopped typing before suggestions are asked for, in milliseconds. */
export const SUGGESTION_PAUSE_MS = 700;

/** Characters a street must have before suggestions are asked for. */
export const SUGGESTION_MIN_LENGTH = 5;

/** An address that begins as it was typed. */
export interface StreetSuggestion {
  key: string;
  text: string;
}

/**
 * Suggestions for a street while it is typed (address-21). `lookUp` is to be called with every change of the field; a
 * single verified suggestion is taken at once, without having been chosen. Answers that come too late, and failures,
 * leave everything as it is.
 */
export const useAddressSuggestions = (
  countryCode: string,
  onTake: (address: CorrectableAddress, isChosen: boolean) => void,
) => {
  const { addresses } = useCommerceApi();
  const [suggestions, setSuggestions] = useState<readonly StreetSuggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookups = useRef(0);

  const close = () => {
    lookups.current += 1;
    clearTimeout(timer.current);
    setSuggestions([]);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  const take = async ({ key }: StreetSuggestion, isChosen: boolean) => {
    close();
    const turn = lookups.current;
    const found = await addresses.format(key).catch(() => null);
    if (!found || turn !== lookups.current) return;
    const { address_line_1: address1, locality: city, region: stateCode, postal_code: postalCode } = found.address;
    onTake({ address1, city, stateCode, postalCode }, isChosen);
  };

  const ask = async (street: string, turn: number) => {
    const found = await addresses.suggestions(street, countryCode).catch(() => null);
    if (!found || turn !== lookups.current) return;
    const list = found.suggestions.map(({ text, global_address_key: key }) => ({ key, text }));
    const [only] = list;
    if (only && list.length === 1 && found.confidence === "Verified match") await take(only, false);
    else setSuggestions(found.confidence === "No matches" ? [] : list);
  };

  const lookUp = (street: string) => {
    close();
    const typedStreet = street.trim();
    if (typedStreet.length < SUGGESTION_MIN_LENGTH) return;
    const turn = lookups.current;
    timer.current = setTimeout(() => void ask(typedStreet, turn), SUGGESTION_PAUSE_MS);
  };

  return { suggestions, lookUp, take: (suggestion: StreetSuggestion) => void take(suggestion, true), close };
};
