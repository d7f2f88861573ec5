import type { Coordinates } from "./store.ts";

/** US ZIP codes and Canadian forward sortation areas (the first three characters of a code), with their places. */
type Places = Record<"US" | "Canada", Map<string, Coordinates>>;

let loading: Promise<Places> | undefined;

const loadPlaces = () =>
  (loading ??= import("zipcodes").then((module) => {
    const { codes } = (module as unknown as { default?: typeof module }).default ?? module;
    const places: Places = { US: new Map(), Canada: new Map() };
    for (const [code, { latitude, longitude, country }] of Object.entries(codes))
      if (country === "US" || country === "Canada") places[country].set(code, { latitude, longitude });
    return places;
  }));

/** The middle of all areas that share all characters but `last` of them; areas newer than the table are near there. */
const neighborhood = (areas: Map<string, Coordinates>, area: string, last: number): Coordinates | null => {
  const places = [...areas].filter(([code]) => code.startsWith(area.slice(0, -last))).map(([, place]) => place);
  if (places.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
};

const US_CODE = /^(\d{5})(?:-?\d{4})?$/;
const CANADIAN_CODE = /^([A-Z]\d[A-Z])(?:\d[A-Z]\d)?$/;

/**
 * Where a US ZIP code (five or nine digits) or a Canadian postal code (`A1A 1A1`, `A1A1A1`, `A1A`) is; null for an
 * unknown or misspelled one. The table is loaded at the first question.
 */
export const coordinatesOf = async (postalCode: string, countryCode: string): Promise<Coordinates | null> => {
  const code = postalCode.trim().toUpperCase().replace(/\s+/g, "");
  if (countryCode.toUpperCase() === "CA") {
    const area = CANADIAN_CODE.exec(code)?.[1];
    if (!area) return null;
    const areas = (await loadPlaces()).Canada;
    return areas.get(area) ?? neighborhood(areas, area, 1);
  }
  const zip = US_CODE.exec(code)?.[1];
  if (!zip) return null;
  const zips = (await loadPlaces()).US;
  return zips.get(zip) ?? neighborhood(zips, zip, 2);
};
