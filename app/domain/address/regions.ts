/** A country the shop delivers to. */
export type CountryCode = "US" | "CA";

/** A state, province or territory. */
export interface Region {
  code: string;
  name: string;
}

const regions = (list: string): Region[] =>
  list.split("|").map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

/** The states, the District of Columbia, the territories and the military post offices of the United States. */
export const states: readonly Region[] = regions(
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|" +
    "FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|" +
    "MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|" +
    "NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|" +
    "OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|" +
    "VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|" +
    "MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands|AA Armed Forces Americas|AE Armed Forces Europe|" +
    "AP Armed Forces Pacific",
);

/** The provinces and territories of Canada. */
export const provinces: readonly Region[] = regions(
  "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|" +
    "NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon",
);

/** The same in French, in the order of its alphabet. */
const frenchProvinces: readonly Region[] = regions(
  "AB Alberta|BC Colombie-Britannique|PE Île-du-Prince-Édouard|MB Manitoba|NB Nouveau-Brunswick|NS Nouvelle-Écosse|" +
    "NU Nunavut|ON Ontario|QC Québec|SK Saskatchewan|NL Terre-Neuve-et-Labrador|NT Territoires du Nord-Ouest|YT Yukon",
);

/**
 * What an address of a country can name as its state or province; provinces in the language of a locale, where that is
 * one of Canada's.
 */
export const regionsOf = (country: CountryCode, locale = "en"): readonly Region[] => {
  if (country === "US") return states;
  return locale.startsWith("fr") ? frenchProvinces : provinces;
};

/** The countries a shop offers: its own first, and Canada beside the US only where the site preference allows it. */
export const offeredCountries = (siteCountry: CountryCode, allowsCanada: boolean): CountryCode[] =>
  siteCountry === "CA" ? ["CA", "US"] : allowsCanada ? ["US", "CA"] : ["US"];
