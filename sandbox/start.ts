import { createServer, type RequestListener, type Server } from "node:http";
import pino from "pino";
import { putArchiveOnTop } from "./archive/archive-on-top-service.ts";
import { reportText } from "./archive/import-report.ts";
import { type Clock, systemClock } from "./core/clock.ts";
import { isLoopback, readConfiguration, type Worlds } from "./configuration.ts";
import { createVendorGate, type DisturbVendor, keepingCalls, type VendorName } from "./control/vendor-gate.ts";
import { createTestOrganizations } from "./control/test-organizations.ts";
import type { ContractJudge } from "./control/journal.ts";
import { createInstance, type Instance } from "./create-instance.ts";
import type { Database } from "./core/database/connection.ts";
import { watchDataChanges } from "./core/database/data-changes.ts";
import { requireRoom } from "./core/database/free-room.ts";
import { openDatabase } from "./core/database/open-database.ts";
import { isSeededFromAnotherWorld } from "./core/database/seeded-world.ts";
import type { Tracing } from "./core/tracing/start-tracing.ts";
import type { WorldDefinition } from "./define-world.ts";
import { openPrivateSandbox } from "./private-sandbox.ts";
import type { Services } from "./modules.ts";
import { callOverHttp, type ProcessorCall } from "./platform/payments/card-processor.ts";
import { plainProcessor } from "./platform/payments/plain-processor.ts";
import {
  createSubscriptionOffers,
  type SubscriptionOffers,
} from "./platform/subscriptions/subscription-offer-service.ts";

/** Time running calls get to end after the process was told to stop. */
const DRAIN_MS = 8000;

/** Longest line of headers and address, as the platform limits it. */
const MAX_HEADER_BYTES = 24 * 1024;

const listen = (
  app: RequestListener,
  { host, port }: { host: string; port: number },
  setting: string,
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: 65_000 }, app);
    server.on("clientError", (_error, socket) => {
      if (!socket.writable) return;
      const body =
        '{"title":"Bad Request","type":"https://api.commercecloud.salesforce.com/documentation/error/v1/errors/bad-request","detail":"The request could not be read."}';
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/problem+json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
    });
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${port} is already in use. Stop what uses it, or choose another one by ${setting}.`)
          : error,
      ),
    );
    server.listen(port, host, () => resolve(server));
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Holds answers against the published documents; read only when asked for, because it takes a while. */
const openJudge = async (): Promise<ContractJudge> => {
  const { contractFolder } = await import("./contract/oas-validator.ts");
  const folder = contractFolder();
  console.log(`Every answer is held against the documents in ${folder}; see the journal for what does not fit.`);
  const { createContractJudge } = await import("./contract/contract-judge.ts");
  return createContractJudge(folder);
};

/** Makes spans where a collector is named; loaded only then. */
const openTracing = async (): Promise<Tracing | undefined> => {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return (await import("./core/tracing/start-tracing.ts")).startTracing();
};

/** Third parties beside the backend: a program that emulates them, made by `create`. */
export interface Emulators {
  create: (options: EmulatorOptions) => { app: RequestListener; pay: ProcessorCall };
  /** Which third party an address belongs to. */
  vendorOf: (path: string) => VendorName | undefined;
}

/** What emulators of third parties are given. */
export interface EmulatorOptions {
  /** Time as the sandbox has it, and as callers have it. */
  clock: Clock;
  callersClock: Clock;
  /** Where they are reached. */
  origin: string;
  /** Pages that may frame the card fields and read content. */
  storefrontOrigins: readonly string[];
  /** Whether calls of other machines are answered. */
  servesOthers: boolean;
  /** File in which the card processor's ledger outlives the process. */
  ledgerFile: string;
  disturb: DisturbVendor;
  recommendations: {
    recommendations: () => Services["recommendations"];
    imageAddress: () => Services["imageAddress"];
  };
  ratings: { reviews: () => Services["reviews"] };
  serviceDesk: { cases: () => Services["contactCases"] };
  subscriptions: { offers: () => SubscriptionOffers };
  chat: { chats: () => Services["chats"] };
}

/** A world a program can run, with the third parties beside it; without them, cards are answered by their names. */
export interface RunnableWorld {
  definition: WorldDefinition;
  emulators?: Emulators;
}

/** Worlds a program can run; the first is the one meant when nothing is said. */
export type RunnableWorlds = readonly [RunnableWorld, ...RunnableWorld[]];

const nobody: Emulators = {
  create: () => ({ app: (_request, response) => void response.writeHead(404).end(), pay: plainProcessor }),
  vendorOf: () => undefined,
};

/** The definitions alone, in their order. */
export const definitionsOf = ([first, ...others]: RunnableWorlds): Worlds => [
  first.definition,
  ...others.map(({ definition }) => definition),
];

/** Opens the data, settles what a crash left behind, listens, and ends in order when told to. */
const start = async (worlds: RunnableWorlds) => {
  const configuration = readConfiguration(process.env, ...definitionsOf(worlds));
  const { port, vendorsPort, host, origin: sandboxOrigin, vendorsOrigin, processorOrigin } = configuration;
  const { world, archive, staticFolder } = configuration;
  const searchRules = world.cartridge?.calculation;
  const emulators = worlds.find(({ definition }) => definition === world)?.emulators ?? nobody;
  const log = pino({ level: process.env.LOG_LEVEL ?? "info", base: { program: "sandbox" } });
  const database = await openDatabase({
    url: configuration.databaseUrl,
    folder: configuration.dataFolder,
    world,
    choice: configuration.choice,
    onProgress: (message) => console.log(message),
  });
  const shared = {
    world,
    vendorsOrigin,
    sandboxOrigin,
    strict: configuration.strict,
    refuseQuickLogins: configuration.refuseQuickLogins,
    cards: configuration.cards,
    captchaProofSecret: configuration.captchaProofSecret,
    access: configuration.access,
    snapshotsFolder: configuration.snapshotsFolder,
    storefrontOrigins: configuration.storefrontOrigins,
    staticFolder,
    putOnTop: archive
      ? (data: Database) => putArchiveOnTop(data, { file: archive, staticFolder, searchRules })
      : undefined,
    onError: (error: unknown, correlationId: string) =>
      log.error({ error: errorForLog(error), correlationId }, "A call failed."),
  };
  const tracing = await openTracing();
  const traced = (name: string, app: RequestListener) => tracing?.traced(name, app) ?? app;
  const judge = configuration.judges ? await openJudge() : undefined;
  const testOrganizations = createTestOrganizations({
    most: configuration.testOrganizations,
    open: (organizationId) => openPrivateSandbox({ ...shared, organizationId, databaseUrl: configuration.databaseUrl }),
  });
  const servers: Server[] = [];
  let stopTimer = async (): Promise<void> => undefined;
  let stopWatching = async (): Promise<void> => undefined;
  let learning: Promise<void> = Promise.resolve();
  const stop = async () => {
    await Promise.all(servers.map(close));
    await stopTimer();
    await stopWatching();
    await learning;
    await testOrganizations.close();
    await database.close();
    // A collector that is gone keeps nobody from ending.
    await tracing?.stop().catch(() => undefined);
  };

  try {
    if (archive) console.log(reportText(await putArchiveOnTop(database, { file: archive, staticFolder, searchRules })));
    // Where nobody may read the journal nothing of anybody is kept in it.
    const isKept = configuration.access.mode !== "refused";
    let clock: Clock = systemClock;
    let faults: Instance["faults"] | undefined;
    let journal: Instance["journal"] | undefined;
    const vendors = emulators.create({
      clock: { now: () => clock.now() },
      callersClock: systemClock,
      origin: vendorsOrigin,
      storefrontOrigins: configuration.storefrontOrigins,
      servesOthers: !isLoopback(host),
      recommendations: {
        recommendations: () => instance.services.recommendations,
        imageAddress: () => instance.services.imageAddress,
      },
      ratings: { reviews: () => instance.services.reviews },
      serviceDesk: { cases: () => instance.services.contactCases },
      subscriptions: { offers: () => createSubscriptionOffers(instance.services) },
      chat: { chats: () => instance.services.chats },
      disturb: createVendorGate(() => (isKept ? instance : { ...instance, journal: { addExchange: () => undefined } })),
      ledgerFile: `${configuration.dataFolder}-card-ledger.jsonl`,
    });
    const instance: Instance = await createInstance({
      ...shared,
      database,
      // Without rules the processor is asked without a socket; one that breaks a connection needs one, and that of
      // another sandbox too. What a crash left behind is settled while the instance is being made, when there are no
      // rules yet.
      processorCall: async (...call) =>
        processorOrigin === undefined && (faults?.isIdle() ?? true)
          ? keepingCalls(vendors.pay, emulators.vendorOf, () => journal)(...call)
          : callOverHttp(processorOrigin ?? vendorsOrigin)(...call),
      ...(judge ? { judge } : {}),
      ...(configuration.databaseUrl === undefined && { beforeReset: () => requireRoom(configuration.dataFolder) }),
      ...(configuration.testOrganizations > 0 ? { testOrganizations } : {}),
    });
    const { app, dueWork } = instance;
    clock = instance.clock;
    faults = instance.faults;
    if (isKept) journal = instance.journal;
    servers.push(await listen(traced("vendors", vendors.app), { host, port: vendorsPort }, "VENDORS_PORT"));
    servers.push(await listen(traced("sandbox", app), { host, port }, "SANDBOX_PORT"));
    stopTimer = dueWork.start();
    learning = instance.services.recommendations.learn().catch((error: unknown) => {
      log.error({ error: errorForLog(error) }, "The recommender could not learn what there is.");
    });
    // The embedded database belongs to this process alone.
    if (configuration.databaseUrl) stopWatching = await watchDataChanges(database, instance.reload);
    const present = await instance.world();
    if (present && configuration.choice.world !== "default" && present.world !== configuration.choice.world)
      console.log(`This data holds the world '${present.world}'; see ${sandboxOrigin}/console/worlds for a reset.`);
    if (await isSeededFromAnotherWorld(database, world))
      console.log(`The world has changed since this data was seeded; see ${sandboxOrigin}/console/worlds for a reset.`);
  } catch (error) {
    await stop();
    throw error;
  }

  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error: errorForLog(error) }, "The sandbox did not end in order.");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  console.log(`Sandbox ready: API and admin ${sandboxOrigin}, vendor emulators ${vendorsOrigin}`);
  // Whoever started it together with a storefront waits for this.
  process.send?.("ready");
};

/** Name, message and place of an error; a database error's parameters may be somebody's data and stay out. */
const errorForLog = (error: unknown) => {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause : error;
  return { name: cause.name, message: cause.message, stack: cause.stack };
};

/** The sandbox's process: runs until it is told to stop, and ends with code 1 when it cannot begin. */
export const startSandbox = (...worlds: RunnableWorlds): void => {
  start(worlds).catch((error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  });
};
