import "./own-settings.mjs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectFolder } from "./paths.mjs";

/**
 * `npm run parity`: walks an instance and the sandbox as the same guest and writes down where statuses, members and
 * types of their answers differ. Fails when something does.
 */
const usage = `npm run parity -- --real https://abcd.api.commercecloud.salesforce.com --organization f_ecom_abcd_001
                  --site RefArch --client <id of a client with the shopper scopes>

  --real          origin of the instance's shopper APIs
  --organization  --site  --client   as the instance has them (also COMMERCE_ORGANIZATION_ID, COMMERCE_CLIENT_ID)
  --redirect      a redirect address of the client (http://localhost:3000/callback)
  --locale  --currency               en-US and USD unless said otherwise
  --words         what is searched for; the first category of the menu otherwise
  --country  --postal-code           where stores are looked for (US, 94110)
  --report        file of the report (.cache/parity.md)
  --help          this text

A private client's secret is read from COMMERCE_CLIENT_SECRET, never from the command line. No order is placed and no
account is made: a guest's bag is filled and thrown away.`;

const text = { type: "string" };
const options = {
  real: text,
  organization: text,
  site: text,
  client: text,
  redirect: text,
  locale: text,
  currency: text,
  words: text,
  country: text,
  "postal-code": text,
  report: text,
  help: { type: "boolean" },
};

const fail = (message) => {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
};

const readArguments = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(error.message);
  }
};

const given = readArguments();
if (given.help) {
  console.log(usage);
  process.exit(0);
}
const { real: origin, site: siteId } = given;
const organizationId = given.organization ?? process.env.COMMERCE_ORGANIZATION_ID;
const clientId = given.client ?? process.env.COMMERCE_CLIENT_ID;
if (!origin || !URL.canParse(origin)) fail("--real is no address.");
if (!organizationId || !siteId || !clientId) fail("--organization, --site and --client are needed.");

const targets = {
  real: {
    origin: new URL(origin).origin,
    organizationId,
    siteId,
    clientId,
    clientSecret: process.env.COMMERCE_CLIENT_SECRET || undefined,
    redirectUri: given.redirect ?? "http://localhost:3000/callback",
    locale: given.locale ?? "en-US",
    currency: given.currency ?? "USD",
    words: given.words,
    postalCode: given["postal-code"] ?? "94110",
    countryCode: given.country ?? "US",
  },
  report: path.resolve(given.report ?? path.join(projectFolder, ".cache/parity.md")),
};
const { status } = spawnSync(
  process.execPath,
  ["node_modules/jest/bin/jest.js", "--config", "tests/contract/parity/parity.config.cjs", "--runInBand"],
  {
    cwd: projectFolder,
    stdio: "inherit",
    env: {
      ...process.env,
      PARITY_TARGETS: JSON.stringify(targets),
      CONTRACT_HOSTS: new URL(origin).hostname,
    },
  },
);
process.exit(status ?? 1);
