import type { TaxExchange, TaxJurisdiction } from "#sandbox/platform/taxes/module.ts";
import { ANYWHERE, ratesOn } from "#sandbox/platform/taxes/tax.ts";
import { numberOf } from "./amount-text.ts";
import { atSites, createFirstSiteCounts } from "./first-site-counts.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { attributeOf, childOf, childrenOf, element, textOf, type XmlElement } from "./xml-element.ts";

type Place = TaxJurisdiction["places"][number];

/** The format has no days: what comes in holds at once, what goes out is what holds in the end. */
const IN_THE_END = "9999-12-31";

/** A rate of one hundred percent. */
const PARTS = 100_000;

const idOf = ({ countryCode, regionCode }: Place) => `${countryCode}-${regionCode}`;
const placeKey = ({ countryCode, regionCode }: Place) => `${countryCode}/${regionCode}`;

/**
 * Everything the tax table has, as jurisdictions with rates by class; places no jurisdiction names are one of their
 * own.
 */
const readTable = async (taxes: TaxExchange) => {
  const named = await taxes.jurisdictions();
  const rows = await taxes.rates();
  const rates = [...ratesOn(rows, IN_THE_END)].map(([key, rate]) => {
    const [countryCode = "", regionCode = "", ...taxClass] = key.split("/");
    return { countryCode, regionCode, taxClass: taxClass.join("/"), rate };
  });
  const covered = new Set(named.flatMap(({ places }) => places.map(placeKey)));
  const own = [...new Map(rates.map((rate) => [placeKey(rate), rate])).values()]
    .filter((place) => !covered.has(placeKey(place)))
    .map(({ countryCode, regionCode }): TaxJurisdiction => ({
      id: idOf({ countryCode, regionCode }),
      isDefault: false,
      places: [{ countryCode, regionCode }],
    }));
  const jurisdictions = [...named, ...own].sort((one, other) => (one.id < other.id ? -1 : 1));
  return { jurisdictions, rates };
};

/** Classes goods are taxed by; the shop has those its rates name. */
export const taxClassMapping = (taxes: TaxExchange, siteIds: readonly string[]): Mapping => ({
  kind: "tax",
  object: "tax-class",
  read: async () => {
    const { rates } = await readTable(taxes);
    const classes = [...new Set(rates.map(({ taxClass }) => taxClass))].sort();
    return classes.flatMap((id) => atSites(siteIds, id, element("tax-class", { "class-id": id })));
  },
  understood: () => element("tax-class"),
  combine: (kept) => kept,
  write: async () => undefined,
  remove: async () => undefined,
});

const placesOf = (of: XmlElement): Place[] =>
  childrenOf(childOf(of, "address-mappings"), "address-mapping").map((each) => ({
    countryCode: (attributeOf(each, "key1") || ANYWHERE).toUpperCase(),
    regionCode: attributeOf(each, "key2") || ANYWHERE,
  }));

const jurisdictionOf = ({ key, element: of }: Entry): TaxJurisdiction => {
  const isDefault = attributeOf(of, "default") === "true";
  const places = placesOf(of);
  return { id: key, isDefault, places: isDefault && places.length === 0 ? [anywhere] : places };
};

const anywhere: Place = { countryCode: ANYWHERE, regionCode: ANYWHERE };

const jurisdictionElement = ({ id, isDefault, places }: TaxJurisdiction): XmlElement => {
  const told = places.filter((place) => placeKey(place) !== placeKey(anywhere));
  return element(
    "tax-jurisdiction",
    { "jurisdiction-id": id, default: String(isDefault) },
    told.length > 0
      ? element(
          "address-mappings",
          {},
          ...told.map(({ countryCode, regionCode }) =>
            element("address-mapping", { key1: countryCode, key2: regionCode }),
          ),
        )
      : undefined,
  );
};

/** Places that are taxed alike. */
export const taxJurisdictionMapping = (taxes: TaxExchange, siteIds: readonly string[]): Mapping => {
  const firstTold = createFirstSiteCounts();
  return {
    kind: "tax",
    object: "tax-jurisdiction",
    read: async (keys) => {
      const { jurisdictions } = await readTable(taxes);
      return jurisdictions
        .filter(({ id }) => keys?.includes(id) ?? true)
        .flatMap((each) => atSites(siteIds, each.id, jurisdictionElement(each)));
    },
    understood: (entry) => jurisdictionElement(jurisdictionOf(entry)),
    write: async (entries, { count }) => {
      const { taken, refused } = firstTold(entries);
      count("tax: jurisdictions another site tells otherwise, kept without effect", refused.length);
      await taxes.putJurisdictions(taken.map(jurisdictionOf));
      return refused;
    },
    remove: (entries) => taxes.removeJurisdictions(entries.map(({ key }) => key)),
  };
};

const rateElement = (jurisdictionId: string, classId: string, rate: number): XmlElement =>
  element("tax-rate", { "jurisdiction-id": jurisdictionId, "class-id": classId }, String(rate / PARTS));

const isSameRate = (one: XmlElement, other: XmlElement) =>
  Math.round(Number(textOf(one)) * PARTS) === Math.round(Number(textOf(other)) * PARTS);

const rateOf = ({ element: of }: Entry) => ({
  jurisdictionId: attributeOf(of, "jurisdiction-id") ?? "",
  taxClass: attributeOf(of, "class-id") ?? "",
  rate: Math.round((numberOf(textOf(of)) ?? 0) * PARTS),
});

/** What a jurisdiction takes of a class of goods. */
export const taxRateMapping = (taxes: TaxExchange, siteIds: readonly string[]): Mapping => {
  const firstTold = createFirstSiteCounts();
  return {
    kind: "tax",
    object: "tax-rate",
    isRelation: true,
    read: async (keys) => {
      const { jurisdictions, rates } = await readTable(taxes);
      const byPlace = new Map(rates.map((rate) => [`${placeKey(rate)}/${rate.taxClass}`, rate.rate]));
      const classes = [...new Set(rates.map(({ taxClass }) => taxClass))].sort();
      return jurisdictions
        .flatMap(({ id, places }) =>
          classes.map((taxClass) => ({
            id,
            taxClass,
            rate: places[0] && byPlace.get(`${placeKey(places[0])}/${taxClass}`),
          })),
        )
        .flatMap(({ id, taxClass, rate }) => {
          const key = `${taxClass}|${id}`;
          return rate === undefined || keys?.includes(key) === false
            ? []
            : atSites(siteIds, key, rateElement(id, taxClass, rate));
        });
    },
    understood: (entry) => {
      const { jurisdictionId, taxClass, rate } = rateOf(entry);
      return rateElement(jurisdictionId, taxClass, rate);
    },
    combine: (kept, now) => (isSameRate(kept, now) ? kept : now),
    write: async (entries, { count }) => {
      const rivals = firstTold(entries);
      count("tax: rates another site tells otherwise, kept without effect", rivals.refused.length);
      const known = new Map((await taxes.jurisdictions()).map(({ id, places }) => [id, places] as const));
      const refused = [...rivals.refused];
      const rows = rivals.taken.flatMap((entry) => {
        const { jurisdictionId, taxClass, rate } = rateOf(entry);
        const places = known.get(jurisdictionId) ?? [];
        if (places.length === 0) refused.push(entry.key);
        return places.map((place) => ({ ...place, taxClass, rate }));
      });
      count("tax: rates of places that are not there", refused.length - rivals.refused.length);
      await taxes.putRates(rows);
      return refused;
    },
    remove: async () => undefined,
  };
};
