import { existsSync } from "node:fs";
import path from "node:path";
import express from "express";
import request from "supertest";
import { loadConfig } from "#config/load-config.ts";
import { createInstallableRouter, webManifest } from "./installable.ts";

const config = loadConfig({});
const shop = (workerFile: string) => express().use(createInstallableRouter(config, { workerFile }));

test("the manifest names the site, and every icon is there", async () => {
  const answer = await request(shop("")).get("/site.webmanifest").set("host", "ca.localhost:3000");
  expect([answer.status, answer.type]).toEqual([200, "application/manifest+json"]);
  const { name, start_url, icons } = JSON.parse(answer.text) as ReturnType<typeof webManifest> & {
    icons: { src: string }[];
  };
  expect([name, start_url]).toEqual(["Wickett & Plum Canada", "/"]);
  for (const { src } of icons) expect(existsSync(path.resolve(`app/static${src}`))).toBe(true);
});

test("the worker is asked for anew each time, and may fetch from the shop and its pictures alone", async () => {
  const answer = await request(shop(path.resolve("app/offline/service-worker.ts"))).get("/service-worker.js");
  expect([answer.status, answer.type, answer.headers["cache-control"]]).toEqual([200, "text/javascript", "no-cache"]);
  expect(answer.headers["content-security-policy"]).toBe(
    `default-src 'none'; script-src 'self'; connect-src 'self' ${config.commerce.imageOrigin}`,
  );
});
