import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { picturesFolder } from "#worlds/wickett-plum/files.ts";
import { photographOf, photographs } from "./photographs.ts";
import type { Picture } from "./picture.ts";
import { pictures } from "./pictures.ts";
import { recipes } from "./recipes-for-tests.ts";

const finished = Object.entries<Picture>(photographs);
const namesOf = (name: string) => name.replace(/-detail-photo$/, "");

test("every recipe has a name of its own, words for those who do not see it, and a seed", () => {
  const names = recipes.map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
  const faulty = recipes.filter(({ id, alt, kind, seed }) => !/^[a-z0-9-]+$/.test(id) || !alt || !kind || !(seed >= 0));
  expect(faulty).toEqual([]);
});

test("a recipe with a ground of its own is named as a studio shot, and no other", () => {
  const wrong = recipes.filter(({ id, shot }) => (shot?.cutout === false) !== id.endsWith("-photo"));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("every photograph has a recipe", () => {
  const known = new Set(recipes.map(({ id }) => id));
  expect(finished.filter(([name]) => !known.has(namesOf(name)))).toEqual([]);
});

test("a photograph shows in the place of the picture it was taken for, its words too", () => {
  const wrong = Object.entries(photographOf).filter(
    ([earlier, name]) => pictures[earlier as keyof typeof pictures] !== photographs[name],
  );
  expect(wrong).toEqual([]);
});

test("cut-outs have a clear ground, studio shots have none; neither is wider than 1600 pixels", async () => {
  const faulty = await Promise.all(
    finished.map(async ([name, { file }]) => {
      const { width, hasAlpha } = await sharp(path.join(picturesFolder, file)).metadata();
      return width > 1600 || hasAlpha === name.endsWith("-photo") ? [name] : [];
    }),
  );
  expect(faulty.flat()).toEqual([]);
});

test("the masters stay below 45 MB", () => {
  const bytes = readdirSync(picturesFolder).reduce(
    (sum, file) => sum + statSync(path.join(picturesFolder, file)).size,
    0,
  );
  expect(bytes).toBeLessThan(45_000_000);
});
