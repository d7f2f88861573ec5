import type { AssignedObject, DesignTexts, VisibilityRule } from "#sandbox/core/columns/page-design.ts";
import type { DesignedContent } from "#sandbox/platform/experience/designed-content.ts";
import { momentOf, numberOf } from "./amount-text.ts";
import { languageOf } from "./localized.ts";
import type { ArchiveContext, Entry } from "./mapping.ts";
import { ownWordsOf, presentOwnWords } from "./own-words.ts";
import { presentSiteFlags, readSiteFlags } from "./site-flags.ts";
import { canonical } from "./site-rows.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  elementsOf,
  textElement,
  textIn,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

const DEFAULT = "x-default";

/** Pages and components of the page designer are content of a type; assets have none. */
export const isDesigned = (of: XmlElement): boolean => /^(page|component)\./.test(textIn(of, "type") ?? "");

const objectOf = (text: string | undefined): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

const visibilityOf = (config: string | undefined): VisibilityRule | null => {
  const rules = objectOf(config)?.visibility;
  const [rule] = Array.isArray(rules) ? (rules as unknown[]) : [];
  if (typeof rule !== "object" || rule === null) return null;
  const { schedule, customer_group_ids: groups } = rule as { schedule?: unknown; customer_group_ids?: unknown };
  const { valid_from: from, valid_to: until } = (schedule ?? {}) as { valid_from?: unknown; valid_to?: unknown };
  const moment = (value: unknown) => (typeof value === "string" ? momentOf(value)?.toISOString() : undefined);
  const [begins, ends] = [moment(from), moment(until)];
  return {
    ...(begins ? { from: begins } : {}),
    ...(ends ? { until: ends } : {}),
    ...(Array.isArray(groups) ? { customerGroups: groups.map(String) } : {}),
  };
};

const configText = ({ from, until, customerGroups }: VisibilityRule): string =>
  JSON.stringify({
    visibility: [
      {
        ...((from ?? until)
          ? { schedule: { ...(from ? { valid_from: from } : {}), ...(until ? { valid_to: until } : {}) } }
          : {}),
        ...(customerGroups ? { customer_group_ids: customerGroups } : {}),
      },
    ],
  });

/** Texts of a kind by language, as a member of what is said in it. */
const spoken = <Member extends keyof DesignTexts>(
  parent: XmlElement | undefined,
  name: string,
  member: Member,
  read: (of: XmlElement) => DesignTexts[Member],
): [string, DesignTexts][] =>
  childrenOf(parent, name).flatMap((each): [string, DesignTexts][] => {
    const value = read(each);
    return value === undefined ? [] : [[languageOf(each), { [member]: value }]];
  });

const textsOf = (of: XmlElement): Record<string, DesignTexts> => {
  const page = childOf(of, "page-attributes");
  const all = [
    ...spoken(of, "display-name", "name", textOf),
    ...spoken(of, "description", "description", textOf),
    ...spoken(of, "visibility-mode", "isHidden", (each) => textOf(each).trim() === "invisible"),
    ...spoken(of, "data", "data", (each) => objectOf(textOf(each))),
    ...spoken(page, "page-title", "pageTitle", textOf),
    ...spoken(page, "page-description", "pageDescription", textOf),
  ];
  const texts: Record<string, DesignTexts> = {};
  for (const [language, told] of all) texts[language] = { ...texts[language], ...told };
  return texts;
};

/** The region a link names behind the type of who has it, as in `page.storePage.main`. */
const regionOf = (type: string, link: string): string =>
  link.startsWith(`${type}.`) ? link.slice(type.length + 1) : (link.split(".").at(-1) ?? "");

const assignedIn = (of: XmlElement): AssignedObject[] =>
  childrenOf(childOf(of, "content-object-assignments"), "content-object-assignment").map((each) => {
    const lookup = attributeOf(each, "lookup-mode");
    return {
      type: attributeOf(each, "object-type") === "product" ? "product" : "category",
      id: attributeOf(each, "object-id") ?? "",
      ...(lookup === "category-explicit" || lookup === "category-implicit" ? { lookup } : {}),
    };
  });

/** Reads a page or component. A component is online unless its file says otherwise, a page only if it says so. */
export const designOf = (
  { key, element: of }: Pick<Entry, "key" | "element">,
  { siteIds }: ArchiveContext,
): DesignedContent => {
  const type = textIn(of, "type") ?? "";
  const isPage = type.startsWith("page.");
  const { aspectAttributes } = ownWordsOf(of);
  const hasFlag = childOf(of, "online-flag") !== undefined;
  return {
    id: key,
    kind: isPage ? "page" : "component",
    typeId: type.slice(type.indexOf(".") + 1),
    siteIds: isPage || hasFlag ? readSiteFlags(of, "online-flag", siteIds) : [...siteIds],
    aspectTypeId: textIn(of, "aspect-type") || null,
    objects: assignedIn(of),
    texts: textsOf(of),
    visibility: visibilityOf(textIn(of, "config")),
    links: childrenOf(childOf(of, "content-links"), "content-link").map((link) => ({
      id: attributeOf(link, "content-id") ?? "",
      regionId: regionOf(type, attributeOf(link, "type") ?? ""),
      position: numberOf(textIn(link, "position")) ?? 0,
    })),
    aspectAttributes: Array.isArray(aspectAttributes) ? (aspectAttributes as DesignedContent["aspectAttributes"]) : [],
  };
};

const list = (name: string, all: readonly XmlElement[]) => (all.length > 0 ? element(name, {}, ...all) : undefined);

/** Tells a page or component. */
export const designElement = (facts: DesignedContent, siteIds: readonly string[]): XmlElement => {
  const type = `${facts.kind}.${facts.typeId}`;
  const languages = Object.entries(facts.texts).sort(([one], [other]) =>
    one === DEFAULT ? -1 : other === DEFAULT ? 1 : one < other ? -1 : 1,
  );
  const told = (name: string, textIn: (said: DesignTexts) => string | undefined) =>
    languages.flatMap(([language, said]) => {
      const text = textIn(said);
      return text === undefined ? [] : [element(name, { "xml:lang": language }, text)];
    });
  const words = presentOwnWords({
    aspectAttributes: facts.aspectAttributes.length > 0 ? facts.aspectAttributes : undefined,
  });
  return element(
    "content",
    { "content-id": facts.id },
    ...told("display-name", ({ name }) => name || undefined),
    ...told("description", ({ description }) => description || undefined),
    textElement("type", type),
    facts.visibility ? textElement("config", configText(facts.visibility)) : undefined,
    ...told("visibility-mode", ({ isHidden }) =>
      isHidden === undefined ? undefined : isHidden ? "invisible" : "visible",
    ),
    // A database keeps an object's members in an order of its own.
    ...told("data", ({ data }) => data && JSON.stringify(canonical(data))),
    textElement("aspect-type", facts.aspectTypeId),
    ...presentSiteFlags("online-flag", facts.siteIds, siteIds),
    list("page-attributes", [
      ...told("page-title", ({ pageTitle }) => pageTitle || undefined),
      ...told("page-description", ({ pageDescription }) => pageDescription || undefined),
    ]),
    words ? element("custom-attributes", {}, words) : undefined,
    list(
      "content-links",
      facts.links.map(({ id, regionId, position }) =>
        element(
          "content-link",
          { "content-id": id, type: `${type}.${regionId}` },
          textElement("position", position.toFixed(1)),
        ),
      ),
    ),
    list(
      "content-object-assignments",
      facts.objects.map((object) =>
        element("content-object-assignment", {
          "object-id": object.id,
          "object-type": object.type,
          "lookup-mode": object.lookup,
        }),
      ),
    ),
  );
};

/** Whether JSON a file holds can not be read, so that nothing of it is shown. */
export const brokenJsonIn = (of: XmlElement): number =>
  elementsOf(of)
    .filter(({ name }) => name === "data" || name === "config")
    .filter((each) => objectOf(textOf(each)) === undefined).length;
