// Draws the dashboard over a fleet at work, while a family hangs: node bench/fleet/dashboard.mjs docs/pictures
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { findChromium } from "../../build/find-chromium.mjs";
import { projectFolder } from "../../build/paths.mjs";
import { tokenise } from "../card-token.mjs";
import { freePort } from "../run-sandbox.mjs";
import { drawDashboard, legendOf } from "./draw-dashboard.mjs";
import { shop } from "./faulty-shopper.mjs";
import { startPrometheus } from "./prometheus.mjs";
import { ask, runFleet } from "./run-fleet.mjs";

const folder = process.argv[2] ?? "test-results";
const SITE = "WickettPlumUS";

/** Seconds of an ordinary day, of a search that hangs, and of the time after it. */
const [QUIET, HANGING, AFTER] = [80, 60, 60];

const ports = [await freePort(), await freePort()];
let index = 0;
const fleet = await runFleet({
  env: () => ({ METRICS_PORT: `${ports[index++]}`, COMMERCE_TIMEOUT_MS: "4000", TRUSTED_PROXIES: "1" }),
});
const prometheus = await startPrometheus({
  targets: ports,
  rules: path.join(projectFolder, "deploy/prometheus/alerts.yml"),
});
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });

let isOver = false;
/** Does something again and again until the end. */
const again = async (everyMs, work) => {
  for (let count = 0; !isOver; count += 1) {
    void work(count).catch(() => undefined);
    await pause(everyMs);
  }
};

const addresses = ["/", "/category/chocolates", "/", "/category/gummies-jellies", "/nowhere", "/category/lollipops"];
const looked = ["/", "/chocolates/champagne-truffles/481104.html", "/category/chocolates"];
const visit = async (count) => {
  const { origin } = fleet.next();
  if (count % 4 === 0) await ask(`${origin}/search?q=mint${count}`);
  else await ask(origin + addresses[count % addresses.length]);
};
/** Somebody looks at a page; now and then the connection loses what is asked for after it. */
const look = async (count) => {
  const page = await browser.newPage();
  try {
    const isLost = count % 4 === 1;
    if (isLost) await page.route("**/scapi/**", (route) => route.abort());
    await page.goto(fleet.next().origin + (isLost ? "/cart" : looked[count % looked.length]));
    await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
    await page.waitForFunction(() => document.documentElement.dataset.settled === "true");
    await pause(1_500);
    // Vitals are sent when a page is left.
    await page.goto("about:blank");
    await pause(500);
  } finally {
    await page.close();
  }
};
/** Each buys at one storefront: a card is entered at the third parties of its sandbox, and is known there alone. */
const buy = (count) => {
  const own = fleet.shops[count % fleet.shops.length];
  return shop(count, { next: () => own, tokenise });
};
/** What a browser tells of a script that a page was kept from; it tells so over https alone, which a fleet has not. */
const reportPolicy = () =>
  ask(`${fleet.next().origin}/api/${SITE}/policy-reports`, {
    method: "POST",
    headers: { "content-type": "application/csp-report" },
    body: JSON.stringify({
      "csp-report": {
        "document-uri": `${fleet.next().origin}/`,
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://elsewhere.example/script.js",
      },
    }),
  });
const guess = () =>
  ask(`${fleet.next().origin}/api/${SITE}/session/login`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      // Of elsewhere: this machine is counted by no limit.
      "x-forwarded-for": "203.0.113.9",
    },
    body: JSON.stringify({ email: "june@example.test", password: "wrong" }),
  });
const setFault = (method, body) =>
  Promise.all(
    fleet.backends.map(({ origin }) =>
      fetch(`${origin}/__sandbox/faults`, {
        method,
        headers: { "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      }),
    ),
  );

try {
  const from = Date.now() / 1000;
  const work = Promise.all([
    again(120, visit),
    again(4_000, look),
    again(1_500, buy),
    again(2_500, guess),
    again(7_000, reportPolicy),
  ]);
  await pause(QUIET * 1000);
  const hangs = { kind: "delay", distribution: "fixed", milliseconds: 10_000 };
  await setFault("POST", { match: { operation: "ShopperSearch.productSearch" }, effect: hangs });
  await pause(HANGING * 1000);
  const alerts = await prometheus.alerts();
  await setFault("DELETE");
  await pause(AFTER * 1000);
  isOver = true;
  await work;
  const span = { from, to: Date.now() / 1000 };

  const { panels } = JSON.parse(readFileSync(path.join(projectFolder, "deploy/grafana/storefront.json"), "utf8"));
  const drawn = [];
  for (const { title, type, gridPos, targets = [], fieldConfig } of panels) {
    const found = [];
    for (const { expr, legendFormat = "" } of targets)
      for (const { metric, values } of await prometheus.range(expr, span))
        found.push({ name: legendOf(legendFormat, metric), at: new Map(values) });
    const times = [...new Set(found.flatMap(({ at }) => [...at.keys()]))].toSorted((a, b) => a - b);
    const series = found.map(({ name, at }) => ({
      name,
      values: times.map((time) => (Number.isFinite(Number(at.get(time) ?? NaN)) ? Number(at.get(time)) : null)),
    }));
    drawn.push({ title, type, place: gridPos, unit: fieldConfig?.defaults?.unit, times, series });
  }
  mkdirSync(folder, { recursive: true });
  await drawDashboard(drawn, path.join(folder, "dashboard.png"));
  const empty = drawn.filter(({ type, series }) => type !== "row" && series.length === 0).map(({ title }) => title);
  console.log(JSON.stringify({ panels: drawn.length, empty, alertsWhileItHung: alerts }, undefined, 2));
  process.exitCode = empty.length > 0 ? 1 : 0;
} finally {
  isOver = true;
  await browser.close();
  await prometheus.stop();
  await fleet.stop();
}
