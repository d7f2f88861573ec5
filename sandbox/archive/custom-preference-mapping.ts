import type { SitePreferenceExchange } from "#sandbox/platform/site-preferences/module.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import type { ArchiveContext, Entry, Mapping } from "./mapping.ts";
import { attributeOf, childOf, childrenOf, element, textOf, type XmlElement } from "./xml-element.ts";

type Values = Record<string, string | number | boolean>;

/** A sandbox is a development instance: what is said for those overrules what is said for all. */
const instances = ["all-instances", "development"];

const valueOf = (text: string, type: string | undefined): string | number | boolean => {
  if (type === "boolean") return text.trim() === "true";
  return (type === "int" || type === "double") && text.trim() !== "" && !Number.isNaN(Number(text))
    ? Number(text)
    : text;
};

/** Preferences with one value; lists are only kept. */
const valuesIn = (of: XmlElement, { types }: ArchiveContext): Values =>
  Object.fromEntries(
    instances
      .flatMap((instance) => childrenOf(childOf(of, instance), "preference"))
      .filter((each) => childrenOf(each, "value").length === 0 && attributeOf(each, "xml:lang") === undefined)
      .map((each) => {
        const id = attributeOf(each, "preference-id") ?? "";
        return [id, valueOf(textOf(each), types.get(`SitePreferences.${id}`))];
      }),
  );

const preferencesElement = (values: Values): XmlElement =>
  element(
    "custom-preferences",
    {},
    element(
      "all-instances",
      {},
      ...Object.entries(values)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([id, value]) => element("preference", { "preference-id": id }, String(value))),
    ),
  );

/** What a merchant switches, per site. */
export const customPreferenceMapping = (preferences: SitePreferenceExchange): Mapping => ({
  kind: "preferences",
  object: "custom-preferences",

  read: async () => {
    const rows = await preferences.read();
    return [...groupedBy(rows, ({ siteId }) => siteId)].map(([siteId, all]): Entry => ({
      siteId,
      containerId: "",
      key: "",
      element: preferencesElement(
        Object.fromEntries(all.flatMap(({ name, value }) => (value === null ? [] : [[name, value]]))),
      ),
    }));
  },

  understood: ({ element: of }, context) => preferencesElement(valuesIn(of, context)),

  write: async (entries, context) => {
    for (const entry of entries) {
      const lists = instances.flatMap((instance) => childrenOf(childOf(entry.element, instance), "preference"));
      context.count(
        "preferences: lists, kept without effect",
        lists.filter((each) => childrenOf(each, "value").length > 0).length,
      );
      const rows = Object.entries(valuesIn(entry.element, context)).map(([name, value]) => ({
        siteId: entry.siteId,
        name,
        value,
      }));
      if (entry.siteId !== "") await preferences.put(rows);
    }
  },

  remove: async () => undefined,
});
