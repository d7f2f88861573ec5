const states =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";
const territoriesAndForces = "PR VI GU AS MP AA AE AP";
const provinces = "AB BC MB NB NL NS NT NU ON PE QC SK YT";

const regions: Readonly<Record<string, ReadonlySet<string>>> = {
  US: new Set(`${states} ${territoriesAndForces}`.split(" ")),
  CA: new Set(provinces.split(" ")),
};

/** Whether a country has a state or province of that code; of countries without a list here any may be. */
export const isKnownRegion = (countryCode: string, regionCode: string): boolean =>
  regions[countryCode.toUpperCase()]?.has(regionCode.toUpperCase()) ?? true;

/** Whether addresses of a country name its state or province; so they do where the country is not said. */
export const hasRegions = (countryCode: unknown): boolean => typeof countryCode !== "string" || countryCode in regions;
