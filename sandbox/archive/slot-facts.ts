import type { SlotConfiguration, SlotContent, SlotPlace, SlotSchedule, SlotTexts } from "#sandbox/core/columns/slot.ts";
import type { SlotCampaign } from "#sandbox/platform/content-slots/content-slot.ts";
import { momentOf, numberOf } from "./amount-text.ts";
import { presentAttributes, readAttributes } from "./custom-attributes.ts";
import { languageOf } from "./localized.ts";
import type { ArchiveContext, Entry } from "./mapping.ts";
import { hoursIn, recurrenceElement } from "./schedule-facts.ts";
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
import { timeZoneOf } from "./site-facts.ts";

const DEFAULT = "x-default";

/** What an archive and the shop both know of a configuration. */
export type SlotFacts = Omit<SlotConfiguration, "siteIds" | "customerGroups" | "attributes"> & {
  customerGroups: string[];
  attributes: Record<string, unknown>;
};

/** What an archive and the shop both know of a configuration in a campaign. */
export type SlotCampaignFacts = Omit<SlotCampaign, "siteIds" | "customerGroups"> & { customerGroups: string[] };

const textsOf = (of: XmlElement | undefined, name: string): SlotTexts =>
  Object.fromEntries(
    childrenOf(of, name).map((each) => [languageOf(each) === DEFAULT ? "default" : languageOf(each), textOf(each)]),
  );

/** The default first: a database does not keep the order of languages. */
const inOrderOfNames = (texts: SlotTexts) =>
  Object.entries(texts).sort(([one], [other]) =>
    one === "default" ? -1 : other === "default" ? 1 : one < other ? -1 : 1,
  );

const textElements = (name: string, texts: SlotTexts): XmlElement[] =>
  inOrderOfNames(texts).map(([language, text]) =>
    element(name, { "xml:lang": language === "default" ? DEFAULT : language }, text),
  );

const lists = {
  products: ["product", "product-id"],
  categories: ["category", "category-id"],
  "content-assets": ["content-asset", "content-id"],
} as const;

const contentOf = (of: XmlElement | undefined): SlotContent | null => {
  const [told] = elementsOf(of);
  if (!told) return null;
  if (told.name === "html") return { kind: "html", texts: textsOf(told, "body") };
  if (told.name === "recommended-products")
    return { kind: "recommended-products", ruleId: attributeOf(told, "recommendation-rule-id") ?? "" };
  if (told.name !== "products" && told.name !== "categories" && told.name !== "content-assets") return null;
  const [name, attribute] = lists[told.name];
  return { kind: told.name, ids: childrenOf(told, name).map((each) => attributeOf(each, attribute) ?? "") };
};

const contentElement = (content: SlotContent): XmlElement => {
  if (content.kind === "html")
    return element("content", {}, element("html", {}, ...textElements("body", content.texts)));
  if (content.kind === "recommended-products")
    return element("content", {}, element("recommended-products", { "recommendation-rule-id": content.ruleId }));
  const [name, attribute] = lists[content.kind];
  return element(
    "content",
    {},
    element(content.kind, {}, ...content.ids.map((id) => element(name, { [attribute]: id }))),
  );
};

const scheduleOf = (of: XmlElement | undefined, timeZone: string): SlotSchedule | null =>
  of
    ? {
        startsAt: momentOf(textIn(of, "start-date"))?.toISOString() ?? null,
        endsAt: momentOf(textIn(of, "end-date"))?.toISOString() ?? null,
        ...hoursIn(of, timeZone),
      }
    : null;

const scheduleElement = (schedule: SlotSchedule | null): XmlElement | undefined =>
  schedule
    ? element(
        "schedule",
        {},
        textElement("start-date", schedule.startsAt),
        textElement("end-date", schedule.endsAt),
        recurrenceElement(schedule.hours),
      )
    : undefined;

const groupsIn = (of: XmlElement | undefined): string[] =>
  childrenOf(childOf(of, "customer-groups"), "customer-group").map((group) => attributeOf(group, "group-id") ?? "");

const groupsElement = (groups: readonly string[]): XmlElement | undefined =>
  groups.length > 0
    ? element("customer-groups", {}, ...groups.map((id) => element("customer-group", { "group-id": id })))
    : undefined;

const placeOf = (of: XmlElement): SlotPlace & { configurationId: string } => {
  const context = attributeOf(of, "context");
  return {
    slotId: attributeOf(of, "slot-id") ?? "",
    context: context === "category" || context === "folder" ? context : "global",
    contextId: attributeOf(of, "context-id") ?? null,
    configurationId: attributeOf(of, "configuration-id") ?? "",
  };
};

const placeAttributes = ({ slotId, context, contextId, configurationId }: ReturnType<typeof placeOf>) => ({
  "slot-id": slotId,
  context,
  "context-id": contextId ?? undefined,
  "configuration-id": configurationId === "" ? undefined : configurationId,
});

const rankIn = (of: XmlElement): number | null => {
  const rank = numberOf(textIn(of, "rank"));
  return rank === undefined ? null : Math.round(rank);
};

/** Reads a configuration. */
export const slotOf = ({ element: of, siteId }: Entry, context: ArchiveContext): SlotFacts => ({
  ...placeOf(of),
  isDefault: attributeOf(of, "default") === "true",
  isForSite: attributeOf(of, "assigned-to-site") !== "false",
  template: textIn(of, "template") ?? "",
  rank: rankIn(of),
  enabled: textIn(of, "enabled-flag") === "true",
  callout: textsOf(of, "callout-msg"),
  schedule: scheduleOf(childOf(of, "schedule"), timeZoneOf(context.sites, siteId)),
  content: contentOf(childOf(of, "content")),
  customerGroups: groupsIn(of),
  attributes: readAttributes(of, "SlotConfiguration", context),
});

/** Tells a configuration. */
export const slotElement = (facts: SlotFacts): XmlElement =>
  element(
    "slot-configuration",
    {
      ...placeAttributes(facts),
      default: facts.isDefault ? "true" : undefined,
      "assigned-to-site": facts.isForSite ? undefined : "false",
    },
    textElement("template", facts.template === "" ? null : facts.template),
    textElement("rank", facts.rank),
    textElement("enabled-flag", facts.enabled),
    ...textElements("callout-msg", facts.callout),
    scheduleElement(facts.schedule),
    facts.content ? contentElement(facts.content) : undefined,
    presentAttributes(facts.attributes),
    groupsElement(facts.customerGroups),
  );

/** Reads in which campaign a configuration is shown. */
export const slotCampaignOf = ({ element: of, siteId }: Entry, context: ArchiveContext): SlotCampaignFacts => ({
  ...placeOf(of),
  campaignId: attributeOf(of, "campaign-id") ?? "",
  rank: rankIn(of),
  schedule: scheduleOf(childOf(of, "schedule"), timeZoneOf(context.sites, siteId)),
  customerGroups: groupsIn(childOf(of, "qualifiers")),
});

/** Tells in which campaign a configuration is shown. */
export const slotCampaignElement = (facts: SlotCampaignFacts): XmlElement => {
  const groups = groupsElement(facts.customerGroups);
  return element(
    "slot-configuration-campaign-assignment",
    { ...placeAttributes(facts), "campaign-id": facts.campaignId },
    groups ? element("qualifiers", {}, groups) : undefined,
    textElement("rank", facts.rank),
    scheduleElement(facts.schedule),
  );
};
