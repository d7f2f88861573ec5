import type { ContentItem } from "./content-item.ts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isItem = (value: unknown): value is ContentItem =>
  isRecord(value) && isRecord(value._meta) && typeof value._meta.deliveryId === "string";

/** Every item within a value, the outer ones before those they hold. */
export const itemsWithin = (value: unknown): ContentItem[] => {
  if (Array.isArray(value)) return value.flatMap(itemsWithin);
  if (!isRecord(value)) return [];
  return [...(isItem(value) ? [value] : []), ...Object.values(value).flatMap(itemsWithin)];
};

/** Every text of a value with the name of the field it stands in; a localized text gives each of its wordings. */
export const textsWithin = (value: unknown, field = ""): { field: string; text: string; locale?: string }[] => {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => textsWithin(entry, field));
  if (!isRecord(value)) return [];
  if (Array.isArray(value.values) && isRecord(value._meta))
    return (value.values as { locale: string; value: unknown }[]).flatMap((each) =>
      textsWithin(each.value, field).map((found) => ({ ...found, locale: each.locale })),
    );
  return Object.entries(value).flatMap(([name, inner]) => (name === "_meta" ? [] : textsWithin(inner, name)));
};
