// What shoppers see while a part is away, as a table: node bench/fleet/away.mjs
import { setTimeout as pause } from "node:timers/promises";
import { ask, runFleet } from "./run-fleet.mjs";

const json = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
let number = 0;

/** What is looked at; `fresh` addresses are others each time, so that no cache has them. */
const looks = {
  "home, kept": () => ["/"],
  "category, kept": () => ["/category/chocolates"],
  "search, new": () => [`/search?q=mint${(number += 1)}`],
  bag: () => ["/cart"],
  "new session": () => ["/api/WickettPlumUS/session", { method: "POST", headers: json, body: "{}" }],
  health: () => ["/healthz"],
  ready: () => ["/readyz"],
};

/** How often each is looked at: the first may wait for what hangs, later ones know that it does. */
const TIMES = 4;

const look = async (origin) => {
  const seen = {};
  for (const [name, address] of Object.entries(looks)) {
    const answers = [];
    for (let times = 0; times < TIMES; times += 1) {
      const [path, options] = address();
      answers.push(await ask(origin + path, options));
    }
    const statuses = [...new Set(answers.map(({ status }) => status))].join("/");
    seen[name] = `${statuses}, ${Math.round(answers[0].ms)} → ${Math.round(answers.at(-1).ms)} ms`;
  }
  return seen;
};

const fleet = await runFleet({ storefronts: 1, sandboxes: 1 });
const [shop] = fleet.shops;
const { origin } = shop.backend;
const fault = async (match) => {
  const effect = { kind: "delay", distribution: "fixed", milliseconds: 60_000 };
  const answer = await fetch(`${origin}/__sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ match, effect }),
  });
  if (!answer.ok) throw new Error(`The fault is refused: ${await answer.text()}`);
};
const noFaults = () => fetch(`${origin}/__sandbox/faults`, { method: "DELETE" });
/** Ends the storefront at once and starts it with nothing in its memory. */
const cold = async () => {
  shop.program.kill("SIGKILL");
  await pause(300);
  await fleet.startShop(shop).catch(() => undefined);
};

const table = {};
try {
  await look(shop.origin);
  table["nothing"] = await look(shop.origin);
  await fault({ vendor: "content" });
  table["content hangs"] = await look(shop.origin);
  fleet.redis.program.kill("SIGKILL");
  await cold();
  table["content hangs, cold start, nothing shared"] = await look(shop.origin);
  await noFaults();
  await cold();
  await look(shop.origin);
  table["Redis stopped"] = await look(shop.origin);
  await fault({ path: "/search/*" });
  table["search family hangs"] = await look(shop.origin);
  await noFaults();
  await fault({ path: "/custom/site-preferences/*" });
  await pause(6_000);
  table["site preferences hang"] = await look(shop.origin);
  await noFaults();
  await pause(6_000);
  await look(shop.origin);
  await fleet.postgres.stop();
  table["PostgreSQL stopped"] = await look(shop.origin);
  const names = Object.keys(looks);
  const rows = [
    ["away", ...names],
    ["---", ...names.map(() => "---")],
  ];
  for (const [away, seen] of Object.entries(table)) rows.push([away, ...names.map((name) => seen[name])]);
  console.log(rows.map((row) => `| ${row.join(" | ")} |`).join("\n"));
} finally {
  await fleet.stop();
}
