import type { Schedule } from "./schedule.ts";
/** A text by language; `default` for the languages that are not named. */
export type SlotTexts = Readonly<Record<string, string>>;

/** When something is shown: between two moments, within the hours of some days. */
export interface SlotSchedule {
  /** ISO moments; null for no limit. */
  startsAt: string | null;
  endsAt: string | null;
  hours?: Schedule;
}

/** What stands in a slot. */
export type SlotContent =
  | { kind: "products" | "categories" | "content-assets"; ids: readonly string[] }
  | { kind: "html"; texts: SlotTexts }
  | { kind: "recommended-products"; ruleId: string };

/** Where a slot is: on every page, or on the page of a category or folder. */
export interface SlotPlace {
  slotId: string;
  context: "global" | "category" | "folder";
  contextId: string | null;
}

/** What a merchant puts into a slot, and for whom. */
export interface SlotConfiguration extends SlotPlace {
  configurationId: string;
  siteIds: readonly string[];
  isDefault: boolean;
  isForSite: boolean;
  template: string;
  rank: number | null;
  enabled: boolean;
  callout: SlotTexts;
  schedule: SlotSchedule | null;
  content: SlotContent | null;
  /** Customers of any of these; empty for everybody. */
  customerGroups: readonly string[];
  attributes: Readonly<Record<string, unknown>>;
}
