import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import request from "supertest";
import { drawingTurn } from "./drawing-turn.ts";

/** Takes the whole process, as drawing a page does. */
const draw = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) continue;
};

test("while pages are drawn, who comes on a connection of their own waits for two of them at most, however many come", async () => {
  const server = createServer((_request, response) => response.end("ok")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let drawn = 0;
  let isOver = false;
  const pages = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!isOver) {
        await drawingTurn();
        draw(5);
        drawn += 1;
      }
    }),
  );
  await drawingTurn();
  const before = drawn;
  const waits = await Promise.all(
    Array.from({ length: 8 }, async () => {
      await request(origin).get("/").expect(200);
      return drawn - before;
    }),
  );
  isOver = true;
  await pages;
  server.close();
  expect(Math.max(...waits)).toBeLessThanOrEqual(2);
});
