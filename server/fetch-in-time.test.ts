import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { fetchInTime } from "./fetch-in-time.ts";

const numbers = JSON.stringify(Array.from({ length: 300 }, (_, index) => (index + 1) / 7));
const packed = gzipSync(numbers);

const answers: Record<string, (response: ServerResponse) => void> = {
  "/whole": (response) => response.writeHead(201, { "content-encoding": "gzip", "x-mark": "plum" }).end(packed),
  "/nothing": (response) => response.writeHead(204).end(),
  "/silent": () => undefined,
  "/stops": (response) => response.writeHead(200, { "content-encoding": "gzip" }).write(packed.subarray(0, 100)),
  "/breaks": (response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).write(packed.subarray(0, 100));
    setTimeout(() => response.destroy(), 20);
  },
};

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? ""]?.(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("an answer comes with its status, headers, address and unpacked body", async () => {
  const answer = await fetchInTime(`${origin}/whole`, { method: "POST" }, 2000);
  expect([answer.status, answer.headers.get("x-mark"), answer.url]).toEqual([201, "plum", `${origin}/whole`]);
  expect(await answer.text()).toBe(numbers);
});

test("an answer without a body has none", async () => {
  const answer = await fetchInTime(`${origin}/nothing`, undefined, 2000);
  expect([answer.status, answer.body]).toEqual([204, null]);
});

test.each(["/silent", "/stops"])("%s is given up when its time is over", async (path) => {
  await expect(fetchInTime(origin + path, undefined, 100)).rejects.toMatchObject({ name: "TimeoutError" });
});

test("a connection that breaks in the middle of a body is a failure", async () => {
  await expect(fetchInTime(`${origin}/breaks`, undefined, 2000)).rejects.toBeInstanceOf(TypeError);
});

test("a body whose reading never ends, whatever its signal says, is given up as well", async () => {
  const endless = new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }));
  jest.spyOn(globalThis, "fetch").mockResolvedValue(endless);
  await expect(fetchInTime(origin, undefined, 50)).rejects.toMatchObject({ name: "TimeoutError" });
});
