import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createTestSandbox } from "#sandbox/test-sandbox.ts";
import { parityDifferences, parityReport } from "./parity-report.ts";
import { type ParityTarget, walkParity } from "./parity-walk.ts";

const settings = JSON.parse(process.env["PARITY_TARGETS"] ?? "{}") as {
  real: ParityTarget;
  sandbox?: ParityTarget;
  report: string;
};

test("the sandbox answers as the instance does", async () => {
  const own = settings.sandbox ? undefined : await createTestSandbox({ cards: "plain", strict: false });
  try {
    const sandbox = settings.sandbox ?? {
      origin: own?.origin ?? "",
      organizationId: own?.organizationId ?? "",
      siteId: "WickettPlumUS",
      clientId: own?.definition.shopClientId ?? "",
      redirectUri: "http://localhost:3000/callback",
      locale: "en-US",
      currency: "USD",
      postalCode: "94110",
      countryCode: "US",
    };
    const real = await walkParity(settings.real);
    const differences = parityDifferences(real, await walkParity(sandbox));
    const targets = { real: settings.real.origin, sandbox: sandbox.origin };
    mkdirSync(path.dirname(settings.report), { recursive: true });
    writeFileSync(settings.report, parityReport(targets, real, differences));
    const steps = differences.map(({ step, statuses = "members or types" }) => `${step}: ${statuses}`);
    process.stdout.write(`${[...steps, `The report is ${settings.report}.`].join("\n")}\n`);
    expect(steps).toEqual([]);
  } finally {
    await own?.close();
  }
}, 600_000);
