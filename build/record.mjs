import "./own-settings.mjs";
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { projectFolder } from "./paths.mjs";

/**
 * `npm run record`: walks the journeys of `tests/recordings` and writes down every call that the storefront's server
 * makes; with `--compare` it says how the services answer otherwise than recorded, and fails when they do.
 */
const usage = `npm run record -- [--from https://abcd.api.commercecloud.salesforce.com] [--journey searching] [--compare]

  --from     origin of the shopper APIs; its clients and third parties by the environment (docs/configuration.md).
             Without it a sandbox of its own is started.
  --journey  only this journey; may be given several times
  --compare  writes nothing: lists what calls, statuses, members and types are others than recorded
  --help     this text`;

const options = {
  from: { type: "string" },
  journey: { type: "string", multiple: true },
  compare: { type: "boolean" },
  help: { type: "boolean" },
};

const readArguments = () => {
  try {
    const { values } = parseArgs({ options });
    if (values.from !== undefined && !URL.canParse(values.from)) throw new Error("--from is not an address.");
    return values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
};

const { from, journey = [], compare, help } = readArguments();
if (help) {
  console.log(usage);
  process.exit(0);
}
/** Hosts that may be reached beside this machine: those that are named. */
const hosts = [from, ...Object.values(process.env)]
  .filter((value) => value?.startsWith("http") && URL.canParse(value))
  .map((value) => new URL(value).hostname);
const { status } = spawnSync(
  process.execPath,
  ["node_modules/jest/bin/jest.js", "--config", "tests/recordings/record.config.cjs", "--runInBand"],
  {
    cwd: projectFolder,
    stdio: "inherit",
    env: {
      ...process.env,
      ...(from && { RECORD_FROM: from }),
      ...(compare && { RECORD_MODE: "compare" }),
      ...(from && { CONTRACT_HOSTS: hosts.join(",") }),
      RECORD_JOURNEYS: journey.join(","),
    },
  },
);
process.exit(status ?? 1);
