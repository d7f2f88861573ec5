import { inCanadianEnglish } from "#worlds/wickett-plum/catalogue/canadian-english.ts";
import { type ContentItem, localized } from "./content-item.ts";

/** Fields that hold addresses, names and colors and are the same everywhere. */
const technical = new Set([
  "_meta",
  "image",
  "id",
  "ctaLink",
  "ctaType",
  "link",
  "pageLink",
  "textLink",
  "imageLink",
  "curalateID",
  "recommender",
  "eventId",
  "checkboxID",
  "customerGroups",
  "productIds",
  "windowColor",
  "icon",
  "network",
]);

const LOCALIZED = localized({})._meta.schema;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isLocalized = (value: Record<string, unknown>): value is ReturnType<typeof localized> =>
  isRecord(value._meta) && value._meta.schema === LOCALIZED;

/** Its Canadian wording as it is spelled there; one is added where the American one would be another. */
const respelled = (found: ReturnType<typeof localized>) => {
  const wordingOf = (locale: string) => found.values.find((each) => each.locale === locale)?.value;
  const english = wordingOf("en-CA") ?? wordingOf("en-US");
  if (typeof english !== "string") return found;
  const canadian = inCanadianEnglish(english);
  if (canadian === english) return found;
  return {
    ...found,
    values: [...found.values.filter(({ locale }) => locale !== "en-CA"), { locale: "en-CA", value: canadian }],
  };
};

const spelled = (value: unknown): unknown => {
  if (typeof value === "string") {
    const canadian = inCanadianEnglish(value);
    return canadian === value ? value : localized({ "en-US": value, "en-CA": canadian });
  }
  if (Array.isArray(value)) return value.map(spelled);
  if (!isRecord(value)) return value;
  if (isLocalized(value)) return respelled(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      technical.has(name) || /color$/i.test(name) ? inner : spelled(inner),
    ]),
  );
};

/** An item whose texts read in Canada as they are spelled there; texts that need no other spelling stay as they are. */
export const spelledForBoth = (item: ContentItem): ContentItem => spelled(item) as ContentItem;
