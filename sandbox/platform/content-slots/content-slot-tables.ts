import type { SlotConfiguration, SlotSchedule } from "#sandbox/core/columns/slot.ts";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What merchants put into the slots of their pages. A site's own version of one has the site in its key. */
export const slotConfigurations = pgTable("slot_configurations", {
  id: text("id").primaryKey(),
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
  slotId: text("slot_id").notNull(),
  context: text("context").$type<SlotConfiguration["context"]>().notNull(),
  /** The category or folder whose page has the slot; null for a slot of every page. */
  contextId: text("context_id"),
  configurationId: text("configuration_id").notNull(),
  /** Shown when nothing else is. */
  isDefault: boolean("is_default").notNull(),
  /** False for one that is shown in campaigns only. */
  isForSite: boolean("is_for_site").notNull(),
  template: text("template").notNull(),
  rank: integer("rank"),
  enabled: boolean("enabled").notNull(),
  /** By language; `default` for the rest. */
  callout: jsonb("callout").$type<SlotConfiguration["callout"]>().notNull(),
  schedule: jsonb("schedule").$type<SlotSchedule>(),
  content: jsonb("content").$type<SlotConfiguration["content"]>(),
  customerGroups: jsonb("customer_groups").$type<string[]>().notNull(),
  /** Custom attributes with their `c_` names. */
  attributes: jsonb("attributes").$type<Record<string, unknown>>().notNull(),
  /** The later of two that are equal otherwise is shown. */
  position: integer("position").notNull(),
});

/** In which campaigns configurations are shown. */
export const slotCampaigns = pgTable("slot_campaigns", {
  id: text("id").primaryKey(),
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
  slotId: text("slot_id").notNull(),
  context: text("context").$type<SlotConfiguration["context"]>().notNull(),
  contextId: text("context_id"),
  configurationId: text("configuration_id").notNull(),
  campaignId: text("campaign_id").notNull(),
  rank: integer("rank"),
  schedule: jsonb("schedule").$type<SlotSchedule>(),
  customerGroups: jsonb("customer_groups").$type<string[]>().notNull(),
});
