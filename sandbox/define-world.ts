import type { MagicValue } from "#sandbox/control/magic-value.ts";
import type { Clock } from "#sandbox/clock.ts";
import type { ConsentSubscription } from "#sandbox/consents/consent.ts";
import type { Database } from "#sandbox/database/connection.ts";
import type { LoginClient } from "#sandbox/login/login-clients.ts";
import type { Recommender } from "#sandbox/recommendations/recommender.ts";
import type { Site } from "#sandbox/sites/site.ts";

/** Puts one part of a world into its tables; the clock shows the moment the world is made at. */
export type Seeder = (database: Database, clock: Clock) => Promise<void>;

/** Makes one part of a world different from the usual one; `seed` decides what is left to chance. */
export type WorldChange = (database: Database, clock: Clock, seed: number) => Promise<void>;

/** A state of a world by name, and the number that decides what is left to chance in it. */
export interface WorldChoice {
  world: string;
  seed: number;
}

/** A world as it is written down. */
export const defaultChoice: WorldChoice = { world: "default", seed: 1 };

/** A state a world can be reset to: the usual one, changed by its own seeders, at a moment of its own. */
export interface World {
  /** What it is good for, in one sentence. */
  says: string;
  /** Where its clock stands still until it is set otherwise; real time when left out. */
  clockAt?: Date;
  /** True for a state without catalogue, people and shops. */
  isEmpty?: true;
  /** Applied in order after the usual state is in place. */
  changes: readonly WorldChange[];
}

/** What a world puts into an empty database; loaded only where one is filled. */
export interface WorldSeeding {
  /** The moment the world is made at: what it says about the past lies before it, whenever a database is seeded. */
  epoch: Date;
  /** Every part of the usual state; a part comes after those it refers to. */
  seeders: readonly Seeder[];
  /** What a state without goods begins with. */
  settings: readonly Seeder[];
  /** What every state leaves to chance. */
  vary: (database: Database, seed: number) => Promise<void>;
}

/** An item of managed content, as far as the console shows it. */
export interface ManagedItem {
  _meta: { name: string; schema: string; deliveryId: string; deliveryKey?: string | undefined };
}

/** A client of the login service, with the name the console shows. */
export interface WorldClient extends LoginClient {
  name: string;
}

/** Everything a sandbox knows about whom it stands in for. The engine itself knows no world. */
export interface WorldDefinition {
  /** Its name in lower case, for example `wickett-plum`. */
  id: string;
  /** Changes whenever what it puts into a database does; nobody reads it as a number. */
  hash: () => string;
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
  /** States it can be reset to, `default` among them. */
  variants: Readonly<Record<string, World>>;
  seeding: () => Promise<WorldSeeding>;
  /** What designed pages may be assigned to. */
  aspectTypes: Readonly<Record<string, "category" | "product">>;
  recommenders: readonly Recommender[];
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
  /** Path of the catalog to read that mails send, among its static files; left out where there is none. */
  digitalCatalogPath?: string;
  /** Folder of its static files, served where the platform serves those of a catalogue. */
  sheetsFolder?: string;
  /** Managed content as it is delivered at a moment; left out where there is none. */
  content?: (now: Date) => readonly ManagedItem[];
}

/** Hands a world to the engine, which then knows its names. */
export const defineWorld = (world: WorldDefinition): WorldDefinition => world;

/** The state of that name. @throws Error for a name the world has not */
export const variantOf = ({ id, variants }: WorldDefinition, name: string): World => {
  const variant = Object.hasOwn(variants, name) ? variants[name] : undefined;
  if (!variant) throw new Error(`The world ${id} has ${Object.keys(variants).join(", ")}, not '${name}'.`);
  return variant;
};
