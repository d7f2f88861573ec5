import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { archiveOf, filesOf, temporaryFolder } from "#sandbox/archive/test-archives.ts";
import { emptyWorld } from "#sandbox/empty-world.ts";
import { orderSoap, soapShopFiles, soapSite } from "#tests/contract/soap-shop.ts";
import { answered, createStorefrontClient } from "#tests/contract/storefront-client.ts";
import { freePort } from "./built-shop.ts";
import { untilReady } from "./until-ready.ts";

jest.setTimeout(120_000);

const { folder, remove } = temporaryFolder();
const program = path.join(folder, "command-line.cjs");
const archive = path.join(folder, "seifenhaus.zip");
const children: ChildProcess[] = [];

beforeAll(async () => {
  execFileSync(process.execPath, [
    "--input-type=module",
    "-e",
    `import { rspack } from "@rspack/core";
     import { commandLineConfig } from "./build/rspack-config.mjs";
     const config = commandLineConfig();
     rspack({ ...config, output: { ...config.output, path: ${JSON.stringify(folder)} } })
       .run((error, stats) => { if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exit(1); } });`,
  ]);
  await archiveOf(archive, soapShopFiles);
});
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  remove();
});

const environment = (data: string) => ({
  PATH: process.env.PATH,
  NODE_PATH: path.resolve("node_modules"),
  NODE_ENV: "production",
  SANDBOX_DATA: path.join(folder, data),
});

/** The sandbox by hand with these options; what it said until it was ready. */
const run = async (data: string, ...args: string[]) => {
  const port = await freePort();
  const ports = ["--port", String(port), "--vendors-port", String(await freePort())];
  const child = spawn(process.execPath, [program, ...args, ...ports], { env: environment(data) });
  children.push(child);
  const said = await untilReady(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    said,
    stop: async () => {
      child.kill("SIGTERM");
      return (await once(child, "exit"))[0] as number | null;
    },
  };
};

const brief = (data: string, ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { env: environment(data), encoding: "utf8" });

const sitesOf = async (origin: string): Promise<string[]> => {
  const answer = await fetch(`${origin}/llms.txt`);
  expect(answer.status).toBe(200);
  return [...(await answer.text()).matchAll(/WickettPlum\w+|Seifenhaus/g)].map(([name]) => name);
};

test("the empty world has an organization and clients, and no site of anybody", async () => {
  const sandbox = await run("empty", "--world", "empty");
  expect(await sitesOf(sandbox.origin)).toEqual([]);
  const client = createStorefrontClient({ origin: sandbox.origin, definition: emptyWorld }, soapSite);
  await expect(client.guest()).rejects.toEqual(answered(400));
  expect(await sandbox.stop()).toBe(0);
});

test("an archive on top of it is a shop that takes an order, also after a reset and in private worlds", async () => {
  const sandbox = await run("soap", "--world", "empty", "--import", archive);
  expect(sandbox.said).toContain("Seifenhaus: Das Seifenhaus, EUR");
  const order = async (organizationId: string) => {
    const definition = { ...emptyWorld, organizationId };
    const client = createStorefrontClient({ origin: sandbox.origin, definition }, soapSite);
    const { access_token: token = "" } = await client.guest();
    await orderSoap(client.as(token));
    client.refuseUndocumented();
  };
  await order(emptyWorld.organizationId);
  const reset = await fetch(`${sandbox.origin}/__sandbox/reset`, { method: "POST" });
  expect(reset.status).toBe(200);
  await order(emptyWorld.organizationId);
  await order("f_ecom_tsoa_001");
  expect(await sandbox.stop()).toBe(0);
});

test("an archive goes in and comes out without a running sandbox", async () => {
  expect(brief("still", "import", archive, "--world", "empty").stdout).toContain("Seifenhaus: Das Seifenhaus, EUR");
  const out = path.join(folder, "out.zip");
  expect(brief("still", "export", out, "--world", "empty").status).toBe(0);
  const site = (await filesOf(out)).get("sites/Seifenhaus/site.xml")?.toString();
  expect(site).toContain("<name>Das Seifenhaus</name>");
});

test("what it does not know it says, with what it does know", () => {
  const world = brief("none", "--world", "nowhere");
  expect([world.status, world.stderr]).toEqual([
    1,
    expect.stringContaining("SANDBOX_WORLD must be one of wickett-plum, empty, default, bare,"),
  ]);
  const option = brief("none", "--wrold", "empty");
  expect([option.status, option.stderr]).toEqual([
    1,
    expect.stringMatching(/'--wrold'[^]*sweetshop-sandbox \[--world/),
  ]);
  const help = brief("none", "--help");
  expect([help.status, help.stderr]).toEqual([0, ""]);
  expect(help.stdout).toContain("wickett-plum or empty");
  const described = [...help.stdout.matchAll(/^ {2}--([\w-]+) /gm)].map(([, name]) => name);
  expect(described.join(" ")).toBe(
    "world import seed port vendors-port host origin vendors-origin strict cards dry-run site as help",
  );
});
