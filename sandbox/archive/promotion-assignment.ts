import type { Campaign, Promotion, PromotionTerms, Qualifiers } from "#sandbox/platform/promotions/promotion.ts";
import { momentOf, numberOf } from "./amount-text.ts";
import type { ArchiveContext, Entry } from "./mapping.ts";
import { ownWordsOf, presentOwnWords } from "./own-words.ts";
import { hoursIn, recurrenceElement } from "./schedule-facts.ts";
import { attributeOf, childOf, childrenOf, element, textElement, textIn, type XmlElement } from "./xml-element.ts";
import { timeZoneOf } from "./site-facts.ts";

/** Who and what opens something, by the names an archive uses. */
export interface Opening extends Pick<Qualifiers, "customerGroups" | "couponIds" | "match"> {
  sourceCodeGroupIds: readonly string[];
}

/** When and for whom a promotion runs in a campaign. */
export interface Assignment
  extends Opening, Pick<Promotion, "rank" | "startsAt" | "endsAt">, Pick<PromotionTerms, "schedule"> {
  campaignId: string;
}

const idsIn = (of: XmlElement, list: string, item: string, attribute: string) =>
  childrenOf(childOf(of, list), item).map((each) => attributeOf(each, attribute) ?? "");

const list = (name: string, item: string, attribute: string, ids: readonly string[]) =>
  ids.length > 0 ? element(name, {}, ...ids.map((id) => element(item, { [attribute]: id }))) : undefined;

const presentOpening = ({ customerGroups, couponIds, sourceCodeGroupIds }: Opening) => [
  list("customer-groups", "customer-group", "group-id", customerGroups),
  list("coupons", "coupon", "coupon-id", couponIds),
  list("source-codes", "source-code", "group-id", sourceCodeGroupIds),
];

const openingIn = (of: XmlElement): Omit<Opening, "match"> => ({
  customerGroups: idsIn(of, "customer-groups", "customer-group", "group-id"),
  couponIds: idsIn(of, "coupons", "coupon", "coupon-id"),
  sourceCodeGroupIds: idsIn(of, "source-codes", "source-code", "group-id"),
});

/** One kind of condition is all and any. */
const matchOf = (opening: Omit<Opening, "match">, told: string | undefined): Pick<Opening, "match"> =>
  Object.values(opening).filter((ids) => ids.length > 0).length > 1 && told !== "all" ? { match: "any" } : {};

const presentSchedule = ({ startsAt, endsAt, schedule }: Assignment): XmlElement | undefined => {
  const recurrence = recurrenceElement(schedule);
  if (!startsAt && !endsAt && !recurrence) return undefined;
  return element(
    "schedule",
    {},
    textElement("start-date", startsAt?.toISOString()),
    textElement("end-date", endsAt?.toISOString()),
    recurrence,
  );
};

const scheduleIn = (of: XmlElement | undefined, timeZone: string): Pick<Assignment, "schedule"> => {
  const { hours } = hoursIn(of, timeZone);
  return hours ? { schedule: hours } : {};
};

/** Reads what assigns a promotion to a campaign. */
export const assignmentOf = ({ element: of, siteId }: Entry, { sites }: ArchiveContext): Assignment => {
  const opening = openingIn(of);
  const schedule = childOf(of, "schedule");
  const rank = numberOf(textIn(of, "rank"));
  return {
    campaignId: attributeOf(of, "campaign-id") ?? "",
    ...opening,
    ...matchOf(opening, attributeOf(childOf(of, "qualifiers"), "match-mode")),
    rank: rank === undefined ? null : Math.round(rank),
    startsAt: momentOf(textIn(schedule, "start-date")),
    endsAt: momentOf(textIn(schedule, "end-date")),
    ...scheduleIn(schedule, timeZoneOf(sites, siteId)),
  };
};

/** Tells what assigns a promotion to a campaign. */
export const assignmentElement = (promotionId: string, assignment: Assignment): XmlElement => {
  const { customerGroups, couponIds, sourceCodeGroupIds, match, campaignId, rank } = assignment;
  const [groups, coupons, sourceCodes] = presentOpening(assignment);
  return element(
    "promotion-campaign-assignment",
    { "promotion-id": promotionId, "campaign-id": campaignId },
    element(
      "qualifiers",
      { "match-mode": match ?? "all" },
      customerGroups.length > 0 ? element("customer-groups") : undefined,
      sourceCodeGroupIds.length > 0 ? element("source-codes") : undefined,
      couponIds.length > 0 ? element("coupons") : undefined,
    ),
    groups,
    coupons,
    sourceCodes,
    textElement("rank", rank),
    presentSchedule(assignment),
  );
};

/** A campaign by the names an archive uses. */
export interface CampaignFacts extends Opening, Pick<Campaign, "enabled" | "startsAt" | "endsAt"> {}

/** Reads a campaign. */
export const campaignOf = ({ element: of }: Entry): CampaignFacts => {
  const opening = openingIn(of);
  const { match } = ownWordsOf(of);
  return {
    enabled: textIn(of, "enabled-flag") === "true",
    startsAt: momentOf(textIn(of, "start-date")),
    endsAt: momentOf(textIn(of, "end-date")),
    ...opening,
    ...matchOf(opening, match === "all" ? "all" : undefined),
  };
};

/** Tells a campaign. */
export const campaignElement = (id: string, facts: CampaignFacts): XmlElement => {
  const kinds = [facts.customerGroups, facts.couponIds, facts.sourceCodeGroupIds].filter(({ length }) => length > 0);
  const words = presentOwnWords({
    match: kinds.length > 1 && facts.match !== "any" ? "all" : undefined,
  });
  return element(
    "campaign",
    { "campaign-id": id },
    textElement("enabled-flag", facts.enabled),
    textElement("start-date", facts.startsAt?.toISOString()),
    textElement("end-date", facts.endsAt?.toISOString()),
    ...presentOpening(facts),
    words && element("custom-attributes", {}, words),
  );
};
