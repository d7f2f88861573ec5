import { defaultChoice, type WorldChoice } from "#sandbox/core/database/world-data.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { putArchiveOnTop } from "./archive/archive-on-top-service.ts";
import { writeArchive } from "./archive/archive-zip.ts";
import type { Clock } from "./core/clock.ts";
import { createInstance } from "./create-instance.ts";
import { cloneDatabase } from "./core/database/clone-database.ts";
import { dumpTables, restoreTables } from "./core/database/table-dump.ts";
import { type WorldDefinition } from "./define-world.ts";
import { putProduct, setPrice, type ProductSeed } from "./embedding/goods-service.ts";
import { siteFiles, type SiteSeed } from "./embedding/shop-files.ts";
import { emptyWorld } from "./empty-world.ts";
import type { CardRule } from "./platform/payments/plain-card.ts";
import { plainProcessor } from "./platform/payments/plain-processor.ts";
import type { ProcessorCall } from "./platform/payments/card-processor.ts";
import { sitesIn } from "./organization/sites/site-service.ts";

/** How a sandbox for a test is made; nothing has to be said. */
export interface SandboxOptions {
  /** Whom it stands in for; the empty world, without a brand and a site, unless given. */
  world?: WorldDefinition;
  /** The organization in its addresses; the world's own unless given. */
  organization?: string;
  /** Sites to begin with, beside those of the world; they are there again after a reset. */
  sites?: readonly SiteSeed[];
  /** Where it listens on this machine; a free port unless given. */
  port?: number;
  /** A PostgreSQL server to make its database on; the embedded database in memory unless given. */
  databaseUrl?: string;
  /** What a card payment has to bring; a masked card is enough unless given. */
  cards?: CardRule;
  /** How the card processor is asked; cards are answered by their magic digits unless given. */
  processor?: ProcessorCall;
  /** The clock behind the one that can be set. */
  clock?: Clock;
  /** Told about what nobody foresaw. */
  onError?: (error: unknown) => void;
}

/** A sandbox in the process of a test, with a database of its own. */
export interface Sandbox {
  /** Where it is reached: the `proxy` of the official client. */
  origin: string;
  organizationId: string;
  /** The public client of a storefront, and the private one. */
  clientId: string;
  privateClientId: string;
  /** Puts a product into a site, with price and stock; one of that id is what is said here from then on. */
  putProduct(siteId: string, product: ProductSeed): Promise<void>;
  /** Sets what a product costs in a site. */
  setPrice(siteId: string, productId: string, price: number): Promise<void>;
  /** Merges a site archive into the shop. @param file the zip */
  importArchive(file: string): Promise<void>;
  /** Leads back to what it began with, or to another state of its world. */
  reset(choice?: Partial<WorldChoice>): Promise<void>;
  /** Ends it; its data is lost. */
  stop(): Promise<void>;
}

const listen = (server: ReturnType<typeof createServer>, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

/** One archive of the files of all sites. */
const writeSites = (file: string, sites: readonly SiteSeed[]): Promise<void> => {
  const files = async function* () {
    for (const [name, content] of sites.flatMap((site) => Object.entries(siteFiles(site))))
      yield { path: name, open: () => Readable.from([Buffer.from(content)]) };
  };
  return writeArchive(file, files());
};

/**
 * Starts a sandbox inside a test, on a free port of this machine. Several in one process know nothing of each other.
 * @throws Error in one sentence when the port is taken or the server cannot be reached
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const {
    world = emptyWorld,
    sites = [],
    port = 0,
    databaseUrl,
    cards = "plain",
    processor = plainProcessor,
  } = options;
  const { organization: organizationId = world.organizationId, onError = () => undefined } = options;
  const folder = await mkdtemp(path.join(tmpdir(), "sandbox-embedded-"));
  const staticFolder = path.join(folder, "static-files");
  const searchRules = world.cartridge?.calculation;
  const sitesArchive = path.join(folder, "sites.zip");
  if (sites.length > 0) await writeSites(sitesArchive, sites);
  const database = await cloneDatabase(world, databaseUrl);
  const server = createServer({ keepAliveTimeout: 65_000 });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const putOnTop = async () => {
      if (sites.length > 0) await putArchiveOnTop(database, { file: sitesArchive, staticFolder, searchRules });
    };
    await putOnTop();
    // Rows put back take a hundredth of what a world takes to be made again.
    const beginning = await dumpTables(database);
    const origin = await listen(server, port);
    const instance = await createInstance({
      database,
      world,
      organizationId,
      cards,
      putOnTop,
      processorCall: processor,
      sandboxOrigin: origin,
      vendorsOrigin: origin,
      staticFolder,
      snapshotsFolder: path.join(folder, "snapshots"),
      strict: false,
      access: { mode: "open" },
      onError,
      ...(options.clock ? { realClock: options.clock } : {}),
    });
    server.on("request", instance.app);

    const siteOf = async (siteId: string) => {
      const known = await sitesIn(database);
      const site = known.find(({ id }) => id === siteId);
      if (!site) throw new Error(`There is no site ${siteId}: this shop has ${known.map(({ id }) => id).join(", ")}.`);
      return site;
    };
    /** Changes data as one, and has what was read before forgotten. */
    const change = async (work: () => Promise<unknown>) => {
      await database.transaction(work);
      await instance.reload();
    };
    return {
      origin,
      organizationId,
      clientId: world.shopClientId,
      privateClientId: world.serverClientId,
      putProduct: (siteId, product) =>
        change(async () => putProduct(database, await siteOf(siteId), product, searchRules)),
      setPrice: (siteId, productId, price) =>
        change(async () => setPrice(database, await siteOf(siteId), productId, price)),
      importArchive: (file) => change(() => putArchiveOnTop(database, { file, staticFolder, searchRules })),
      reset: (choice) =>
        choice ? instance.reset({ ...defaultChoice, ...choice }) : change(() => restoreTables(database, beginning)),
      stop: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
