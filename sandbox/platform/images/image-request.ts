import { Fault } from "#sandbox/core/fault.ts";

/** Formats the service can deliver, by the ending of the address. */
const formats = { avif: "avif", webp: "webp", jpg: "jpeg", jpeg: "jpeg", png: "png" } as const;
export type ImageFormat = (typeof formats)[keyof typeof formats];

/** Endings a source may have. */
const sourceEndings = ["webp", "png", "jpg", "jpeg", "svg"];

/** Which source to read. */
export interface SourceName {
  /** File name without its ending. */
  name: string;
  /** Endings of the source, to be tried in this order. */
  endings: string[];
}

/** A picture asked for: which one, and how it shall look. */
export interface ImageRequest extends SourceName {
  /** What the address asks for; a JPEG or PNG may be answered in a better format. */
  format: ImageFormat;
  isNegotiable: boolean;
  width: number | null;
  height: number | null;
  mode: "fit" | "cut";
  crop: { left: number; top: number; width: number; height: number } | null;
  quality: number;
  /** `#rrggbb`, behind transparent pictures. */
  background: string | null;
  /** A picture of the same folder that is laid over the resized one, in its own size. */
  overlay: (SourceName & { left: number; top: number }) | null;
  keepMetadata: boolean;
}

const bad = (parameterName: string, why: string) =>
  new Fault(400, "bad-request", `Image parameter '${parameterName}' ${why}.`, { parameterName });

const wholeNumber = (query: URLSearchParams, name: string, least: number, most: number): number | null => {
  const text = query.get(name);
  if (text === null) return null;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most)) throw bad(name, `must be a whole number from ${least} to ${most}`);
  return value;
};

const oneOf = <Word extends string>(query: URLSearchParams, name: string, words: readonly Word[]): Word | null => {
  const text = query.get(name);
  if (text === null) return null;
  const word = words.find((each) => each === text);
  if (!word) throw bad(name, `must be one of ${words.join(", ")}`);
  return word;
};

const cropOf = (query: URLSearchParams): ImageRequest["crop"] => {
  const left = wholeNumber(query, "cx", 0, 10000);
  const top = wholeNumber(query, "cy", 0, 10000);
  const width = wholeNumber(query, "cw", 1, 10000);
  const height = wholeNumber(query, "ch", 1, 10000);
  if (left === null && top === null && width === null && height === null) return null;
  if (left === null || top === null || width === null || height === null)
    throw bad("cx", "needs cy, cw and ch beside it");
  return { left, top, width, height };
};

const parameters = ["sw", "sh", "sm", "cx", "cy", "cw", "ch", "q", "sfrm", "bgcolor", "strip", "ox", "oy", "oimg"];
/** What parameters were called in older addresses; both names mean the same. */
const olderNames = new Map([
  ["imageX", "ox"],
  ["imageY", "oy"],
  ["imageURI", "oimg"],
]);
const FILE = /^([A-Za-z0-9][A-Za-z0-9_-]{0,99})\.([A-Za-z]{3,4})$/;

/** Archives name pictures more freely than the shop does its own. */
export const IMPORTED_FILE = /^([A-Za-z0-9][A-Za-z0-9._ -]{0,199})\.([A-Za-z]{3,4})$/;

const overlayOf = (query: URLSearchParams, names: RegExp): ImageRequest["overlay"] => {
  const left = wholeNumber(query, "ox", 0, 3000);
  const top = wholeNumber(query, "oy", 0, 3000);
  const file = query.get("oimg");
  if (left === null && top === null && file === null) return null;
  if (left === null || top === null || file === null) throw bad("oimg", "needs ox and oy beside it, and they need it");
  const [, name, ending = ""] = names.exec(file) ?? [];
  if (!name || !sourceEndings.includes(ending.toLowerCase())) throw bad("oimg", "must be the file name of a picture");
  return { name, endings: [...new Set([ending.toLowerCase(), ...sourceEndings])], left, top };
};

/**
 * Reads the address of a picture. Parameters it does not know are left alone, as the platform does. @param names what
 * pictures may be called. @throws Fault 404 `image-not-found` for a name that can be no picture, 400 `bad-request` for
 * bad parameters.
 */
export const readImageRequest = (file: string, given: URLSearchParams, names: RegExp = FILE): ImageRequest => {
  const query = new URLSearchParams(
    [...given].map(([key, value]): [string, string] => [olderNames.get(key) ?? key, value]),
  );
  const [, name, ending = ""] = names.exec(file) ?? [];
  const format = formats[ending.toLowerCase() as keyof typeof formats] as ImageFormat | undefined;
  if (!name || !format) throw new Fault(404, "image-not-found", "There is no such picture.");
  const doubled = parameters.find((parameter) => query.getAll(parameter).length > 1);
  if (doubled) throw bad(doubled, "is given more than once");

  const width = wholeNumber(query, "sw", 10, 3000);
  const height = wholeNumber(query, "sh", 10, 3000);
  const mode = oneOf(query, "sm", ["fit", "cut"]) ?? "fit";
  if (mode === "cut" && (width === null || height === null)) throw bad("sm", "needs sw and sh to cut");
  const background = query.get("bgcolor");
  if (background !== null && !/^[0-9a-fA-F]{6}$/.test(background))
    throw bad("bgcolor", "must be six hexadecimal digits");
  const source = oneOf(query, "sfrm", [...sourceEndings, "gif", "tif", "tiff"]);
  return {
    name,
    endings: [...new Set([...(source ? [source] : []), ending.toLowerCase(), ...sourceEndings])],
    format,
    isNegotiable: format === "jpeg" || format === "png",
    width,
    height,
    mode,
    crop: cropOf(query),
    quality: wholeNumber(query, "q", 1, 100) ?? 80,
    background: background === null ? null : `#${background.toLowerCase()}`,
    overlay: overlayOf(query, names),
    keepMetadata: oneOf(query, "strip", ["true", "false"]) === "false",
  };
};

/** The format to answer in: WebP in place of JPEG and PNG where the browser says that it reads it. */
export const answeredFormat = ({ format, isNegotiable }: ImageRequest, accept: string | undefined): ImageFormat =>
  isNegotiable && accept !== undefined && /\bimage\/webp\b/.test(accept) ? "webp" : format;
