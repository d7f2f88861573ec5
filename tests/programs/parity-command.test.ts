import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "#sandbox/archive/test-archives.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

jest.setTimeout(240_000);

const { folder, remove } = temporaryFolder();
let instance: TestSandbox;
beforeAll(async () => {
  instance = await createTestSandbox({ cards: "plain", strict: false });
}, 120_000);
afterAll(async () => {
  await instance.close();
  remove();
});

/** Runs the command beside this process, which answers as the instance. */
const parity = (...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const { COMMERCE_ORGANIZATION_ID: _organization, COMMERCE_CLIENT_ID: _client, ...env } = process.env;
    execFile(process.execPath, ["build/parity.mjs", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}` }),
    );
  });

const report = path.join(folder, "parity.md");
const asked = (...more: string[]) => [
  `--real=${instance.origin}`,
  `--organization=${instance.organizationId}`,
  `--client=${instance.definition.shopClientId}`,
  `--report=${report}`,
  ...more,
];

describe("the parity command", () => {
  it("finds no difference between the sandbox and an instance that is one, and writes the report", async () => {
    const { code, said } = await parity(...asked("--site", "WickettPlumUS"));
    expect(said).toContain(`The report is ${report}.`);
    expect(code).toBe(0);
    const written = readFileSync(report, "utf8");
    expect(written).toContain(instance.origin);
    expect(written).toContain("0 of 30 steps differ");
  });

  it("fails against another site, and names the steps whose answers differ", async () => {
    const { code, said } = await parity(...asked("--site", "WickettPlumCA", "--currency", "CAD", "--postal-code", "1"));
    expect(code).toBe(1);
    expect(said).toMatch(/^stores: 400 and 200$/m);
  });

  it.each([
    ["no instance", [], /^--real is no address\./],
    ["no site", ["--real", "https://example.test"], /^--organization, --site and --client are needed\./],
    ["an option there is not", ["--reel", "x"], /Unknown option '--reel'/],
  ])("says how it is used when it is given %s", async (_what, args, reason) => {
    const { code, said } = await parity(...args);
    expect(code).toBe(1);
    expect(said).toMatch(reason);
    expect(said).toContain("npm run parity -- --real https://");
  });
});
