import path from "node:path";
import type { ControlAccess } from "./control/control-access.ts";
import { type CardRule, cardRules } from "./payments/plain-card.ts";
import { defaultChoice, type WorldChoice, type WorldDefinition } from "./define-world.ts";

/** How the sandbox is run. */
export interface SandboxConfiguration {
  port: number;
  vendorsPort: number;
  /** Address of the network interface that both listen on. */
  host: string;
  /** Where callers reach the backend and the third parties; links, issuers and callbacks begin with these. */
  origin: string;
  vendorsOrigin: string;
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
  /** World of a new data folder. */
  choice: WorldChoice;
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

const choiceOf = ({ SANDBOX_WORLD, SANDBOX_SEED }: Environment, { variants }: WorldDefinition): WorldChoice => {
  const world = SANDBOX_WORLD || defaultChoice.world;
  if (!Object.hasOwn(variants, world))
    throw new Error(`SANDBOX_WORLD must be one of ${Object.keys(variants).join(", ")}, not '${world}'.`);
  if (SANDBOX_SEED && !/^[1-9]\d{0,5}$/.test(SANDBOX_SEED))
    throw new Error(`SANDBOX_SEED must be a whole number from 1 to 999999, not '${SANDBOX_SEED}'.`);
  return { world, seed: Number(SANDBOX_SEED || defaultChoice.seed) };
};

const cardsOf = ({ SANDBOX_CARDS }: Environment): CardRule => {
  const rule = cardRules.find((each) => each === (SANDBOX_CARDS || "token"));
  if (!rule) throw new Error(`SANDBOX_CARDS must be one of ${cardRules.join(", ")}, not '${SANDBOX_CARDS}'.`);
  return rule;
};

/** Each world has a folder of its own, so that looking at another one throws nothing away. */
const folderOf = ({ world, seed }: WorldChoice): string =>
  world === defaultChoice.world && seed === defaultChoice.seed ? ".sandbox/data" : `.sandbox/data-${world}-${seed}`;

/** Reads the environment, for a world. @throws Error that names the variable that is wrong. */
export const readConfiguration = (env: Environment, world: WorldDefinition): SandboxConfiguration => {
  const access = accessOf(env);
  const choice = choiceOf(env, world);
  const storefrontPort = portOf(env, "PORT", 3000);
  const dataFolder = path.resolve(env.SANDBOX_DATA || folderOf(choice));
  const own = world.sites.map(({ host }) => `http://${host}:${storefrontPort}`);
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
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder,
    staticFolder: path.join(path.dirname(dataFolder), "static-files"),
    access,
    choice,
    snapshotsFolder: path.resolve(env.SANDBOX_SNAPSHOTS || ".sandbox/snapshots"),
    testOrganizations: access.mode === "refused" ? 0 : 4,
    strict: env.SANDBOX_STRICT === "1",
    cards: cardsOf(env),
    judges: env.SANDBOX_JUDGE === "1",
    refuseQuickLogins: env.SANDBOX_LOGIN_CONFLICTS === "1",
    storefrontOrigins: [...new Set([...own, ...given.filter(Boolean)])],
  };
};
