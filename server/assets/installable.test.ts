import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import request from "supertest";
import { loadConfig } from "#config/load-config.ts";
import { testSites } from "#tests/factories/sites.ts";
import { brandManifest } from "#config/brand.ts";
import { createInstallableRouter, webManifest } from "./installable.ts";

const config = loadConfig({}, testSites);
const shop = (workerFile: string) => express().use(createInstallableRouter(config, { workerFile }));

test("the manifest names the site, and every icon is there", async () => {
  const answer = await request(shop("")).get("/site.webmanifest").set("host", "ca.localhost:3000");
  expect([answer.status, answer.type]).toEqual([200, "application/manifest+json"]);
  const { name, start_url, icons } = JSON.parse(answer.text) as ReturnType<typeof webManifest> & {
    icons: { src: string }[];
  };
  expect([name, start_url]).toEqual(["Sweets Canada", "/"]);
  for (const { src } of icons) expect(existsSync(path.resolve(`app/static${src}`))).toBe(true);
});

test.each([
  ["ca.localhost:3000", "en-CA", "en"],
  ["fr.ca.localhost:3000", "fr-CA", "fr"],
])("the installed shop of %s speaks %s", async (host, lang, language) => {
  const answer = await request(shop("")).get("/site.webmanifest").set("host", host).expect(200);
  const manifest = JSON.parse(answer.text) as { lang: string; shortcuts: { name: string }[] };
  expect(manifest.lang).toBe(lang);
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(
    brandManifest.shortcuts.map(({ names }) => names[language] ?? names.en),
  );
});

test("the worker is asked for anew each time, and may fetch from the shop and its pictures alone", async () => {
  const answer = await request(shop(path.resolve("app/offline/service-worker.ts"))).get("/service-worker.js");
  expect([answer.status, answer.type, answer.headers["cache-control"]]).toEqual([200, "text/javascript", "no-cache"]);
  expect(answer.headers["content-security-policy"]).toBe(
    `default-src 'none'; script-src 'self'; connect-src 'self' ${config.commerce.imageOrigin}`,
  );
});

test("a shop in a folder whose name begins with a dot has its worker too", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "worker-"));
  mkdirSync(path.join(folder, ".shops"));
  const file = path.join(folder, ".shops", "service-worker.js");
  writeFileSync(file, "self.skipWaiting();");
  await request(shop(file)).get("/service-worker.js").expect(200, "self.skipWaiting();");
  rmSync(folder, { recursive: true });
});
