import sharp from "sharp";
import { createQueue } from "./work-queue.ts";

/** What a picture that a stranger sent may be. */
export interface PictureBounds {
  /** Its longer side has at least so many pixels. */
  leastSide: number;
  /** Neither side has more. */
  mostSide: number;
  /** The whole of it has no more. */
  mostPixels: number;
  /** The longer side of what is kept of it. */
  keptSide: number;
  /** The longer side of the pixels that are handed out. */
  readSide: number;
}

/** Why a picture is not taken: no PNG or JPEG, too small or too large, or one that cannot be read to its end. */
export type PictureProblem = "kind" | "dimensions" | "unreadable";

/** Pixels of a picture, row by row: red, green, blue and opacity. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A picture as it is kept: made anew from its pixels, with nothing of the file that came. */
export interface SentPicture {
  width: number;
  height: number;
  png: Buffer;
  pixels: Pixels;
}

/** How files of each kind begin; whatever else a file is called or said to be counts for nothing. */
const beginnings: readonly Buffer[] = [Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from("ffd8ff", "hex")];

/** Formats by the library's own names. */
const formats: readonly string[] = ["png", "jpeg"];

/** The longest that one picture is worked at. */
const SECONDS = 5;

/** How many are read at the same time, as each may fill some hundred megabytes. */
const inTurn = createQueue(2);

/** What the head of a file says; nothing of it is unpacked yet. */
const headOf = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);

/**
 * Reads a picture that a stranger sent: by what is in it, within bounds that are looked at before anything is unpacked,
 * and to its end. A file that lies about itself, is cut off or would unpack to more than it says is a problem.
 */
export const readSentPicture = (bytes: Buffer, bounds: PictureBounds): Promise<SentPicture | PictureProblem> =>
  inTurn(async () => {
    if (!beginnings.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning))) return "kind";
    const head = await headOf(bytes);
    if (!head) return "unreadable";
    if (!formats.includes(head.format)) return "kind";
    const longer = Math.max(head.width, head.height);
    if (longer < bounds.leastSide || longer > bounds.mostSide || head.width * head.height > bounds.mostPixels)
      return "dimensions";
    try {
      const { data: png, info } = await sharp(bytes, { limitInputPixels: bounds.mostPixels, failOn: "error" })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize(bounds.keptSide, bounds.keptSide, { fit: "inside", withoutEnlargement: true })
        .png({ compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true });
      const read = await sharp(png)
        .resize(bounds.readSide, bounds.readSide, { fit: "inside", withoutEnlargement: true })
        .toColourspace("srgb")
        .ensureAlpha()
        .raw({ depth: "uchar" })
        .toBuffer({ resolveWithObject: true });
      const pixels = { data: new Uint8Array(read.data), width: read.info.width, height: read.info.height };
      return { width: info.width, height: info.height, png, pixels };
    } catch {
      return "unreadable";
    }
  });

/** Opacity below which nothing is seen. */
const SEEN = 16;

/** The part of a picture in which something is seen; the whole of it where nothing is. */
const seenPart = (opacity: Uint8Array, { width, height }: Pick<Pixels, "width" | "height">) => {
  let [left, top, right, bottom] = [width, height, -1, -1];
  opacity.forEach((value, at) => {
    if (value < SEEN) return;
    const [column, row] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  });
  return right < 0
    ? { left: 0, top: 0, width, height }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
};

/** A picture in black of which only the opacity is known, pixel by pixel; without what is empty around it. */
export const opacityPicture = async (opacity: Uint8Array, size: Pick<Pixels, "width" | "height">): Promise<Buffer> => {
  const data = new Uint8Array(opacity.length * 4);
  opacity.forEach((value, at) => {
    data[at * 4 + 3] = value;
  });
  return sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } })
    .extract(seenPart(opacity, size))
    .png({ compressionLevel: 9 })
    .toBuffer();
};
