import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createJiti } from "jiti";
import sharp from "sharp";
import { projectFolder } from "./paths.mjs";

/**
 * `npm run icons`: draws the icons of home screens from one drawing, `app/static/favicon.svg`, on the ground that
 * `config/brand.ts` names. Run it after a change of either; with `--check` it only says whether the files are those.
 */
const folder = path.join(projectFolder, "app/static");

/**
 * The files: their side in pixels, and how much of it the drawing takes. A maskable icon may be cut to a circle of
 * four fifths (https://www.w3.org/TR/appmanifest/#icon-masks), so its drawing stays within.
 */
const iconFiles = [
  { name: "apple-touch-icon.png", side: 180, share: 0.75 },
  { name: "icon-192.png", side: 192, share: 0.84 },
  { name: "icon-512.png", side: 512, share: 0.84 },
  { name: "icon-maskable-512.png", side: 512, share: 0.58 },
];

/** One icon as a PNG. The drawing's own canvas is square; its density gives the pixels wanted. */
const drawIcon = async ({ side, share }, drawing, background) => {
  const inner = Math.round(side * share);
  const picture = await sharp(drawing, { density: 72 * Math.ceil(inner / 16) })
    .resize(inner, inner, { fit: "contain", background: "transparent" })
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input: picture, gravity: "center" }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
};

/** The drawing and the ground as they are now. */
const iconSources = async () => {
  const { brandIconBackground } = await createJiti(import.meta.url).import("../config/brand.ts");
  return { drawing: readFileSync(path.join(folder, "favicon.svg")), background: brandIconBackground };
};

/** How far two pictures are apart, as the mean of all values from 0 to 255; drawing differs a little by machine. */
const distanceOf = async (one, other) => {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (first.length !== second.length) return 255;
  return first.reduce((sum, value, index) => sum + Math.abs(value - second[index]), 0) / first.length;
};

const NEARLY = 1;

const { drawing, background } = await iconSources();
for (const icon of iconFiles) {
  const file = path.join(folder, icon.name);
  const drawn = await drawIcon(icon, drawing, background);
  if (!process.argv.includes("--check")) writeFileSync(file, drawn);
  else if ((await distanceOf(readFileSync(file), drawn)) > NEARLY) {
    console.error(`app/static/${icon.name} is stale: run npm run icons.`);
    process.exitCode = 1;
  }
}
