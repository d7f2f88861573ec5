import type { ApiFamily } from "./api-route.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/connection.ts";
import type { DueWork } from "./due-work.ts";
import { collectForgetting } from "./forgetting.ts";
import type { ErasePerson } from "./database/personal-data.ts";

/** What nearly every module stands on. */
export interface Foundation {
  database: Database;
  clock: Clock;
}

/** What a module does once all services stand. */
export interface ModuleParts {
  /** Its operations, by address. */
  families?: readonly ApiFamily[];
  /** What happens by itself when time goes on. */
  dueWork?: readonly DueWork[];
  /** To be done once before the first call. */
  prepare?: () => Promise<void>;
  /** Erases what it keeps of a person whose account is gone for good. */
  erasePerson?: ErasePerson;
}

/**
 * One subject of the sandbox: `services` makes its services out of those of the modules before it, `parts` what it
 * offers once all of them stand, those after it too.
 */
export interface Module<Given, Added extends object, All> {
  services: (given: Given) => Added;
  parts?: (all: All) => ModuleParts;
}

/** Declares a module; both needs are said by the types of the two parameters. */
export const defineModule = <Given, Added extends object, All = unknown>(
  module: Module<Given, Added, All>,
): Module<Given, Added, All> => module;

/** Modules put together so far, and what they wait for. */
export interface Composition<Services extends object, Needed> {
  /** Adds a module; the compiler refuses one whose needs no module before it meets. */
  with: <Added extends object, All>(
    module: Module<Services, Added, All>,
  ) => Composition<Services & Added, Needed & All>;
  services: Services;
  /** What all modules offer, in their order; the compiler refuses it while something awaited is missing. */
  partsOf: (all: Needed) => readonly ModuleParts[];
  /** Has everything forgotten that was read from the database; to be called after the data was exchanged. */
  forget: () => void;
}

const compose = <Services extends object, Needed>(
  services: Services,
  partsOf: (all: Needed) => readonly ModuleParts[],
  forget: () => void,
): Composition<Services, Needed> => ({
  services,
  partsOf,
  forget,
  with: <Added extends object, All>(module: Module<Services, Added, All>) => {
    const { made, forget: forgetMade } = collectForgetting(() => module.services(services));
    return compose<Services & Added, Needed & All>(
      { ...services, ...made },
      (all) => [...partsOf(all), ...(module.parts ? [module.parts(all)] : [])],
      () => {
        forget();
        forgetMade();
      },
    );
  },
});

/** Begins with what is given from outside. */
export const composeFrom = <Ground extends object>(ground: Ground): Composition<Ground, unknown> =>
  compose(
    ground,
    () => [],
    () => undefined,
  );
