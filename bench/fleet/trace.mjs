// Draws the trace of one page over three processes, and keeps the figures: node bench/fleet/trace.mjs docs/pictures
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../run-sandbox.mjs";
import { ask, runFleet } from "./run-fleet.mjs";

const folder = process.argv[2] ?? "test-results";
const spans = [];

const attributesOf = (list = []) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Takes spans as an OpenTelemetry collector does (OTLP over HTTP, JSON). */
const collector = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const { resourceSpans = [] } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { resource, scopeSpans } of resourceSpans) {
      const { "service.name": service, "process.pid": pid } = attributesOf(resource.attributes);
      for (const { scope, spans: sent } of scopeSpans)
        for (const each of sent) spans.push({ service, pid: Number(pid), scope: scope.name, ...each });
    }
    response.setHeader("content-type", "application/json");
    response.end("{}");
  });
});
await new Promise((resolve) => collector.listen(0, "127.0.0.1", resolve));
const endpoint = `http://127.0.0.1:${collector.address().port}`;
const metricsPort = await freePort();

const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: "200" };
const fleet = await runFleet({
  storefronts: 1,
  sandboxes: 2,
  backendEnv: tracing,
  // The content service is another process than the backend.
  env: (backends) => ({ ...tracing, METRICS_PORT: `${metricsPort}`, VENDORS_PORT: new URL(backends[1].vendors).port }),
});

const escape = (text) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

const nameOf = ({ name, attributes }) => {
  const { "url.full": address, "url.path": place } = attributesOf(attributes);
  if (address) return `${name} ${new URL(address).pathname.replace(/\/organizations\/[^/]+/, "/…")}`;
  return place && name.startsWith("GET /") ? `GET ${place.replace(/\/organizations\/[^/]+/, "/…")}` : name;
};

/** Spans as rows, each below its parent, in the order of their beginning. */
const inOrder = (all) => {
  const rows = [];
  const add = (parent, depth) => {
    const children = all.filter(({ parentSpanId = "" }) => parentSpanId === parent);
    for (const span of children.toSorted((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)))) {
      rows.push({ ...span, depth });
      add(span.spanId, depth + 1);
    }
  };
  add(all.find(({ parentSpanId }) => !all.some(({ spanId }) => spanId === parentSpanId))?.parentSpanId ?? "", 0);
  return rows;
};

const [WIDTH, ROW, NAMES] = [1200, 20, 560];
const colors = ["#7a2e5d", "#2e5d7a", "#5d7a2e"];

const drawing = (rows) => {
  const from = rows.reduce((least, { startTimeUnixNano: at }) => (BigInt(at) < least ? BigInt(at) : least), 1n << 62n);
  const ms = (nanoseconds) => Number(BigInt(nanoseconds) - from) / 1e6;
  const whole = Math.max(...rows.map(({ endTimeUnixNano }) => ms(endTimeUnixNano)));
  const processes = [...new Set(rows.map(({ service, pid }) => `${service} ${pid}`))];
  const x = (time) => NAMES + (time / whole) * (WIDTH - NAMES - 80);
  const lines = rows.map((row, index) => {
    const y = 40 + index * ROW;
    const [start, end] = [ms(row.startTimeUnixNano), ms(row.endTimeUnixNano)];
    const color = colors[processes.indexOf(`${row.service} ${row.pid}`) % colors.length];
    const bar = `<rect x="${x(start).toFixed(1)}" y="${y}" width="${Math.max(1, x(end) - x(start)).toFixed(1)}" height="${ROW - 6}" fill="${color}"/>`;
    return `<text x="${8 + row.depth * 12}" y="${y + 11}">${escape(nameOf(row)).slice(0, 80)}</text>${bar}<text x="${(x(end) + 4).toFixed(1)}" y="${y + 11}">${(end - start).toFixed(1)} ms</text>`;
  });
  const legend = processes.map(
    (name, index) =>
      `<rect x="${8 + index * 220}" y="8" width="12" height="12" fill="${colors[index % colors.length]}"/><text x="${26 + index * 220}" y="18">${name.replace(/ \d+$/, "")}, process ${index + 1}</text>`,
  );
  const height = 50 + rows.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11"><title>One page over three processes</title><rect width="${WIDTH}" height="${height}" fill="#fff"/>${legend.join("")}${lines.join("")}</svg>\n`;
};

try {
  const [shop] = fleet.shops;
  const traceId = randomBytes(16).toString("hex");
  const page = "/boxed-chocolates/half-moon-praline-bonbons/480127.html";
  const { status } = await ask(shop.origin + page, {
    headers: { traceparent: `00-${traceId}-${randomBytes(8).toString("hex")}-01` },
  });
  await ask(`${shop.origin}/`);
  await ask(`${shop.origin}/`);
  await pause(1_500);
  const rows = inOrder(spans.filter((span) => span.traceId === traceId));
  const processes = new Set(rows.map(({ pid }) => pid)).size;
  mkdirSync(folder, { recursive: true });
  const told = rows.map(
    ({ service, pid, scope, name, kind, spanId, parentSpanId, startTimeUnixNano, endTimeUnixNano, attributes }) => ({
      service,
      process: [...new Set(rows.map((row) => row.pid))].indexOf(pid) + 1,
      scope,
      name,
      kind,
      spanId,
      parentSpanId,
      startTimeUnixNano,
      endTimeUnixNano,
      attributes: attributesOf(attributes),
    }),
  );
  writeFileSync(path.join(folder, "trace.json"), `${JSON.stringify({ page, traceId, spans: told }, undefined, 1)}\n`);
  writeFileSync(path.join(folder, "trace.svg"), drawing(rows));
  const { text } = await ask(`http://127.0.0.1:${metricsPort}/metrics`, { keepsBody: true });
  writeFileSync(path.join(folder, "metrics.txt"), text);
  console.log(JSON.stringify({ status, spans: rows.length, processes, figures: text.split("\n").length }));
  process.exitCode = status === 200 && processes === 3 ? 0 : 1;
} finally {
  await fleet.stop();
  collector.close();
}
