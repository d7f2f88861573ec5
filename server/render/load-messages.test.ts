import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createMessageLoader } from "./load-messages.ts";

let folder: string;
let now = 0;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "messages-"));
  mkdirSync(path.join(folder, "messages"));
  jest.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const write = (words: string, day: number) => {
  const file = path.join(folder, "messages/fr-CA.json");
  writeFileSync(file, JSON.stringify({ "bag.title": words }));
  utimesSync(file, day, day);
};

test("the texts of a locale are read again a second after its file has changed, not with every page", async () => {
  const load = createMessageLoader(folder);
  write("Votre sac", 1);
  const first = await load("fr-CA");
  expect(first).toEqual({ messages: { "bag.title": "Votre sac" }, url: "/static/messages/fr-CA.json" });
  write("Votre panier", 2);
  now += 999;
  expect(await load("fr-CA")).toBe(first);
  now += 2;
  expect((await load("fr-CA"))?.messages).toEqual({ "bag.title": "Votre panier" });
});

test("a locale without a file is looked for once in a second, and found when its file comes", async () => {
  const load = createMessageLoader(folder);
  expect(await load("fr-CA")).toBeUndefined();
  write("Votre sac", 1);
  now += 500;
  expect(await load("fr-CA")).toBeUndefined();
  now += 501;
  expect((await load("fr-CA"))?.messages).toEqual({ "bag.title": "Votre sac" });
});
