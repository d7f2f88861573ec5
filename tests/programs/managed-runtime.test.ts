import { execFileSync, fork, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { startTestRedis, type TestRedis } from "#server/shared-store/test-redis.ts";
import { worldSiteSetting } from "#tests/world-shop.ts";

jest.setTimeout(60_000);

const DOMAIN = "shop.example.test";

/** Answers events as the runtime does, and as its published utilities do with the same listener. */
const runner = `
const { get, listener } = require(process.env.BUNDLE + "/ssr.js");
const { PassThrough } = require("node:stream");
const express = require(process.env.BUNDLE + "/node_modules/express");
const context = { awsRequestId: "1", functionName: "ssr", getRemainingTimeInMillis: () => 30000 };
const stream = async (event) => {
  const { createStreamingLambdaAdapter } = await import(process.env.STREAMING);
  const { createMRTCommonMiddleware, createMRTCleanUpMiddleware } = await import(process.env.UTILITIES);
  const app = express();
  app.use(createMRTCommonMiddleware(), createMRTCleanUpMiddleware(), listener);
  let told;
  globalThis.awslambda = { HttpResponseStream: { from: (target, metadata) => ((told = metadata), target) } };
  const target = new PassThrough();
  const chunks = [];
  target.on("data", (chunk) => chunks.push(chunk));
  await createStreamingLambdaAdapter(app, target, { enabled: false })(event, context);
  const body = Buffer.concat(chunks).toString("base64");
  return { statusCode: told.statusCode, multiValueHeaders: told.multiValueHeaders, headers: told.headers, body, isBase64Encoded: true };
};
process.on("message", async ({ id, event, way }) => {
  try {
    process.send({ id, answer: await (way === "stream" ? stream(event) : get(event, context)) });
  } catch (error) {
    process.send({ id, error: error.stack });
  }
});`;

interface Answer {
  status: number;
  headers: Record<string, string[]>;
  body: Buffer;
}

interface GatewayAnswer {
  statusCode: number;
  headers?: Record<string, string>;
  multiValueHeaders?: Record<string, string[]>;
  body: string;
  isBase64Encoded: boolean;
}

let folder: string;
let sandbox: TestSandbox;
let store: TestRedis;
let child: ChildProcess;

const start = (env: Record<string, string>): ChildProcess => {
  const script = path.join(folder, "..", `${path.basename(folder)}.cjs`);
  writeFileSync(script, runner);
  const utilities = path.resolve("node_modules/@salesforce/mrt-utilities/dist/esm");
  return fork(script, [], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      LOG_LEVEL: "silent",
      BUNDLE: folder,
      STREAMING: pathToFileURL(path.join(utilities, "streaming/index.js")).href,
      UTILITIES: pathToFileURL(path.join(utilities, "index.js")).href,
      EXTERNAL_DOMAIN_NAME: DOMAIN,
      COMMERCE_API_ORIGIN: sandbox.origin,
      ...worldSiteSetting,
      CARD_API_BASE_URL: sandbox.vendorsOrigin,
      CONTENT_BASE_URL: `${sandbox.vendorsOrigin}/content`,
      ...env,
    },
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
};

let count = 0;
const send = (
  to: ChildProcess,
  way: "get" | "stream",
  event: { path: string; method?: string; headers?: Record<string, string>; body?: string },
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    count += 1;
    const id = count;
    const hear = (message: { id: number; answer?: GatewayAnswer; error?: string }) => {
      if (message.id !== id) return;
      to.off("message", hear);
      if (!message.answer) return reject(new Error(message.error));
      const { statusCode, headers = {}, multiValueHeaders = {}, body, isBase64Encoded } = message.answer;
      const all = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat()]),
      );
      for (const [name, values] of Object.entries(multiValueHeaders)) all[name.toLowerCase()] = values;
      resolve({ status: statusCode, headers: all, body: Buffer.from(body, isBase64Encoded ? "base64" : "utf8") });
    };
    to.on("message", hear);
    const { path: address, method = "GET", headers = {}, body = null } = event;
    const { pathname, searchParams } = new URL(address, "http://shop");
    to.send({
      id,
      way,
      event: {
        resource: "/{proxy+}",
        path: pathname,
        httpMethod: method,
        headers: { host: "abc.execute-api.us-east-1.amazonaws.com", ...headers },
        multiValueHeaders: {},
        queryStringParameters: Object.fromEntries(searchParams),
        multiValueQueryStringParameters: {},
        pathParameters: null,
        stageVariables: null,
        requestContext: { identity: { sourceIp: "192.0.2.7" }, stage: "prod", requestId: "1" },
        body,
        isBase64Encoded: false,
      },
    });
  });

beforeAll(async () => {
  execFileSync(process.execPath, ["build/bundle.mjs"]);
  folder = mkdtempSync(path.join(tmpdir(), "managed-runtime-"));
  cpSync("build/out/managed-runtime", folder, { recursive: true });
  [sandbox, store] = await Promise.all([createTestSandbox(), startTestRedis()]);
  child = start({ REDIS_URL: store.url });
}, 300_000);
afterAll(async () => {
  child.kill();
  await store.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.cjs`, { force: true });
});

test.each(["get", "stream"] as const)(
  "a page, a file and a session are answered by %s, far from the project",
  async (way) => {
    const page = await send(child, way, { path: "/" });
    expect([page.status, page.headers["content-type"]]).toEqual([200, ["text/html; charset=utf-8"]]);
    const html = page.body.toString();
    expect(html).toContain("<title>");
    expect(html).toContain(`https://${DOMAIN}/`);
    expect(page.headers["content-security-policy"]?.[0]).toContain("upgrade-insecure-requests");

    const font = /\/static\/[\w.-]+\.woff2/.exec(html)?.[0] ?? "none";
    const file = await send(child, way, { path: font });
    expect(file.status).toBe(200);
    expect(file.body.equals(readFileSync(path.join(folder, "build/out", font)))).toBe(true);

    const session = await send(child, way, {
      path: "/api/WickettPlumUS/session",
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: "{}",
    });
    expect([session.status, JSON.parse(session.body.toString())]).toEqual([
      200,
      expect.objectContaining({ registered: false }),
    ]);
    if (way === "stream") return;
    expect(session.headers["set-cookie"]?.some((line) => line.startsWith("__Host-"))).toBe(true);
    expect((await send(child, way, { path: "/.env" })).status).toBe(404);
  },
);

test("a search keeps its words", async () => {
  const { status, body } = await send(child, "get", { path: "/search?q=truffle" });
  expect([status, body.toString().includes("truffle")]).toEqual([200, true]);
});

test("without anything that processes share, it says what is missing", async () => {
  const lonely = start({});
  let said = "";
  lonely.stderr?.on("data", (text: Buffer) => (said += text.toString()));
  try {
    expect((await send(lonely, "get", { path: "/" })).status).toBe(503);
    expect(said).toContain("set REDIS_URL, or COMMERCE_CLIENT_SECRET");
  } finally {
    lonely.kill();
  }
});

test("the bundle says which files are the server's alone, and holds nothing of the sandbox", () => {
  const { mobify } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    mobify: { ssrOnly: string[]; ssrShared: string[] };
  };
  expect(mobify.ssrOnly).toEqual(expect.arrayContaining(["ssr.js", "build/out/maps/**", "node_modules/**"]));
  expect(mobify.ssrShared).not.toContainEqual(expect.stringMatching(/maps|node_modules|ssr/));
  const packages = readdirSync(path.join(folder, "node_modules"));
  expect(packages).not.toContain("sharp");
  expect(packages).not.toContain("@electric-sql");
});
