import type { SlotConfiguration, SlotPlace, SlotSchedule, SlotTexts } from "#sandbox/core/columns/slot.ts";
import { isCampaignOpen, isScheduled } from "#sandbox/platform/promotions/active-promotions.ts";
import type { Campaign } from "#sandbox/platform/promotions/promotion.ts";

/** A configuration in a campaign. */
export interface SlotCampaign extends SlotPlace {
  configurationId: string;
  siteIds: readonly string[];
  campaignId: string;
  rank: number | null;
  schedule: SlotSchedule | null;
  customerGroups: readonly string[];
}

/** Who looks, and when. */
export interface SlotSituation {
  siteId: string;
  now: Date;
  customerGroups: readonly string[];
  sourceCodeGroupId: string | undefined;
  /** The campaign of that name on the site; undefined for none. */
  campaignOf: (campaignId: string) => Campaign | undefined;
}

/** Why a configuration is shown: by its own schedule, in a campaign, or because nothing else is. */
export type SlotReason = "schedule" | "campaign" | "default";

/** A configuration that may be shown. */
export interface SlotCandidate {
  configuration: SlotConfiguration;
  reason: SlotReason;
  rank: number | null;
  /** Whether it is meant for some customers and not for everybody. */
  isForSome: boolean;
}

const EVERYONE = "Everyone";

const isFor = (groups: readonly string[], { customerGroups }: SlotSituation) =>
  groups.length === 0 || groups.includes(EVERYONE) || groups.some((group) => customerGroups.includes(group));

const isForSome = (groups: readonly string[]) => groups.length > 0 && !groups.includes(EVERYONE);

const isOn = ({ startsAt, endsAt, hours }: SlotSchedule, now: Date): boolean =>
  (startsAt === null || new Date(startsAt) <= now) &&
  (endsAt === null || new Date(endsAt) > now) &&
  (hours === undefined || isScheduled(hours, now));

const isSamePlace = (one: SlotPlace, other: SlotPlace) =>
  one.slotId === other.slotId && one.context === other.context && one.contextId === other.contextId;

const campaignCandidates = (
  configuration: SlotConfiguration,
  campaigns: readonly SlotCampaign[],
  situation: SlotSituation,
): SlotCandidate[] =>
  campaigns
    .filter((each) => isSamePlace(each, configuration) && each.configurationId === configuration.configurationId)
    .flatMap(({ siteIds, campaignId, rank, schedule, customerGroups }): SlotCandidate[] => {
      const campaign = situation.campaignOf(campaignId);
      const isOpen =
        siteIds.includes(situation.siteId) &&
        campaign !== undefined &&
        isCampaignOpen(campaign, { ...situation, coupons: [] }) &&
        (schedule === null || isOn(schedule, situation.now)) &&
        isFor(customerGroups, situation);
      const groups = customerGroups.length > 0 ? customerGroups : (campaign?.customerGroups ?? []);
      return isOpen ? [{ configuration, reason: "campaign", rank, isForSome: isForSome(groups) }] : [];
    });

const candidatesOf = (
  configuration: SlotConfiguration,
  campaigns: readonly SlotCampaign[],
  situation: SlotSituation,
): SlotCandidate[] => {
  const { isForSite, isDefault, schedule, customerGroups, rank } = configuration;
  const own = isForSite && isFor(customerGroups, situation);
  const candidate = { configuration, rank, isForSome: isForSome(customerGroups) };
  return [
    ...(own && schedule && isOn(schedule, situation.now) ? [{ ...candidate, reason: "schedule" as const }] : []),
    ...(own && isDefault ? [{ ...candidate, reason: "default" as const }] : []),
    ...campaignCandidates(configuration, campaigns, situation),
  ];
};

/**
 * What may be shown in a slot, what is shown first (the platform's rules): what is scheduled before what is there by
 * default, what is for some customers before what is for everybody, a lower rank before a higher one and before none,
 * the later before the earlier. One that is neither scheduled nor in a campaign nor the default is never shown, nor is
 * a category's on the page of another.
 * @param configurations in the order they were made
 */
export const slotCandidates = (
  place: SlotPlace,
  configurations: readonly SlotConfiguration[],
  campaigns: readonly SlotCampaign[],
  situation: SlotSituation,
): SlotCandidate[] => {
  const score = ({ reason, isForSome: some, rank }: SlotCandidate) =>
    [reason === "default" ? 1 : 0, some ? 0 : 1, rank ?? Number.MAX_SAFE_INTEGER] as const;
  return configurations
    .filter(
      (each) => each.enabled && each.content && each.siteIds.includes(situation.siteId) && isSamePlace(each, place),
    )
    .flatMap((each) => candidatesOf(each, campaigns, situation))
    .map((candidate, index) => ({ candidate, order: [...score(candidate), -index] }))
    .sort((one, other) => {
      const at = one.order.findIndex((value, index) => value !== other.order[index]);
      return at < 0 ? 0 : (one.order[at] ?? 0) - (other.order[at] ?? 0);
    })
    .map(({ candidate }) => candidate);
};

/** A text in a language: that of the country, of the language, else the default; empty for none. */
export const slotText = (texts: SlotTexts, locale: string): string =>
  texts[locale] ?? texts[locale.split("-")[0] ?? ""] ?? texts["default"] ?? "";
