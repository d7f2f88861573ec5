import path from "node:path";
import sharp from "sharp";
import { picturesFolder } from "#worlds/wickett-plum/files.ts";
import { catalogue } from "./catalogue.ts";
import { pictures } from "./pictures.ts";
import { picturesShown } from "./pictures-shown.ts";

/** The share of a cut-out's width or height, whichever is more, that is not clear. */
const filled = async (file: string): Promise<number> => {
  const { data, info } = await sharp(path.join(picturesFolder, file))
    .ensureAlpha()
    .extractChannel("alpha")
    .threshold(40)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const columns: number[] = [];
  const rows: number[] = [];
  for (let at = data.indexOf(255); at !== -1; at = data.indexOf(255, at + 1)) {
    columns[at % width] = 1;
    rows[Math.floor(at / width)] = 1;
  }
  const span = (marks: number[]) => marks.length - marks.findIndex(Boolean);
  return Math.max(span(columns) / width, span(rows) / height);
};

test("a sweet fills close to four fifths of its window, or more", async () => {
  const firsts = catalogue.files
    .flatMap(({ products }) => products)
    .flatMap((product) => picturesShown(product)[0] ?? [])
    .map((name) => pictures[name].file)
    .filter((file) => file.endsWith(".webp") && !file.endsWith("-photo.webp"));
  const files = [...new Set(firsts)];
  expect(files.length).toBeGreaterThan(60);
  const shares = await Promise.all(files.map(async (file) => [file, Math.round((await filled(file)) * 100)] as const));
  expect(shares.filter(([, share]) => share < 78)).toEqual([]);
}, 60_000);
