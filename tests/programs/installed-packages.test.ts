import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { archiveOf } from "#sandbox/archive/test-archives.ts";
import { emptyWorld } from "#sandbox/empty-world.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";
import { orderSoap, soapShopFiles, soapSite } from "#tests/contract/soap-shop.ts";
import { createStorefrontClient } from "#tests/contract/storefront-client.ts";
import { freePort } from "./built-shop.ts";
import { untilReady } from "./until-ready.ts";

jest.setTimeout(180_000);

interface Manifest {
  name: string;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** An empty folder outside the repository, into which the packed packages are installed. */
const home = mkdtempSync(path.join(tmpdir(), "installed-"));
const modules = path.join(home, "node_modules");
const archive = path.join(home, "my-site.zip");
const children: ChildProcess[] = [];
const names = ["sandbox", "emulators", "world-wickett-plum"];

/** Puts a tarball in place as npm does; of other packages it gets those its manifest names, and no more. */
const install = (tarball: string) => {
  const unpacked = path.join(home, "unpacked");
  mkdirSync(unpacked, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", unpacked]);
  const manifest = JSON.parse(readFileSync(path.join(unpacked, "package/package.json"), "utf8")) as Manifest;
  cpSync(path.join(unpacked, "package"), path.join(modules, manifest.name), { recursive: true });
  rmSync(unpacked, { recursive: true });
  for (const name of Object.keys(manifest.dependencies ?? {}).filter((each) => !each.startsWith("@sweetshop/"))) {
    const place = path.join(modules, name);
    mkdirSync(path.dirname(place), { recursive: true });
    rmSync(place, { force: true });
    symlinkSync(path.resolve("node_modules", name), place);
  }
  for (const [command, file] of Object.entries(manifest.bin ?? {})) {
    mkdirSync(path.join(modules, ".bin"), { recursive: true });
    symlinkSync(path.join("..", manifest.name, file), path.join(modules, ".bin", command));
  }
  return manifest;
};

let manifests: Manifest[];
beforeAll(async () => {
  const said = execFileSync(process.execPath, ["build/packages.mjs"], { encoding: "utf8" });
  const tarballs = [...said.matchAll(/^@sweetshop\/.*\n {2}(.*\.tgz)$/gm)];
  manifests = tarballs.map(([, file = ""]) => install(file));
  await archiveOf(archive, soapShopFiles);
});
afterAll(() => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) endGroup(child, "SIGKILL");
  rmSync(home, { recursive: true, force: true });
});

const endGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals) => pid && process.kill(-pid, signal);

const environment = { PATH: process.env.PATH, HOME: home };

/** `npx sweetshop-sandbox` with these options, until it is ready. */
const start = async (...args: string[]) => {
  const [port, vendorsPort] = [await freePort(), await freePort()];
  const ports = ["--port", String(port), "--vendors-port", String(vendorsPort)];
  // A group of its own, because npx keeps to itself that it is told to stop.
  const child = spawn("npx", ["--no-install", "sweetshop-sandbox", ...args, ...ports], {
    cwd: home,
    env: environment,
    detached: true,
  });
  children.push(child);
  const said = await untilReady(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    vendors: `http://127.0.0.1:${vendorsPort}`,
    said,
    stop: async () => {
      endGroup(child, "SIGTERM");
      await once(child, "close");
    },
  };
};

const runNode = (file: string, text: string) => {
  writeFileSync(path.join(home, file), text);
  return spawnSync(process.execPath, [file], { cwd: home, env: environment, encoding: "utf8" });
};

test("three packages are packed, with their own papers and without tests", () => {
  expect(manifests.map(({ name }) => name)).toEqual(names.map((name) => `@sweetshop/${name}`));
  for (const name of names) {
    const files = readdirSync(path.join(modules, "@sweetshop", name), { recursive: true, encoding: "utf8" });
    expect(files).toEqual(expect.arrayContaining(["README.md", "CHANGELOG.md", "LICENSE"]));
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  }
});

test("with an archive of its own on top of the empty world it takes an order in German, for euros", async () => {
  const sandbox = await start("--world", "empty", "--import", "my-site.zip");
  expect(sandbox.said).toContain("Seifenhaus: Das Seifenhaus, EUR");
  const client = createStorefrontClient({ origin: sandbox.origin, definition: emptyWorld }, soapSite);
  const { access_token: token = "" } = await client.guest();
  await orderSoap(client.as(token));
  client.refuseUndocumented();
  await sandbox.stop();
});

test("Wickett & Plum comes with pictures, printed sheets and third parties, at the origins it is told", async () => {
  const told = ["--origin", "http://shop.example:4000", "--vendors-origin", "http://shop.example:4001"];
  const sandbox = await start("--world", "wickett-plum", ...told);
  expect(sandbox.said).toContain("API and admin http://shop.example:4000, vendor emulators http://shop.example:4001");
  const client = createStorefrontClient({ origin: sandbox.origin, definition: wickettPlum });
  const { access_token: token = "" } = await client.guest();
  const call = client.as(token);
  const product = await call("ShopperProducts.getProduct", { id: "484101", allImages: true });
  const picture = new URL(product.imageGroups[0].images[0].link as string);
  expect(picture.origin).toBe("http://shop.example:4000");
  const { basketId } = await call("ShopperBaskets.createBasket", {}, {});
  const basket = await call("ShopperBaskets.addItemToBasket", { basketId }, [{ productId: "484101", quantity: 2 }]);
  expect(basket.productItems).toMatchObject([{ productId: "484101", quantity: 2 }]);
  const sheet = (await call("ShopperProducts.getProduct", { id: "496101" })).c_pdfURL as string;
  const served = async (address: string) => {
    const answer = await fetch(address);
    return [answer.status, answer.headers.get("content-type")?.split(";")[0]];
  };
  expect(await served(sandbox.origin + picture.pathname + picture.search)).toEqual([200, "image/webp"]);
  expect(await served(sandbox.origin + new URL(sheet, sandbox.origin).pathname)).toEqual([200, "application/pdf"]);
  expect(await served(`${sandbox.origin}/`)).toEqual([200, "text/html"]);
  expect((await fetch(`${sandbox.vendors}/gtm.js?id=GTM-SANDBOX`)).status).toBe(200);
  await sandbox.stop();
});

test("a program embeds it, with a world and without", () => {
  const { stdout, stderr } = runNode(
    "embedded.mjs",
    `import { createSandbox } from "@sweetshop/sandbox";
     import world from "@sweetshop/world-wickett-plum";
     const own = await createSandbox({ sites: [{ id: "Soap", currency: "EUR", locales: ["de-DE"] }] });
     await own.putProduct("Soap", { id: "lavendel", name: "Lavendelseife", price: 6.5, stock: 12 });
     console.log((await fetch(own.origin + "/llms.txt")).status, own.organizationId);
     await own.stop();
     const whole = await createSandbox({ world: world.definition });
     console.log((await fetch(whole.origin + "/llms.txt")).status, whole.organizationId);
     await whole.stop();`,
  );
  expect([stdout.trim().split("\n"), stderr]).toEqual([["200 f_ecom_zzte_001", "200 f_ecom_swee_001"], ""]);
});

test("every module of the packages finds what it needs", () => {
  const { stdout, status } = runNode(
    "all-modules.mjs",
    `import { readdirSync } from "node:fs";
     import path from "node:path";
     let count = 0;
     for (const name of ${JSON.stringify(names)}) {
       const folder = path.resolve("node_modules/@sweetshop", name, "dist");
       for (const file of readdirSync(folder, { recursive: true }))
         // What a page loads is no module, and programs would run.
         if (/\\.js$/.test(file) && !/(^|\\/)(browser|bin)\\/|^(start|command-line)\\.js$/.test(file.replace(folder, ""))) {
           await import(path.join(folder, file)).catch((error) => console.log(file, error.message));
           count += 1;
         }
     }
     console.log(count > 900 ? "all" : count);`,
  );
  expect([stdout.trim(), status]).toEqual(["all", 0]);
});

test("types come along, for an editor and for tsc", () => {
  writeFileSync(
    path.join(home, "typed.mts"),
    `import { createSandbox } from "@sweetshop/sandbox";
     import world from "@sweetshop/world-wickett-plum";
     const sandbox = await createSandbox({ world: world.definition });
     const origin: string = sandbox.origin;
     const wrong: number = sandbox.clientId;
     const other: number = world.definition.id;`,
  );
  const options = { strict: true, module: "nodenext", target: "es2022", noEmit: true, skipLibCheck: true, types: [] };
  writeFileSync(path.join(home, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["typed.mts"] }));
  const tsc = path.resolve("node_modules/typescript-native/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-p", home], { cwd: home, encoding: "utf8" });
  expect([...stdout.matchAll(/typed\.mts\((\d+),\d+\): error (TS\d+)/g)].map(([, line, code]) => [line, code])).toEqual(
    [
      ["5", "TS2322"],
      ["6", "TS2322"],
    ],
  );
});

test("a world that is not installed is named, with how to get it", () => {
  const { status, stderr } = spawnSync("npx", ["--no-install", "sweetshop-sandbox", "--world", "nowhere"], {
    cwd: home,
    env: environment,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([
    1,
    "There is no world 'nowhere' here. A world is a package: npm install @sweetshop/world-nowhere\n",
  ]);
});
