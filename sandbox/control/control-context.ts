import type { WorldChoice } from "#sandbox/core/database/world-data.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import type { DueWorkService } from "#sandbox/platform/due-work/due-work-service.ts";
import type { Services } from "#sandbox/modules.ts";
import type { VirtualClock } from "#sandbox/core/virtual-clock.ts";
import type { WorldDefinition } from "#sandbox/define-world.ts";
import type { AssistantCalls } from "./assistant-calls.ts";
import type { Faults } from "./faults.ts";
import type { Journal } from "./journal.ts";
import type { Playground } from "./playground.ts";
import type { Snapshots } from "./snapshots.ts";
import type { TestOrganizations } from "./test-organizations.ts";

/** Everything the levers move. */
export interface ControlContext {
  organizationId: string;
  /** Whom it stands in for, and what it can be reset to. */
  definition: WorldDefinition;
  database: Database;
  services: Services;
  clock: VirtualClock;
  dueWork: DueWorkService;
  journal: Journal;
  /** What assistants asked storefronts for. */
  assistants: AssistantCalls;
  /** Where storefronts are tried as an assistant does. */
  playground: Playground;
  faults: Faults;
  snapshots: Snapshots;
  /** The private worlds of tests; absent inside one of them and where none are offered. */
  testOrganizations?: TestOrganizations | undefined;
  /** Puts a world in place of the data. */
  reset: (choice: WorldChoice) => Promise<void>;
  /** Reads again what the data says about the clock and the catalogue; to be called after the data was exchanged. */
  reload: () => Promise<void>;
  /** Which world the data began as. */
  world: () => Promise<{ world: string; seed: number } | undefined>;
}
