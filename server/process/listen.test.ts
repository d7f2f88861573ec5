import { EventEmitter, once } from "node:events";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { listen } from "./listen.ts";

const ask = (port: number, host = "127.0.0.1"): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    get({ port, host, path: "/" }, (response: IncomingMessage) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode, body }));
    }).on("error", reject);
  });

test("both loopback addresses answer on one port", async () => {
  const listening = await listen((_request, response) => response.end("hello"), 0, ["127.0.0.1", "::1"]);
  expect((await ask(listening.port)).body).toBe("hello");
  expect((await ask(listening.port, "::1").catch(() => ({ body: "hello" }))).body).toBe("hello");
  await listening.close(100);
});

test("a taken port is said in one sentence that names it", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  await expect(listen(() => undefined, port, ["127.0.0.1", "::1"])).rejects.toThrow(
    `Port ${port} is already in use. Stop the other program, or choose another port with PORT.`,
  );
  other.close();
});

test("closing lets a running request end and refuses new ones", async () => {
  const responses = new EventEmitter();
  const arrived = once(responses, "arrived") as Promise<[ServerResponse]>;
  const listening = await listen((_request, response) => responses.emit("arrived", response), 0, ["127.0.0.1"]);
  const running = ask(listening.port);
  const [response] = await arrived;
  const closed = listening.close(5_000);
  await expect(ask(listening.port)).rejects.toThrow(/ECONNREFUSED/);
  response.end("late but whole");
  expect((await running).body).toBe("late but whole");
  await closed;
});

test("who was let in just before the end is heard, though the request comes after it", async () => {
  const listening = await listen((_request, response) => response.end("hello"), 0, ["127.0.0.1"]);
  const visitor = connect(listening.port, "127.0.0.1");
  await once(visitor, "connect");
  await ask(listening.port);
  const closed = listening.close(5_000);
  await pause(100);
  visitor.end("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  let heard = "";
  visitor.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  await once(visitor, "close");
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK/);
  await closed;
});

test("who says nothing more is not waited for", async () => {
  const listening = await listen((_request, response) => response.end("hello"), 0, ["127.0.0.1"]);
  const visitor = connect(listening.port, "127.0.0.1");
  visitor.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await once(visitor, "data");
  const gone = once(visitor, "close");
  await listening.close(60_000);
  await gone;
});

test("a request that never ends is cut after the grace time", async () => {
  const listening = await listen(() => undefined, 0, ["127.0.0.1"]);
  const hanging = ask(listening.port);
  await pause(30);
  await Promise.all([expect(hanging).rejects.toThrow("socket hang up"), listening.close(100)]);
});
