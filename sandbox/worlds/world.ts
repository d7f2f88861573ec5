import type { Clock } from "#sandbox/clock.ts";
import type { Database } from "#sandbox/database/connection.ts";

/** Puts one part of a world into its tables; the clock shows the moment the world is made at. */
export type Seeder = (database: Database, clock: Clock) => Promise<void>;

/** Makes one part of a world different from the default one; `seed` decides what is left to chance. */
export type WorldChange = (database: Database, clock: Clock, seed: number) => Promise<void>;

/** The worlds a database can be reset to. */
export const worldNames = [
  "default",
  "empty",
  "holiday-rush",
  "heat-wave",
  "sold-out",
  "fundraiser",
  "checkout-ready",
  "huge",
] as const;

export type WorldName = (typeof worldNames)[number];

/** A world by name, and the number that decides what is left to chance in it. */
export interface WorldChoice {
  world: WorldName;
  seed: number;
}

/** The default world as it is written down. */
export const defaultChoice: WorldChoice = { world: "default", seed: 1 };

/** A world: the default one, changed by its own seeders, at a moment of its own. */
export interface World {
  /** What it is good for, in one sentence. */
  says: string;
  /** Where its clock stands still until it is set otherwise; real time when left out. */
  clockAt?: Date;
  /** True for a world without catalogue, people and shops. */
  isEmpty?: true;
  /** Applied in order after the default world is in place. */
  changes: readonly WorldChange[];
}

export const isWorldName = (name: string): name is WorldName => (worldNames as readonly string[]).includes(name);
