import { statSync } from "node:fs";
import path from "node:path";

/** What a page costs a browser that has nothing yet, before anybody touches it. Files in KiB, as Brotli. */
export interface PageCost {
  /** The document itself, its style sheets with it. */
  documentKiB: number;
  scripts: number;
  scriptsKiB: number;
  /** Style sheets that the browser has to wait for. */
  styleSheets: number;
  /** Pictures that are asked for with the document. */
  pictures: number;
  /** Everything that the document has a browser ask for at once, itself and the fonts of its styles among it. */
  requests: number;
}

const addressesIn = (html: string, tag: RegExp): string[] => [...html.matchAll(tag)].map(([, address = ""]) => address);

/** What a tag has a browser ask for: one address, or one of several; a picture and its preload name the same. */
const wantedBy = (tag: string): string =>
  / (?:image)?srcset="([^"]+)"/i.exec(tag)?.[1] ?? / (?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? tag;

/** Addresses that a browser asks for as soon as it has read the document. */
const askedFor = (html: string): Set<string> => {
  const links = [...html.matchAll(/<link rel="(?:stylesheet|preload|icon|manifest)"[^>]*>/g)].map(([link]) => link);
  const images = [...html.matchAll(/(?:<source [^>]*>)?<img [^>]*>/g)].map(([image]) => image);
  return new Set([
    ...links.filter((link) => !link.endsWith(" disabled>")).map(wantedBy),
    ...images.filter((image) => !/loading="lazy"/.test(image)).map(wantedBy),
    ...addressesIn(html, /<script async[^>]* src="([^"]+)"/g),
    ...addressesIn(html, /url\(["']?(\/[^"')]+)/g),
  ]);
};

const kib = (bytes: number) => bytes / 1024;

/** Reads a page as a browser's parser does. */
export const pageCost = async (address: string): Promise<PageCost> => {
  const answer = await fetch(address, { headers: { "accept-encoding": "br" } });
  const html = await answer.text();
  const scripts = addressesIn(html, /<script async[^>]* src="\/static\/([^"]+)"/g);
  const packed = scripts.map((file) => statSync(path.join("build/out/static", `${file}.br`)).size);
  return {
    documentKiB: kib(Number(answer.headers.get("content-length"))),
    scripts: scripts.length,
    scriptsKiB: kib(packed.reduce((sum, size) => sum + size, 0)),
    styleSheets: addressesIn(html, /<link rel="stylesheet" href="([^"]+)">/g).length,
    pictures: addressesIn(html, /<link rel="preload"[^>]* as="image"([^>]*)>/g).length,
    requests: 1 + askedFor(html).size,
  };
};
