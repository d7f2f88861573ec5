import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "./connection.ts";

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

/** What the database knows of a world: by what it is told apart, and what fills it. */
export interface WorldData {
  /** Its name in lower case, for example `wickett-plum`. */
  id: string;
  /** Changes whenever what it puts into a database does; nobody reads it as a number. */
  hash: () => string;
  /** States it can be reset to, `default` among them. */
  variants: Readonly<Record<string, World>>;
  /** Puts its sites in; everything else refers to them. */
  addSites: (database: Database) => Promise<void>;
  seeding: () => Promise<WorldSeeding>;
}

/** The state of that name. @throws Error for a name the world has not */
export const variantOf = ({ id, variants }: Pick<WorldData, "id" | "variants">, name: string): World => {
  const variant = Object.hasOwn(variants, name) ? variants[name] : undefined;
  if (!variant) throw new Error(`The world ${id} has ${Object.keys(variants).join(", ")}, not '${name}'.`);
  return variant;
};
