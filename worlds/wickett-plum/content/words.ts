import { localized } from "./content-item.ts";

/** What a text says otherwise in the United States and in Canada, by the name in braces it stands in for. */
const byCountry: Record<string, { "en-US": string; "en-CA": string }> = {
  phone: { "en-US": "[1-800-555-0142](tel:+18005550142)", "en-CA": "[1-800-555-0144](tel:+18005550144)" },
  plainPhone: { "en-US": "1-800-555-0142", "en-CA": "1-800-555-0144" },
  accessibilityPhone: { "en-US": "[1-800-555-0143](tel:+18005550143)", "en-CA": "[1-800-555-0145](tel:+18005550145)" },
  state: { "en-US": "state", "en-CA": "province" },
  zip: { "en-US": "ZIP code", "en-CA": "postal code" },
  freeGroundFrom: { "en-US": "$90", "en-CA": "$120" },
  warehouse: { "en-US": "Sacramento", "en-CA": "Toronto" },
  court: { "en-US": "California", "en-CA": "the province you live in" },
  nation: { "en-US": "the United States", "en-CA": "Canada" },
};

/** A text in which `{phone}`, `{state}` and their like are filled in for each country's shop. */
export const inEachCountry = (text: string) => {
  const filled = (locale: "en-US" | "en-CA") =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => byCountry[name]?.[locale] ?? placeholder);
  return localized({ "en-US": filled("en-US"), "en-CA": filled("en-CA") });
};
