import { parseArgs } from "node:util";
import { readConfiguration } from "./configuration.ts";
import { definitionsOf, type RunnableWorlds, startSandbox } from "./start.ts";

/** Worlds that are there, or a way to find the one asked for. */
export type KnownWorlds = RunnableWorlds | ((name?: string) => Promise<RunnableWorlds>);

const worldsOf = (known: KnownWorlds, name?: string): RunnableWorlds | Promise<RunnableWorlds> =>
  typeof known === "function" ? known(name) : known;

const usage = (
  worlds: RunnableWorlds,
) => `sweetshop-sandbox [--world <name>] [--import shop.zip] [--port 4000] [--vendors-port 4001] [--seed 1]
    [--host 0.0.0.0] [--origin http://sandbox:4000] [--vendors-origin http://sandbox:4001] [--cards plain] [--strict]
sweetshop-sandbox import export.zip [--dry-run] [--site RefArch] [--as MySite] [--world <name>]
sweetshop-sandbox export export.zip [--world <name>]

  --world         ${definitionsOf(worlds)
    .map(({ id }) => id)
    .join(" or ")}, the name of an installed package @sweetshop/world-<name>, or
                  one of its states: wickett-plum/heat-wave  (SANDBOX_WORLD)
  --import        a site archive put on top of it, at the start and after every reset (SANDBOX_IMPORT)
  --seed          what is left to chance in a new data folder (SANDBOX_SEED)
  --port          where the APIs and the levers are          (SANDBOX_PORT)
  --vendors-port  where the third parties are                (VENDORS_PORT)
  --host          address of the interface to listen on      (SANDBOX_HOST)
  --origin        where callers reach the APIs               (SANDBOX_ORIGIN)
  --vendors-origin where callers reach the third parties     (VENDORS_ORIGIN)
  --strict        refuses what is otherwise only warned about (SANDBOX_STRICT=1)
  --cards         plain: a masked card pays (the default here); token: only one with the token of the card fields
                                                             (SANDBOX_CARDS)
  --dry-run       says what an import would do and does nothing
  --site          takes, of the sites' folders in an archive, only this one
  --as            the site of this shop that folder is for
  --help          this text`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** The settings that options stand for. */
const settings = {
  world: "SANDBOX_WORLD",
  import: "SANDBOX_IMPORT",
  seed: "SANDBOX_SEED",
  port: "SANDBOX_PORT",
  "vendors-port": "VENDORS_PORT",
  host: "SANDBOX_HOST",
  origin: "SANDBOX_ORIGIN",
  "vendors-origin": "VENDORS_ORIGIN",
  cards: "SANDBOX_CARDS",
} as const;

const options = {
  ...(Object.fromEntries(Object.keys(settings).map((name) => [name, text])) as Record<
    keyof typeof settings,
    typeof text
  >),
  site: text,
  as: text,
  strict: flag,
  "dry-run": flag,
  help: flag,
};

const run = async (known: KnownWorlds, args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) return console.log(usage(await worldsOf(known)));
  const { env } = process;
  for (const [name, setting] of Object.entries(settings)) {
    const value = values[name as keyof typeof settings];
    if (value !== undefined) env[setting] = value;
  }
  if (values.strict) env.SANDBOX_STRICT = "1";
  env.SANDBOX_CARDS ||= "plain";
  // Run by hand on this machine, so its levers are within reach unless somebody says otherwise.
  if (!env.SANDBOX_CONTROL_TOKEN) env.SANDBOX_CONTROL ??= "loopback";
  const worlds = await worldsOf(known, env.SANDBOX_WORLD);
  const [verb, file, ...others] = positionals;
  if (verb === undefined) return startSandbox(...worlds);
  if ((verb !== "import" && verb !== "export") || file === undefined || others.length > 0)
    throw new Error(usage(worlds));
  const { runArchive } = await import("./archive-program.ts");
  const { site, as, "dry-run": dryRun } = values;
  await runArchive(readConfiguration(env, ...definitionsOf(worlds)), { verb, file, dryRun, site, as });
};

/** The sandbox by hand: runs it, or takes an archive in or gives one out, as the arguments say. */
export const runCommandLine = (known: KnownWorlds, args: string[]): void => {
  run(known, args).catch(async (error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(code?.startsWith("ERR_PARSE_ARGS") ? `${message}\n\n${usage(await worldsOf(known))}` : message);
    process.exitCode = 1;
  });
};
