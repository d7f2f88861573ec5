import type { ChatScript } from "#sandbox/platform/chats/chat-answers.ts";
import type { Cartridge } from "#sandbox/cartridge.ts";
import type { WorldData } from "#sandbox/core/database/world-data.ts";
import { addSites } from "#sandbox/organization/sites/site-service.ts";
import type { MagicValue } from "#sandbox/control/magic-value.ts";
import type { ConsentSubscription } from "#sandbox/platform/consents/consent.ts";
import type { LoginClient } from "#sandbox/dialects/login/login-clients.ts";
import type { Recommender } from "#sandbox/platform/recommendations/recommender.ts";
import type { Site } from "#sandbox/organization/sites/site.ts";

/** An item of managed content, as far as the console shows it. */
export interface ManagedItem {
  _meta: { name: string; schema: string; deliveryId: string; deliveryKey?: string | undefined };
}

/** A client of the login service, with the name the console shows. */
export interface WorldClient extends LoginClient {
  name: string;
}

/** Everything a sandbox knows about whom it stands in for. The engine itself knows no world. */
export interface WorldDefinition extends WorldData {
  /** The organization every address names, for example `f_ecom_swee_001`. */
  organizationId: string;
  /** Who logs shoppers in. */
  clients: readonly WorldClient[];
  /** The public client of the storefront. */
  shopClientId: string;
  /** The private client that stands in for an administrator. */
  serverClientId: string;
  /** The sites a new database begins with. */
  sites: readonly Site[];
  /** What designed pages may be assigned to. */
  aspectTypes: Readonly<Record<string, "category" | "product">>;
  recommenders: readonly Recommender[];
  /** What the contact centre answers in a chat. */
  chatScript: ChatScript;
  /** What shoppers may agree to hear about. */
  consentSubscriptions: readonly ConsentSubscription[];
  /** Values that make something particular happen. */
  magicValues: () => readonly MagicValue[];
  /** Letters before the number of an order. */
  orderPrefix: string;
  /** What its gift cards are called in payments. */
  giftCardBrand: string;
  /** The catalogue that addresses of its pictures and static files name. */
  pictureCatalog: string;
  /** Folder of the pictures of its goods; left out where it has none. */
  picturesFolder?: string;
  /** Folder of its static files, served where the platform serves those of a catalogue. */
  sheetsFolder?: string;
  /** A merchant's own behavior on the platform; left out where there is none. */
  cartridge?: Cartridge;
  /** Managed content as it is delivered at a moment; left out where there is none. */
  content?: (now: Date) => readonly ManagedItem[];
}

/** Hands a world to the engine, which then knows its names. */
export const defineWorld = (world: Omit<WorldDefinition, "addSites">): WorldDefinition => ({
  ...world,
  addSites: (database) => addSites(database, world.sites),
});
