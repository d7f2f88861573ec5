import { IntlMessageFormat } from "intl-messageformat";

/** What a message is filled with. */
export type ResourceValues = Readonly<Record<string, string | number>>;

/** Messages of one language by key, in ICU message syntax. */
export type ResourceBundle = Readonly<Record<string, string>>;

/** Messages by language (`fr`) or locale (`fr-CA`); what neither has is said as `default` has it. */
export type ResourceBundles = Readonly<Record<string, ResourceBundle>>;

/** What the cartridge of the world brings under the name of a bundle. */
export type ResourceBundleOf = (name: string) => ResourceBundles;

/** Messages of the engine: whole in its own language, and as far as they are translated in others. */
export type OwnBundles<Key extends string> = { default: Readonly<Record<Key, string>> } & Readonly<
  Record<string, Partial<Readonly<Record<Key, string>>>>
>;

/** Says a message in a locale; null for the default language. @throws Error for a value that is missing */
export type Resources<Key extends string> = (key: Key, locale: string | null, values?: ResourceValues) => string;

/** The language the engine's own messages are in. */
export const DEFAULT_LANGUAGE = "en-US";

/** A locale, its language, the default: where a message is looked for, in this order. */
const placesOf = (locale: string | null): string[] =>
  locale === null ? ["default"] : [locale, locale.split("-")[0] ?? locale, "default"];

/**
 * Messages as resource bundles give them on the platform: in the call's locale, else in its language, else in the
 * default; what a cartridge brings under the same key goes before what the engine says.
 * @param own the engine's messages
 * @param brought messages of the cartridge, which need not be whole
 */
export const createResources = <Key extends string>(
  own: OwnBundles<Key>,
  brought: ResourceBundles = {},
): Resources<Key> => {
  const formats = new Map<string, IntlMessageFormat>();
  const find = (key: Key, locale: string | null) => {
    for (const place of placesOf(locale)) {
      const text = brought[place]?.[key] ?? own[place]?.[key];
      if (text !== undefined) return { text, language: place === "default" ? DEFAULT_LANGUAGE : (locale ?? place) };
    }
    return { text: own.default[key], language: DEFAULT_LANGUAGE };
  };
  return (key, locale, values) => {
    const name = `${locale}/${key}`;
    const known = formats.get(name);
    if (known) return String(known.format(values));
    const { text, language } = find(key, locale);
    const made = new IntlMessageFormat(text, language);
    formats.set(name, made);
    return String(made.format(values));
  };
};
