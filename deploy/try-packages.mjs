import { createWriteStream, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createJiti } from "jiti";
import yazl from "yazl";
import { packAll } from "../build/packages/pack.mjs";
import { projectFolder } from "../build/paths.mjs";
import { answers, makeCleanDebian, run, runIn, say, startIn } from "./clean-debian.mjs";

/**
 * `node deploy/try-packages.mjs`: packs the three packages, installs them with npm into an empty folder of a clean Debian
 * that has the oldest Node they allow, starts both ways of running them, and orders by the official client: soap in
 * German for euros from a site that an archive brings. Needs root, debootstrap, and the registries; ports by
 * `PACKAGES_PORT` (4410) and the one after it.
 */
const NODE_VERSION = "20.19";
const port = Number(process.env["PACKAGES_PORT"] ?? 4410);
const origin = `http://127.0.0.1:${port}`;

const work = mkdtempSync(path.join(process.env["IMAGES_FOLDER"] ?? tmpdir(), "packages-"));

const writeArchive = async (file) => {
  const { soapShopFiles } = await createJiti(import.meta.url).import("../tests/contract/soap-shop.ts");
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(soapShopFiles)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
};

/** Starts the installed program, does some work with it, and ends it, with everything it has started. */
const whileRunning = async (place, args, doWork) => {
  const ports = `--port ${port} --vendors-port ${port + 1}`;
  say(`npx sweetshop-sandbox ${args}`);
  const began = performance.now();
  const child = startIn(place, `npx --no-install sweetshop-sandbox ${args} ${ports}`);
  try {
    await answers(`${origin}/llms.txt`, /Public client/);
    say(`it answers after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await doWork();
  } finally {
    process.kill(-(child.pid ?? 0), "SIGTERM");
    await new Promise((resolve) => child.once("close", resolve));
  }
};

const main = async () => {
  const packed = await packAll();
  for (const { name, size, unpackedSize } of packed)
    say(`${name}: ${(size / 1e6).toFixed(1)} MB, ${(unpackedSize / 1e6).toFixed(1)} MB unpacked`);
  const root = makeCleanDebian(work, NODE_VERSION);
  const place = { root, folder: "/home/node/shop", user: "node" };
  const folder = path.join(root, place.folder);
  mkdirSync(folder);
  for (const { file } of packed) cpSync(file, path.join(folder, path.basename(file)));
  cpSync(path.join(projectFolder, "deploy/order-by-sdk.cjs"), path.join(folder, "order-by-sdk.cjs"));
  await writeArchive(path.join(folder, "my-site.zip"));
  run("chroot", [root, "chown", "-R", "node:node", place.folder]);
  const manifest = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8"));
  const sdk = manifest.dependencies["@salesforce/commerce-sdk-isomorphic"].replace("npm:", "");
  say(`npm install of the tarballs and ${sdk}`);
  runIn(place, `npm install --no-audit --no-fund ./*.tgz ${sdk} && du -sm node_modules`);
  const order = (...args) => runIn(place, ["node order-by-sdk.cjs", origin, ...args].join(" "));
  await whileRunning(place, "--world empty --import my-site.zip", () =>
    order("Seifenhaus", "de-DE", "EUR", "Lavendelseife", "paket"),
  );
  await whileRunning(place, "--world wickett-plum", async () => {
    await answers(`${origin}/llms.txt`, /f_ecom_swee_001/);
    await answers(`http://127.0.0.1:${port + 1}/gtm.js?id=GTM-SANDBOX`, /\S/);
    say("the world and its third parties answer");
  });
};

await main()
  .catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  })
  .finally(() => {
    if (process.env["IMAGES_KEEP"] === undefined) rmSync(work, { recursive: true, force: true });
  });
