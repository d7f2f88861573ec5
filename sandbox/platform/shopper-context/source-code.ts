/** Codes of one catalogue or campaign, and what they open. */
export interface SourceCodeGroup {
  id: string;
  name: string;
  /** Codes of the group; a `*` at the end stands for anything. */
  codes: readonly string[];
  enabled: boolean;
  siteIds: readonly string[];
  startsAt: Date | null;
  endsAt: Date | null;
  /** Price books that apply instead of the site's own. */
  priceBookIds: readonly string[];
}

const matches = (pattern: string, code: string): boolean =>
  pattern.endsWith("*")
    ? code.toLowerCase().startsWith(pattern.slice(0, -1).toLowerCase())
    : code.toLowerCase() === pattern.toLowerCase();

/** The group a code belongs to on a site at a moment; nothing for an unknown, disabled or expired one. */
export const activeSourceCodeGroup = (
  groups: readonly SourceCodeGroup[],
  { code, siteId, now }: { code: string; siteId: string; now: Date },
): SourceCodeGroup | undefined =>
  groups.find(
    (group) =>
      group.enabled &&
      group.siteIds.includes(siteId) &&
      (group.startsAt === null || group.startsAt <= now) &&
      (group.endsAt === null || group.endsAt > now) &&
      group.codes.some((pattern) => matches(pattern, code)),
  );
