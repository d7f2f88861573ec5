import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { sentPageOf } from "#server/sent-page.ts";
import { backendCalls, type BackendCall } from "./backend-calls.ts";
import { browserProblems, webVitals, type WebVital } from "./browser-reports.ts";
import { limitedCalls } from "./limited-calls.ts";
import { requestKind } from "./request-kind.ts";

/** Figures that are there to be read whenever somebody asks. */
export interface Readings {
  cache: () => { pages: number; bytes: number };
  renders: () => { running: number; waiting: number };
}

/** What an operator sees of a process, in the form of Prometheus. */
export interface Metrics {
  registry: Registry;
  /** Counts a request when its answer is out. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Counts what a page was kept from by a directive of its policy. */
  countViolation(directive: string): void;
  /** Takes further figures from the shop. */
  read(readings: Readings): void;
  close(): void;
}

/** Where the time of a request or a call is cut into classes, in seconds: a cache hit to the longest page. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a purchase asks for before its order: how to pay, and a vendor's word for it. */
const PAYMENT =
  /^\/api\/[^/]+\/(card-context|basket-card|basket-wallet|basket-payment|paypal-order|klarna-session|apple-pay-session)$/;

const ORDER = /^\/api\/[^/]+\/scapi\/ShopperOrders\/createOrder$/;

const outcomeOf = (status: number) => (status < 400 ? "taken" : status < 500 ? "refused" : "failed");

/** Creates the figures of one process. `hasProcess` adds memory, event loop and garbage collection. */
export const createMetrics = ({ hasProcess = false } = {}): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (hasProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "storefront_request_seconds",
    help: "Time from the request to the end of its answer.",
    labelNames: ["kind", "method", "status", "cache"],
    buckets: BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: "storefront_backend_call_seconds",
    help: "Time until the backend's answer began.",
    labelNames: ["family", "outcome"],
    buckets: BUCKETS,
    registers,
  });
  const orders = new Counter({
    name: "storefront_orders_total",
    help: "Orders by how placing them ended.",
    labelNames: ["outcome"],
    registers,
  });
  const payments = new Counter({
    name: "storefront_payments_total",
    help: "Steps of paying by how they ended: taken, refused, or failed for want of an answer.",
    labelNames: ["step", "outcome"],
    registers,
  });
  const limited = new Counter({
    name: "storefront_limited_total",
    help: "Calls that were refused because somebody made too many of them.",
    labelNames: ["limit"],
    registers,
  });
  const violations = new Counter({
    name: "storefront_policy_violations_total",
    help: "What pages were kept from, as browsers reported it.",
    labelNames: ["directive"],
    registers,
  });
  const vitals = new Histogram({
    name: "storefront_web_vital_seconds",
    help: "What browsers measured: largest and first paint, first byte, answer to a tap.",
    labelNames: ["vital", "kind"],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers,
  });
  const shifts = new Histogram({
    name: "storefront_layout_shift",
    help: "How far what is seen has moved by itself, as browsers measured it.",
    labelNames: ["kind"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  const problems = new Counter({
    name: "storefront_browser_problems_total",
    help: "What went wrong in browsers.",
    labelNames: ["site"],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `storefront_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  const hear = (message: unknown) => {
    const { family, outcome, seconds } = message as BackendCall;
    calls.observe({ family, outcome }, seconds);
  };
  backendCalls.subscribe(hear);
  const hearLimit = (name: unknown) => limited.inc({ limit: String(name) });
  limitedCalls.subscribe(hearLimit);

  const hearVital = (message: unknown) => {
    const { vital, kind, value } = message as WebVital;
    if (vital === "CLS") shifts.observe({ kind }, value);
    else vitals.observe({ vital, kind }, value);
  };
  webVitals.subscribe(hearVital);
  const hearProblem = (site: unknown) => problems.inc({ site: String(site) });
  browserProblems.subscribe(hearProblem);

  return {
    registry,
    watch: (request, response) => {
      const startedAt = performance.now();
      const url = request.url ?? "/";
      response.once("close", () => {
        const status = response.writableFinished ? String(response.statusCode) : "broken";
        const cache = sentPageOf(response)?.cache ?? "none";
        const labels = { kind: requestKind(url), method: request.method ?? "GET", status, cache };
        requests.observe(labels, (performance.now() - startedAt) / 1000);
        const [path = ""] = url.split("?", 1);
        const step = PAYMENT.exec(path)?.[1];
        if (step) payments.inc({ step, outcome: outcomeOf(response.statusCode) });
        if (ORDER.test(url)) orders.inc({ outcome: response.statusCode < 300 ? "placed" : "refused" });
      });
    },
    countViolation: (directive) => violations.inc({ directive }),
    read: ({ cache, renders }) => {
      gauge("page_cache_bytes", "Memory of the page cache.", () => cache().bytes);
      gauge("page_cache_pages", "Pages in the page cache.", () => cache().pages);
      gauge("renders_running", "Pages being made.", () => renders().running);
      gauge("renders_waiting", "Pages that wait for their turn.", () => renders().waiting);
    },
    close: () => {
      backendCalls.unsubscribe(hear);
      limitedCalls.unsubscribe(hearLimit);
      webVitals.unsubscribe(hearVital);
      browserProblems.unsubscribe(hearProblem);
      registry.clear();
    },
  };
};
