import type { Express } from "express";
import { systemClock, type Clock } from "./core/clock.ts";
import type { ControlAccess } from "./control/control-access.ts";
import type { ControlContext } from "./control/control-context.ts";
import { createFaults } from "./control/faults.ts";
import { createAssistantCalls } from "./control/assistant-calls.ts";
import { createPlayground } from "./control/playground.ts";
import { createAssistantPlatform } from "./control/assistant-platform.ts";
import { createJournal, type ContractJudge } from "./control/journal.ts";
import { createSnapshots } from "./control/snapshots.ts";
import type { TestOrganizations } from "./control/test-organizations.ts";
import { createApp } from "./create-app.ts";
import type { Database } from "./core/database/connection.ts";
import { resetWorld } from "./core/database/reset.ts";
import { seededWorld } from "./core/database/seeded-world.ts";
import { createClockSettingRepository } from "./platform/due-work/clock-setting-repository.ts";
import { createDueWorkService } from "./platform/due-work/due-work-service.ts";
import { createServices, type ServicesOptions } from "./modules.ts";
import { createVirtualClock } from "./core/virtual-clock.ts";

/** What one sandbox is made from. */
export interface InstanceOptions extends Omit<ServicesOptions, "clock"> {
  /** The clock behind the one that can be set; the wall clock when left out. */
  realClock?: Clock;
  /** True refuses what is otherwise only warned about. */
  strict: boolean;
  /** Longest time an operation may take, in milliseconds; the platform's when left out. */
  operationLimitMs?: number;
  /** Who may use the levers. */
  access: ControlAccess;
  /** Where named snapshots are kept. */
  snapshotsFolder: string;
  /** The private worlds of tests; left out, none are offered. */
  testOrganizations?: TestOrganizations;
  /** Storefronts that may be tried as an assistant does; none when left out. */
  storefrontOrigins?: readonly string[];
  /** Looks whether a reset can be done; what it throws is the answer. */
  beforeReset?: (() => Promise<void>) | undefined;
  /** Puts more on top of the world whenever it was put in place. */
  putOnTop?: ((database: Database) => Promise<unknown>) | undefined;
  /** Holds calls against the contract, where its documents are at hand. */
  judge?: ContractJudge;
  onError: (error: unknown, correlationId: string) => void;
}

/** One sandbox: a database, the services on it, a clock, a journal, and the app that speaks for them. */
export interface Instance extends ControlContext {
  app: Express;
}

/** Wires a sandbox on an open database and prepares it for its first call. */
export const createInstance = async (options: InstanceOptions): Promise<Instance> => {
  const { database, world, organizationId = world.organizationId, onError } = options;
  const clock = createVirtualClock(options.realClock ?? systemClock);
  const services = createServices({ ...options, clock });
  const journal = createJournal(clock, options.judge ? { judge: options.judge } : {});
  const dueWork = createDueWorkService({
    database,
    clock,
    repository: createClockSettingRepository(database),
    works: services.dueWork,
    onRun: (run) => {
      journal.addWork(run);
      if (run.error !== undefined) onError(run.error, `due work: ${run.name}`);
    },
  });
  const reload = async () => {
    services.forget();
    await services.loadSites();
    await dueWork.loadClock();
  };
  const context: ControlContext = {
    organizationId,
    definition: world,
    database,
    services,
    clock,
    dueWork,
    journal,
    assistants: createAssistantCalls(),
    playground: createPlayground(createAssistantPlatform(options.sandboxOrigin), options.storefrontOrigins ?? []),
    faults: createFaults(clock),
    snapshots: createSnapshots({ database, clock, folder: options.snapshotsFolder }),
    testOrganizations: options.testOrganizations,
    reset: async (choice) => {
      await options.beforeReset?.();
      await database.transaction(async () => {
        await resetWorld(database, world, choice);
        await options.putOnTop?.(database);
      });
      await reload();
    },
    reload,
    world: () => seededWorld(database),
  };
  await dueWork.loadClock();
  await services.prepare();
  const { strict, access, operationLimitMs } = options;
  return { ...context, app: createApp({ ...context, strict, operationLimitMs, access, onError }) };
};
