import { defaultChoice, type WorldChoice } from "#sandbox/core/database/world-data.ts";
import path from "node:path";
import type { ControlAccess } from "./control/control-access.ts";
import { type CardRule, cardRules } from "./platform/payments/plain-card.ts";
import { type WorldDefinition } from "./define-world.ts";
import type { Site } from "./organization/sites/site.ts";

/** How the sandbox is run. */
export interface SandboxConfiguration {
  port: number;
  vendorsPort: number;
  /** Address of the network interface that both listen on. */
  host: string;
  /** Where callers reach the backend and the third parties; links, issuers and callbacks begin with these. */
  origin: string;
  vendorsOrigin: string;
  /** Where the processor of cards and wallets is, when it is that of another sandbox. */
  processorOrigin: string | undefined;
  databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  dataFolder: string;
  strict: boolean;
  /** Whether the journal says of every answer if it is as the published documents promise. */
  judges: boolean;
  /** Whether a second login of the same person within a second is refused. */
  refuseQuickLogins: boolean;
  /** Who may use the levers below `/__sandbox`. */
  access: ControlAccess;
  /** What a card payment has to bring. */
  cards: CardRule;
  /** What the shop's server signs its word about a captcha with; where there is none, nobody is asked for that word. */
  captchaProofSecret: string | undefined;
  /** Whom the sandbox stands in for, and the state of a new data folder. */
  world: WorldDefinition;
  choice: WorldChoice;
  /** A site archive that is put on top of the world, at every start and after every reset. */
  archive: string | undefined;
  /** Named snapshots of the data. */
  snapshotsFolder: string;
  /** Where pictures and other files of imported archives lie. */
  staticFolder: string;
  /** Private worlds of tests kept open at once; 0 offers none. */
  testOrganizations: number;
  /** Pages that may frame the card fields and read content. */
  storefrontOrigins: string[];
}

type Environment = Record<string, string | undefined>;

const portOf = (env: Environment, name: string, fallback: number): number => {
  const value = env[name];
  if (value === undefined || value === "") return fallback;
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535)
    throw new Error(`${name} must be a port number, not '${value}'.`);
  return Number(value);
};

/** Interfaces that only this machine reaches. */
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

const originOf = (env: Environment, name: string, fallback: string): string => {
  const value = env[name];
  if (!value) return fallback;
  if (!/^https?:\/\/[^/?#\s]+$/.test(value))
    throw new Error(`${name} must be an origin such as http://sandbox:4000, not '${value}'.`);
  return value;
};

const accessOf = ({ SANDBOX_CONTROL, SANDBOX_CONTROL_TOKEN, NODE_ENV }: Environment): ControlAccess => {
  if (SANDBOX_CONTROL_TOKEN) return { mode: "token", token: SANDBOX_CONTROL_TOKEN };
  if (SANDBOX_CONTROL !== undefined && !["", "loopback", "off"].includes(SANDBOX_CONTROL))
    throw new Error(`SANDBOX_CONTROL must be loopback or off, not '${SANDBOX_CONTROL}'.`);
  const isOpen = SANDBOX_CONTROL ? SANDBOX_CONTROL === "loopback" : NODE_ENV !== "production";
  return { mode: isOpen ? "open" : "refused" };
};

/** At least one world; the first is the one meant when nothing is said. */
export type Worlds = readonly [WorldDefinition, ...WorldDefinition[]];

/** The world and the state that a name means: `empty`, `wickett-plum/heat-wave`, or a state of the first alone. */
const worldOf = ({ SANDBOX_WORLD: name }: Environment, worlds: Worlds): { world: WorldDefinition; state: string } => {
  const [first] = worlds;
  if (!name) return { world: first, state: defaultChoice.world };
  const [id, state = defaultChoice.world] = name.split("/");
  const world = worlds.find((each) => each.id === id);
  if (world && Object.hasOwn(world.variants, state)) return { world, state };
  if (!name.includes("/") && Object.hasOwn(first.variants, name)) return { world: first, state: name };
  const known = [...worlds.map((each) => each.id), ...Object.keys(first.variants)];
  throw new Error(`SANDBOX_WORLD must be one of ${known.join(", ")}, not '${name}'.`);
};

const seedOf = ({ SANDBOX_SEED }: Environment): number => {
  if (SANDBOX_SEED && !/^[1-9]\d{0,5}$/.test(SANDBOX_SEED))
    throw new Error(`SANDBOX_SEED must be a whole number from 1 to 999999, not '${SANDBOX_SEED}'.`);
  return Number(SANDBOX_SEED || defaultChoice.seed);
};

const cardsOf = ({ SANDBOX_CARDS }: Environment): CardRule => {
  const rule = cardRules.find((each) => each === (SANDBOX_CARDS || "token"));
  if (!rule) throw new Error(`SANDBOX_CARDS must be one of ${cardRules.join(", ")}, not '${SANDBOX_CARDS}'.`);
  return rule;
};

/** Shorter ones could be tried through. */
const SHORTEST_SECRET = 32;

const proofSecretOf = ({ CAPTCHA_PROOF_SECRET: secret }: Environment): string | undefined => {
  if (secret && secret.length < SHORTEST_SECRET)
    throw new Error(`CAPTCHA_PROOF_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  return secret || undefined;
};

/** Each world has a folder of its own, and each of its states: looking at another one throws nothing away. */
const folderOf = (world: string, { world: state, seed }: WorldChoice): string => {
  const isUsual = state === defaultChoice.world && seed === defaultChoice.seed;
  return ["data", ...(world ? [world] : []), ...(isUsual ? [] : [state, seed])].join("-");
};

/** Where a storefront shows a site: on its own host, and in further languages on one below it (`fr.ca.localhost`). */
const hostsOf = ({ host, locales }: Pick<Site, "host" | "locales">): string[] => {
  const languages = new Set(locales.map((locale) => locale.split("-")[0]));
  return [host, ...[...languages].slice(1).map((language) => `${language}.${host}`)];
};

/** Reads the environment, for some worlds. @throws Error that names the variable that is wrong. */
export const readConfiguration = (env: Environment, ...worlds: Worlds): SandboxConfiguration => {
  const access = accessOf(env);
  const { world, state } = worldOf(env, worlds);
  const choice = { world: state, seed: seedOf(env) };
  const storefrontPort = portOf(env, "PORT", 3000);
  const dataFolder = path.resolve(
    env.SANDBOX_DATA || path.join(".sandbox", folderOf(world === worlds[0] ? "" : world.id, choice)),
  );
  const own = world.sites.flatMap(hostsOf).map((host) => `http://${host}:${storefrontPort}`);
  const given = (env.STOREFRONT_ORIGINS ?? "").split(",").map((origin) => origin.trim());
  if (env.PUBLIC_ORIGIN) given.push(env.PUBLIC_ORIGIN);
  const port = portOf(env, "SANDBOX_PORT", 4000);
  const vendorsPort = portOf(env, "VENDORS_PORT", 4001);
  return {
    port,
    vendorsPort,
    host: env.SANDBOX_HOST || "127.0.0.1",
    origin: originOf(env, "SANDBOX_ORIGIN", `http://127.0.0.1:${port}`),
    vendorsOrigin: originOf(env, "VENDORS_ORIGIN", `http://127.0.0.1:${vendorsPort}`),
    processorOrigin: originOf(env, "PROCESSOR_ORIGIN", "") || undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder,
    staticFolder: path.join(path.dirname(dataFolder), "static-files"),
    access,
    world,
    choice,
    archive: env.SANDBOX_IMPORT ? path.resolve(env.SANDBOX_IMPORT) : undefined,
    snapshotsFolder: path.resolve(env.SANDBOX_SNAPSHOTS || ".sandbox/snapshots"),
    testOrganizations: access.mode === "refused" ? 0 : 4,
    strict: env.SANDBOX_STRICT === "1",
    cards: cardsOf(env),
    captchaProofSecret: proofSecretOf(env),
    judges: env.SANDBOX_JUDGE === "1",
    refuseQuickLogins: env.SANDBOX_LOGIN_CONFLICTS === "1",
    storefrontOrigins: [...new Set([...own, ...given.filter(Boolean)])],
  };
};
