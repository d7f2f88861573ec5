import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { organizationId, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { challengeOf } from "#sandbox/dialects/login/pkce.ts";
import { buildWhatIsStale, freePort } from "./built-shop.ts";

const verifier = "v".repeat(50);
const redirectUri = "http://localhost:3000/callback";
const siteId = "WickettPlumUS";

describe("the sandbox as a program", () => {
  const home = mkdtempSync(path.join(tmpdir(), "sandbox-program-"));
  const children: ChildProcess[] = [];
  beforeAll(() => {
    buildWhatIsStale();
    cpSync("build/out/sandbox.cjs", path.join(home, "sandbox.cjs"));
  }, 120_000);
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
    rmSync(home, { recursive: true, force: true });
  });

  const run = (
    ports: { api: number; vendors: number },
    folder = path.join(home, "data"),
    settings: Record<string, string> = {},
  ) => {
    const child = spawn(process.execPath, [path.join(home, "sandbox.cjs")], {
      env: {
        PATH: process.env.PATH,
        NODE_PATH: path.resolve("node_modules"),
        NODE_ENV: "production",
        SANDBOX_PORT: String(ports.api),
        VENDORS_PORT: String(ports.vendors),
        SANDBOX_DATA: folder,
        ...settings,
      },
    });
    children.push(child);
    let output = "";
    const ended = once(child, "exit").then(([code, signal]) => ({ code, signal, output }));
    const ready = new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (/Sandbox ready/.test(output)) resolve(output);
      };
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      void ended.then(({ code }) => reject(new Error(`It ended with ${code}: ${output}`)));
    });
    ready.catch(() => undefined);
    return { child, ready, ended };
  };

  const api = (port: number, address: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${address}`, { redirect: "manual", ...init });

  const logIn = async (port: number, login: string) => {
    const auth = `/shopper/auth/v1/organizations/${organizationId}/oauth2`;
    const shared = { client_id: publicClientId, channel_id: siteId, redirect_uri: redirectUri };
    const answer = await api(port, `${auth}/login`, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${login}:${demoPassword}`).toString("base64")}` },
      body: new URLSearchParams({ ...shared, code_challenge: challengeOf(verifier) }),
    });
    if (answer.status !== 303) return undefined;
    const code = new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
    const tokens = await api(port, `${auth}/token`, {
      method: "POST",
      body: new URLSearchParams({ ...shared, grant_type: "authorization_code_pkce", code, code_verifier: verifier }),
    });
    return (await tokens.json()) as { access_token: string; customer_id: string };
  };

  const customerAddress = (customerId: string, rest = "") =>
    `/customer/shopper-customers/v1/organizations/${organizationId}/customers/${customerId}${rest}?siteId=${siteId}`;

  test("what was written survives kill -9, tokens too; a told stop ends with 0 and frees the folder", async () => {
    const ports = { api: await freePort(), vendors: await freePort() };
    const first = run(ports);
    const said = await first.ready;
    expect(said).toContain(`http://127.0.0.1:${ports.api}`);
    expect(said).toContain(`http://127.0.0.1:${ports.vendors}`);
    expect((await api(ports.api, "/__sandbox/ready")).status).toBe(200);

    const second = await run({ api: await freePort(), vendors: await freePort() }).ended;
    expect(second.code).toBe(1);
    expect(second.output).toContain(`is in use by process ${first.child.pid}`);

    const june = await logIn(ports.api, "june@example.test");
    const headers = { authorization: `Bearer ${june?.access_token}`, "content-type": "application/json" };
    const written = await api(ports.api, customerAddress(june?.customer_id ?? "", "/addresses"), {
      method: "POST",
      headers,
      body: JSON.stringify({ addressId: "Crash", lastName: "Harper", countryCode: "US" }),
    });
    expect(written.status).toBe(200);
    first.child.kill("SIGKILL");
    await first.ended;

    const again = run(ports);
    await again.ready;
    const read = await api(ports.api, customerAddress(june?.customer_id ?? "", "/addresses/Crash"), { headers });
    expect(read.status).toBe(200);
    again.child.kill("SIGTERM");
    expect((await again.ended).code).toBe(0);
    expect(existsSync(path.join(home, "data.lock"))).toBe(false);
  }, 120_000);

  test("with the documents at hand the journal judges every answer; an address above 24 kB is refused with 400", async () => {
    const contract = path.join(home, "contract");
    mkdirSync(path.join(contract, "oas"), { recursive: true });
    writeFileSync(
      path.join(contract, "oas/auth.yaml"),
      `
servers: [{ url: 'https://{shortCode}.api.example.test/shopper/auth/v1' }]
paths:
  '/organizations/{organizationId}/oauth2/jwks':
    get: { operationId: getJwksUri, responses: { '200': { content: { application/json: { schema: { required: [nokeys] } } } } } }
components: { schemas: {} }
`,
    );
    const ports = { api: await freePort(), vendors: await freePort() };
    const settings = { SANDBOX_JUDGE: "1", SCAPI_CONTRACT_DIR: contract, SANDBOX_CONTROL: "loopback" };
    const program = run(ports, path.join(home, "judged"), settings);
    expect(await program.ready).toContain(`held against the documents in ${contract}`);
    await api(ports.api, `/shopper/auth/v1/organizations/${organizationId}/oauth2/jwks`);
    const { calls } = (await (await api(ports.api, "/__sandbox/journal")).json()) as {
      calls: { contract: { verdict: string; problems: string[] } }[];
    };
    expect(calls[0]?.contract).toEqual({ verdict: "violates", problems: [expect.stringContaining("nokeys")] });

    const long = await api(ports.api, `/${"x".repeat(25 * 1024)}`);
    expect([long.status, long.headers.get("content-type")]).toEqual([400, "application/problem+json"]);
    program.child.kill("SIGTERM");
    expect((await program.ended).code).toBe(0);
  }, 120_000);

  test("a taken port is named in one sentence", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const taken = (server.address() as AddressInfo).port;
    const { code, output } = await run({ api: taken, vendors: await freePort() }).ended;
    server.close();
    expect(code).toBe(1);
    expect(output).toContain(
      `Port ${taken} is already in use. Stop what uses it, or choose another one by SANDBOX_PORT.`,
    );
  }, 60_000);
});
