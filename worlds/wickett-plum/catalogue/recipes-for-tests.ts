import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the tests want to know of a photograph's recipe. */
export interface Recipe {
  id: string;
  alt: string;
  kind: string;
  seed: number;
  shot?: { cutout?: boolean };
}

const FOLDER = path.join("studio", "recipes");

/** The recipes of all photographs, finished or not. */
export const recipes: readonly Recipe[] = readdirSync(FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as Recipe[],
);
