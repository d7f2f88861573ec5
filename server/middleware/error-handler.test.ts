import { get } from "node:http";
import { type AddressInfo } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import express, { type ErrorRequestHandler } from "express";
import { loadConfig } from "#config/load-config.ts";
import { createErrorHandler } from "./error-handler.ts";

/** More than a connection takes at once. */
const LARGE_BYTES = 20_000_000;

test("who leaves while a file is on its way is no error of the shop", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "left-"));
  const file = path.join(folder, "large.js");
  writeFileSync(file, Buffer.alloc(LARGE_BYTES, " "));
  const log = { error: jest.fn(), warn: jest.fn() };
  const handle = createErrorHandler(loadConfig({}));
  const app = express();
  const seen = new Promise<unknown>((resolve) => {
    const handler: ErrorRequestHandler = (error, request, response, next) => {
      void handle(error, Object.assign(request, { log: log as never }), response, next);
      resolve(error);
    };
    app.get("/large.js", (_request, response, next) => response.sendFile(file, (error) => error && next(error)));
    app.use(handler);
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  get({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, path: "/large.js" }, (answer) => {
    answer.once("data", () => answer.destroy());
  });
  expect(await seen).toMatchObject({ code: "ECONNABORTED" });
  expect([log.error.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
  server.close();
  rmSync(folder, { recursive: true });
});
