import { regionList } from "./country.ts";

/** The provinces and territories. */
const provinces = regionList(
  "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|" +
    "NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon",
);

/** The same in French, in the order of its alphabet. */
const frenchProvinces = regionList(
  "AB Alberta|BC Colombie-Britannique|PE Île-du-Prince-Édouard|MB Manitoba|NB Nouveau-Brunswick|NS Nouvelle-Écosse|" +
    "NU Nunavut|ON Ontario|QC Québec|SK Saskatchewan|NL Terre-Neuve-et-Labrador|NT Territoires du Nord-Ouest|YT Yukon",
);

/** The provinces in the language of a locale, where that is one of the country's. */
export const regions = (locale: string) => (locale.startsWith("fr") ? frenchProvinces : provinces);
