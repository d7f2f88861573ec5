import type { KnownStreet } from "#emulators/address/known-street.ts";
import { people } from "./people/people.ts";
import { shops } from "./shops/shops.ts";

const street = (
  name: string,
  [city, state, postalCode]: readonly [string, string, string],
  more: Partial<KnownStreet> = {},
): KnownStreet => ({ name, city, state, postalCode, country: "US", numbers: [1, 2999], ...more });

const mission = ["San Francisco", "CA", "94110"] as const;
const lincoln = ["Chicago", "IL", "60614"] as const;
const pike = ["Seattle", "WA", "98101"] as const;
const backBay = ["Boston", "MA", "02116"] as const;
const lodo = ["Denver", "CO", "80202"] as const;
const downtown = ["Austin", "TX", "78701"] as const;
const pearl = ["Portland", "OR", "97209"] as const;
const village = ["New York", "NY", "10011"] as const;

/** Streets that behave in a way of their own; docs/vendors.md lists them. */
const telling: readonly KnownStreet[] = [
  street("Larkspur Lane", mission),
  street("Harrison Street", mission, { plus4: "2115" }),
  street("Fig Street", ["Reno", "NV", "89501"]),
  // A house number is missing or too high.
  street("Short Row", mission, { numbers: [1, 9] }),
  // A unit is wanted.
  street("Orchard Plaza", lincoln, { numbers: [400, 460], hasUnits: true }),
  // Two streets of one name.
  street("Maple Avenue", lodo),
  street("Maple Street", lodo),
  // A direction is wanted.
  street("North Birch Street", downtown),
  street("South Birch Street", downtown),
];

const everyday: readonly KnownStreet[] = [
  ...["Copperbell Street", "Ginger Alley", "Nutmeg Street", "Treacle Way", "Sugarloaf Terrace"].map((name) =>
    street(name, mission),
  ),
  ...["Millwright Avenue", "Cocoa Court", "Lakeglass Drive", "Praline Place"].map((name) => street(name, lincoln)),
  ...["Thistledown Lane", "Ferryman Street", "Raincoat Road", "Cedarsmoke Way"].map((name) => street(name, pike)),
  ...["Wicker Street", "Lanternmaker Row", "Whalebone Way"].map((name) => street(name, backBay)),
  ...["Larkrise Road", "Silverplum Street", "Prospector Drive"].map((name) => street(name, lodo)),
  ...["Peartree Court", "Guitarstring Street", "Bluebonnet Bend"].map((name) => street(name, downtown)),
  ...["Rosewater Lane", "Inkwell Street", "Bridgetower Drive"].map((name) => street(name, pearl)),
  ...["Thimble Street", "Brownstone Mews", "Ticketpunch Alley"].map((name) => street(name, village)),
  ...["Maplesugar Crescent", "Harbourlight Road", "Tuque Street"].map((name) =>
    street(name, ["Toronto", "ON", "M5V 2T6"], { country: "CA" }),
  ),
  ...["Gastown Row", "Cedarbark Lane"].map((name) => street(name, ["Vancouver", "BC", "V6B 1A1"], { country: "CA" })),
  ...["Côte du Sucrier", "Rue des Pralines"].map((name) =>
    street(name, ["Montréal", "QC", "H2Y 1C6"], { country: "CA" }),
  ),
];

/** Where the world's people and shops are; their streets are known too. */
const lived = (): KnownStreet[] =>
  [...people.flatMap(({ addresses }) => addresses), ...shops].flatMap(
    ({ address1, city, stateCode, postalCode, countryCode }) => {
      const name = /^\d+\s+(.+)$/.exec(address1)?.[1];
      return name ? [street(name, [city, stateCode, postalCode], { country: countryCode })] : [];
    },
  );

/** Every street the address service knows, each once per city. */
export const knownStreets = (): readonly KnownStreet[] => [
  ...new Map(
    [...lived(), ...everyday, ...telling].map((each) => [`${each.name}|${each.city}|${each.postalCode}`, each]),
  ).values(),
];
