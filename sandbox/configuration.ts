import path from "node:path";
import { sites } from "./world/sites.ts";

/** How the sandbox is run. */
export interface SandboxConfiguration {
  port: number;
  vendorsPort: number;
  databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  dataFolder: string;
  strict: boolean;
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

const hosts: Record<string, string> = {
  WickettPlumUS: "localhost",
  WickettPlumCA: "ca.localhost",
  WickettPlumBusiness: "business.localhost",
  WickettPlumFundraising: "fundraising.localhost",
};

/** Reads the environment. @throws Error that names the variable that is wrong. */
export const readConfiguration = (env: Environment): SandboxConfiguration => {
  const storefrontPort = portOf(env, "PORT", 3000);
  const own = sites.map(({ id }) => `http://${hosts[id]}:${storefrontPort}`);
  const given = (env.STOREFRONT_ORIGINS ?? "").split(",").map((origin) => origin.trim());
  if (env.PUBLIC_ORIGIN) given.push(env.PUBLIC_ORIGIN);
  return {
    port: portOf(env, "SANDBOX_PORT", 4000),
    vendorsPort: portOf(env, "VENDORS_PORT", 4001),
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder: path.resolve(env.SANDBOX_DATA || ".sandbox/data"),
    strict: env.SANDBOX_STRICT === "1",
    storefrontOrigins: [...new Set([...own, ...given.filter(Boolean)])],
  };
};
