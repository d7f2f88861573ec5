import type { CampaignRow, PromotionExchange, PromotionRow } from "#sandbox/platform/promotions/module.ts";
import type { ProductSelection } from "#sandbox/platform/promotions/product-selection.ts";
import type { PromotionRule, PromotionTerms, Qualifiers } from "#sandbox/platform/promotions/promotion.ts";
import type { SourceCodeExchange } from "#sandbox/platform/shopper-context/module.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { presentSelection, selectionOf, Unfollowed } from "./product-specification.ts";
import { assignmentElement, assignmentOf, campaignElement, campaignOf } from "./promotion-assignment.ts";
import { promotionElement, promotionFactsOf, type PromotionFacts } from "./promotion-facts.ts";
import { siteMapping } from "./site-mapping.ts";
import { archiveKeyOf, isSameValue, rowOnSite, type SiteRow } from "./site-rows.ts";
import { attributeOf, childOf, element } from "./xml-element.ts";
import type { SiteFacts } from "./site-facts.ts";

/** The campaign an archive tells of promotions that have none: in the format a promotion without one never runs. */
const ALWAYS = "always";

/** A promotion nobody has assigned to a campaign, which therefore does not run. */
const UNASSIGNED = "";

/** The name an archive uses for a row that a promotion refers to by its id. */
const nameOf = (id: string, siteIds: readonly string[]) => archiveKeyOf({ id, siteIds: [...siteIds] });
const namesOf = (ids: readonly string[], siteIds: readonly string[]) => [
  ...new Set(ids.map((id) => nameOf(id, siteIds))),
];

const qualifiersOf = ({ qualifiers }: CampaignRow) => qualifiers as Qualifiers;

/** Campaigns, and one for the promotions that have none. */
export const campaignMapping = ({ campaigns, promotions }: PromotionExchange): Mapping =>
  siteMapping<CampaignRow>({
    kind: "promotions",
    object: "campaign",
    table: campaigns,
    present: (row) => {
      const { customerGroups, couponIds, sourceCodeGroupIds = [], match } = qualifiersOf(row);
      return campaignElement(archiveKeyOf(row), {
        enabled: row.enabled,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        customerGroups,
        couponIds: namesOf(couponIds, row.siteIds),
        sourceCodeGroupIds: namesOf(sourceCodeGroupIds, row.siteIds),
        ...(match ? { match } : {}),
      });
    },
    apply: (entry) => {
      const { enabled, startsAt, endsAt, ...qualifiers } = campaignOf(entry);
      return { id: entry.key, siteIds: [], enabled, startsAt, endsAt, qualifiers };
    },
    others: async (rows) => {
      const free = (await promotions.read()).filter(({ campaignId }) => campaignId === null);
      const siteIds = [...new Set(free.flatMap((row) => row.siteIds))].sort();
      return siteIds
        .filter((siteId) => !rowOnSite(rows, ALWAYS, siteId))
        .map((siteId): Entry => ({
          siteId,
          containerId: "",
          key: ALWAYS,
          element: campaignElement(ALWAYS, {
            enabled: true,
            startsAt: null,
            endsAt: null,
            customerGroups: [],
            couponIds: [],
            sourceCodeGroupIds: [],
          }),
        }));
    },
  });

/** What a promotion's assignment says, in the columns of its row. */
const unassigned = {
  campaignId: UNASSIGNED,
  startsAt: null,
  endsAt: null,
  rank: null,
  customerGroups: [],
  couponIds: [],
  sourceCodeGroupIds: [],
} satisfies Partial<PromotionRow>;

const termsOf = ({ terms }: PromotionRow) => terms as PromotionTerms;

const rowOf = (id: string, facts: PromotionFacts, before: PromotionRow | undefined): PromotionRow => {
  const { name, calloutMsg, details, enabled, exclusivity, rule, ...terms } = facts;
  const { match, schedule } = before ? termsOf(before) : {};
  return {
    ...unassigned,
    ...before,
    id,
    siteIds: before?.siteIds ?? [],
    name,
    calloutMsg,
    details,
    enabled,
    exclusivity,
    rule,
    terms: { ...terms, ...(match ? { match } : {}), ...(schedule ? { schedule } : {}) },
  };
};

/** Promotions and what they demand and give. */
export const promotionMapping = (
  exchange: PromotionExchange,
  sourceCodes: SourceCodeExchange,
  sites: SiteFacts,
): Mapping =>
  siteMapping<PromotionRow>({
    kind: "promotions",
    object: "promotion",
    table: exchange.promotions,
    present: (row, siteId) => {
      const { match: _match, schedule: _schedule, ...terms } = termsOf(row);
      const { name, calloutMsg, details, enabled, exclusivity } = row;
      const facts = { name, calloutMsg, details, enabled, exclusivity, rule: row.rule as PromotionRule, ...terms };
      return promotionElement(archiveKeyOf(row), facts, siteId, sites);
    },
    apply: (entry, before, context) => {
      if (attributeOf(entry.element, "campaign-id") !== undefined) throw new Unfollowed("the form of old exports");
      return rowOf(entry.key, promotionFactsOf(entry, context), before);
    },
    finish: () => resolveNames(exchange, sourceCodes),
  });

/** Promotions in their campaigns: for whom, when and in which order. */
export const assignmentsMapping = ({ promotions }: PromotionExchange): Mapping =>
  siteMapping<PromotionRow>({
    kind: "promotions",
    object: "promotion-campaign-assignment",
    isRelation: true,
    table: promotions,
    names: {
      row: ({ element: of }) => attributeOf(of, "promotion-id") ?? "",
      entry: (row) => `${row.campaignId === null ? ALWAYS : nameOf(row.campaignId, row.siteIds)}|${archiveKeyOf(row)}`,
    },
    present: (row) => {
      if (row.campaignId === UNASSIGNED) return undefined;
      const { match, schedule } = termsOf(row);
      return assignmentElement(archiveKeyOf(row), {
        campaignId: row.campaignId === null ? ALWAYS : nameOf(row.campaignId, row.siteIds),
        customerGroups: row.customerGroups,
        couponIds: namesOf(row.couponIds, row.siteIds),
        sourceCodeGroupIds: namesOf(row.sourceCodeGroupIds, row.siteIds),
        rank: row.rank,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        ...(match ? { match } : {}),
        ...(schedule ? { schedule } : {}),
      });
    },
    apply: (entry, before, context) => {
      const { campaignId, customerGroups, couponIds, sourceCodeGroupIds, match, schedule, ...columns } = assignmentOf(
        entry,
        context,
      );
      const known = before?.campaignId;
      const there = known === null ? ALWAYS : nameOf(known ?? UNASSIGNED, before?.siteIds ?? []);
      if (there !== UNASSIGNED && there !== campaignId) throw new Unfollowed("a promotion's further campaigns");
      const { match: _match, schedule: _schedule, ...terms } = before ? termsOf(before) : {};
      return {
        ...blank(attributeOf(entry.element, "promotion-id") ?? ""),
        ...before,
        ...columns,
        campaignId,
        customerGroups: [...customerGroups],
        couponIds: [...couponIds],
        sourceCodeGroupIds: [...sourceCodeGroupIds],
        terms: { ...terms, ...(match ? { match } : {}), ...(schedule ? { schedule } : {}) },
      };
    },
    withdraw: (row) => ({ ...row, ...unassigned }),
  });

const blank = (id: string): PromotionRow => ({
  ...unassigned,
  id,
  siteIds: [],
  name: "",
  calloutMsg: "",
  details: "",
  enabled: false,
  exclusivity: "no",
  rule: {},
  terms: {},
});

/** Ids of the rows that are meant by a name on some sites; the name itself where nothing is. */
const meantBy = (rows: readonly SiteRow[], names: readonly string[], siteIds: readonly string[]): string[] => [
  ...new Set(
    namesOf(names, siteIds).flatMap((name) => {
      const meant = siteIds.flatMap((siteId) => rowOnSite(rows, name, siteId)?.id ?? []);
      return meant.length > 0 ? meant : [name];
    }),
  ),
];

/** Has promotions and campaigns refer to the rows their names mean on their sites, now that all of them are there. */
const resolveNames = async (
  { campaigns, coupons, promotions }: PromotionExchange,
  sourceCodes: SourceCodeExchange,
): Promise<void> => {
  const own = await coupons.read();
  const groups = await sourceCodes.read();
  const frames = await campaigns.read();
  const changedFrames = frames.flatMap((row) => {
    const qualifiers = qualifiersOf(row);
    const now = {
      ...qualifiers,
      couponIds: meantBy(own, qualifiers.couponIds, row.siteIds),
      ...(qualifiers.sourceCodeGroupIds
        ? { sourceCodeGroupIds: meantBy(groups, qualifiers.sourceCodeGroupIds, row.siteIds) }
        : {}),
    };
    return isSameValue(now, qualifiers) ? [] : [{ ...row, qualifiers: now }];
  });
  await campaigns.replace([], changedFrames);
  const rows = await promotions.read();
  const changed = rows.flatMap((row) => {
    const parts = bySite(row, (siteId) =>
      row.campaignId === null || row.campaignId === UNASSIGNED
        ? row.campaignId
        : (meantBy(frames, [row.campaignId], [siteId])[0] ?? row.campaignId),
    );
    const now = [...parts].map(([campaignId, siteIds], index): PromotionRow => ({
      ...row,
      id: index === 0 ? row.id : `${archiveKeyOf(row)}@${siteIds[0] ?? ""}`,
      siteIds,
      campaignId,
      couponIds: meantBy(own, row.couponIds, siteIds),
      sourceCodeGroupIds: meantBy(groups, row.sourceCodeGroupIds, siteIds),
    }));
    return now.length === 1 && isSameValue(now[0], row) ? [] : now;
  });
  await promotions.replace([], changed);
};

const bySite = <T>(row: SiteRow, valueOf: (siteId: string) => T): Map<T, string[]> => {
  const groups = new Map<T, string[]>();
  for (const siteId of row.siteIds) {
    const value = valueOf(siteId);
    groups.set(value, [...(groups.get(value) ?? []), siteId]);
  }
  return groups;
};

const settingsElement = (selection: ProductSelection) =>
  element("global-promotion-settings", {}, presentSelection("global-excluded-products", selection));

/** Products a site keeps out of its promotions. */
export const promotionSettingsMapping = (promotions: PromotionExchange): Mapping => ({
  kind: "promotions",
  object: "global-promotion-settings",

  read: async () =>
    (await promotions.exclusions()).map(({ siteId, products }) => ({
      siteId,
      containerId: "",
      key: "",
      element: settingsElement(products),
    })),

  understood: ({ element: of }, context) => {
    try {
      return settingsElement(selectionOf(childOf(of, "global-excluded-products"), context));
    } catch {
      return element("global-promotion-settings");
    }
  },

  write: async (entries, context) => {
    const refused: string[] = [];
    for (const { siteId, key, element: of } of entries)
      try {
        const excluded = childOf(of, "global-excluded-products");
        const products = selectionOf(excluded, context);
        if (excluded && Object.keys(products).length > 0) await promotions.putExclusion(siteId, products);
      } catch (error) {
        if (!(error instanceof Unfollowed)) throw error;
        context.count(`promotions: global-promotion-settings, kept without effect: ${error.message}`);
        refused.push(key);
      }
    return refused;
  },

  remove: (entries) => promotions.removeExclusions(entries.map(({ siteId }) => siteId)),
});
