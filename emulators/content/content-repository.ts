import type { ContentItem } from "./content-item.ts";

/** How an item is asked for. */
export interface DeliveryParameters {
  /** `all` brings linked items along, `root` leaves links. */
  depth: "all" | "root";
  /** `inlined` puts linked items in place of the links; `linked` leaves links and adds the items beside. */
  format: "inlined" | "linked";
  /** Wanted locales in order, `*` for any; null leaves localized values as they are. */
  locale: string[] | null;
}

/** An item as delivered; `linkedContent` only in the linked format. */
export interface Delivery {
  content: unknown;
  linkedContent?: unknown[];
}

/** A question for the items of which a field has a value; `path` is a JSON pointer such as `/_meta/schema`. */
export interface ContentFilter {
  filterBy: readonly { path: string; value: unknown }[];
  sortBy?: { key: string; order: "ASC" | "DESC" };
}

export interface ContentRepository {
  byId(deliveryId: string, parameters: DeliveryParameters): Delivery | null;
  byKey(deliveryKey: string, parameters: DeliveryParameters): Delivery | null;
  /** Every block that a page may hold, by name. */
  blocks(): ContentItem[];
  /** The items that every condition holds for, in their order or sorted by a text field. */
  filtered(filter: ContentFilter, parameters: DeliveryParameters): Delivery[];
}

const CORE = "http://bigcontent.io/cms/schema/v1/core#/definitions/";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isItem = (value: unknown): value is ContentItem =>
  isRecord(value) && isRecord(value._meta) && typeof value._meta.deliveryId === "string";

const isLocalized = (value: unknown): value is { values: { locale: string; value: unknown }[] } =>
  isRecord(value) && isRecord(value._meta) && value._meta.schema === `${CORE}localized-value`;

const itemsWithin = (value: unknown): ContentItem[] => {
  if (Array.isArray(value)) return value.flatMap(itemsWithin);
  if (!isRecord(value)) return [];
  return [...(isItem(value) ? [value] : []), ...Object.values(value).flatMap(itemsWithin)];
};

const chosen = (values: { locale: string; value: unknown }[], locales: string[]): unknown => {
  for (const locale of locales) {
    const match = locale === "*" ? values[0] : values.find((entry) => entry.locale === locale);
    if (match) return match.value;
  }
  return null;
};

const linkTo = ({ _meta: { schema, deliveryId } }: ContentItem) => ({
  _meta: { schema: `${CORE}content-link` },
  contentType: schema,
  id: deliveryId,
});

const delivered = (value: unknown, parameters: DeliveryParameters, isRoot: boolean): unknown => {
  const within = (inner: unknown) => delivered(inner, parameters, false);
  if (Array.isArray(value)) return value.map(within);
  if (!isRecord(value)) return value;
  if (isLocalized(value) && parameters.locale) return within(chosen(value.values, parameters.locale));
  const inlines = parameters.depth === "all" && parameters.format === "inlined";
  if (!isRoot && isItem(value) && !inlines) return linkTo(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner)]));
};

const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);

const textAt = (value: unknown, pointer: string): string => {
  const found = at(value, pointer);
  return typeof found === "string" || typeof found === "number" ? String(found) : "";
};

const isLive = ({ _meta: { edition } }: ContentItem, now: Date): boolean =>
  !edition || (now >= new Date(edition.start) && now < new Date(edition.end));

/** A value without the items whose edition is not running. */
const live = (value: unknown, now: Date): unknown => {
  if (Array.isArray(value))
    return value.filter((entry) => !isItem(entry) || isLive(entry, now)).map((entry) => live(entry, now));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isItem(inner) && !isLive(inner, now) ? [] : [[name, live(inner, now)]],
    ),
  );
};

/**
 * Items by id and key, nested ones by their id too, as they are delivered at a moment: those with an edition only while
 * it runs, and then in place of the one of their key that has none.
 */
export const createContentRepository = (items: readonly ContentItem[], now: Date): ContentRepository => {
  const all = itemsWithin(live(items, now));
  const byId = new Map(all.map((found) => [found._meta.deliveryId, found]));
  const ofEditionLast = [...all].sort((a, b) => Number(Boolean(a._meta.edition)) - Number(Boolean(b._meta.edition)));
  const byKey = new Map(
    ofEditionLast.flatMap((found) => (found._meta.deliveryKey ? [[found._meta.deliveryKey, found]] : [])),
  );

  const deliver = (found: ContentItem | undefined, parameters: DeliveryParameters): Delivery | null => {
    if (!found) return null;
    const content = delivered(found, parameters, true);
    if (parameters.format === "inlined") return { content };
    const others = parameters.depth === "all" ? itemsWithin(Object.values(found)) : [];
    return { content, linkedContent: others.map((other) => delivered(other, parameters, true)) };
  };

  return {
    byId: (deliveryId, parameters) => deliver(byId.get(deliveryId), parameters),
    byKey: (deliveryKey, parameters) => deliver(byKey.get(deliveryKey), parameters),
    blocks: () =>
      [...byId.values()]
        .filter(({ _meta: { schema } }) => !schema.endsWith("/content-page"))
        .sort((one, other) => one._meta.name.localeCompare(other._meta.name)),
    filtered: ({ filterBy, sortBy }, parameters) => {
      const found = all.filter((each) => filterBy.every(({ path, value }) => at(each, path) === value));
      if (sortBy) {
        const sign = sortBy.order === "DESC" ? -1 : 1;
        found.sort((one, other) => sign * textAt(one, sortBy.key).localeCompare(textAt(other, sortBy.key)));
      }
      return found.flatMap((each) => deliver(each, parameters) ?? []);
    },
  };
};
