import { readFileSync } from "node:fs";
import yaml from "js-yaml";
import { createMetrics } from "./metrics.ts";

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

const dashboard = JSON.parse(readFileSync("deploy/grafana/storefront.json", "utf8")) as { panels: Panel[] };
const alerts = (
  yaml.load(readFileSync("deploy/prometheus/alerts.yml", "utf8")) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  }
).groups.flatMap(({ rules }) => rules);
const queries = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
];

const metrics = createMetrics({ hasProcess: true });
metrics.read({ cache: () => ({ pages: 0, bytes: 0 }), renders: () => ({ running: 0, waiting: 0 }) });
afterAll(() => metrics.close());

/** Labels that Prometheus itself adds, or that belong to its functions. */
const ofPrometheus = new Set(["job", "instance", "le"]);

/** Each series with the labels that its query compares. */
const seriesIn = (expr: string) =>
  [...expr.matchAll(/\b((?:storefront|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(([, name = "", labels = ""]) => ({
    name: name.replace(/_(count|sum|bucket)$/, ""),
    labels: [...labels.matchAll(/(\w+)\s*(?:=|!=)~?/g)].map(([, label = ""]) => label),
  }));

test.each(queries)("%s asks for figures and labels that there are", async (_, expr) => {
  const known = new Map(
    metrics.registry
      .getMetricsAsArray()
      .map((metric) => [metric.name, (metric as unknown as { labelNames?: string[] }).labelNames ?? []]),
  );
  const series = seriesIn(expr);
  expect(series.length + Number(/\bup\{/.test(expr))).toBeGreaterThan(0);
  for (const { name, labels } of series) {
    expect([...known.keys()]).toContain(name);
    expect([...(known.get(name) ?? []), ...ofPrometheus]).toEqual(expect.arrayContaining(labels));
  }
  const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = ""]) => names.split(/,\s*/));
  const all = new Set([...series.flatMap(({ name }) => known.get(name) ?? []), ...ofPrometheus]);
  expect([...all]).toEqual(expect.arrayContaining(grouped));
});

test("every figure of the shop's own is on the dashboard", () => {
  const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => seriesIn(expr)));
  const own = metrics.registry
    .getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith("storefront_"));
  // How many pages there are says less than what they take.
  expect(own.filter((name) => !shown.some((each) => each.name === name))).toEqual(["storefront_page_cache_pages"]);
});

test("operators are told what to do when an alert fires", () => {
  const guide = readFileSync("docs/operations.md", "utf8");
  const told = [...guide.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
  expect(new Set(told)).toEqual(new Set(alerts.map(({ alert }) => alert)));
});
