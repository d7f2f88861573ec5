import path from "node:path";
import { Router, type Request, type Response } from "express";
import { Fault } from "#sandbox/core/fault.ts";
import { faultOf, problemOf, unexpectedFault } from "#sandbox/core/problem.ts";
import { LRUCache } from "lru-cache";
import { imageBase, type PictureNames } from "./image-address.ts";
import { answeredFormat, IMPORTED_FILE, readImageRequest } from "./image-request.ts";
import { fileOfImported, STATIC_FOLDER } from "./imported-picture.ts";
import { createImageService, type ImageService } from "./image-service.ts";

/** Where scaled pictures are kept. */
const CACHE_FOLDER = path.join(process.cwd(), ".sandbox", "image-cache");

const YEAR_SECONDS = 31_536_000;
const MINUTE_SECONDS = 60;

/** Where pictures are looked for. */
interface Places {
  /** An address of one of the world's own, and of one of an imported catalogue. */
  own: RegExp;
  imported: RegExp;
  images: ImageService;
  importedIn: (folder: string) => ImageService;
  staticFolder: string;
}

const patternsOf = (names: PictureNames) => ({
  own: new RegExp(`^${imageBase(names, names.pictureCatalog)}/dw([0-9a-f]{8})/images/([^/]+)$`),
  imported: new RegExp(`^${imageBase(names, "CATALOG").replace("CATALOG", "([^/]+)")}/dw([0-9a-f]{8})/(.+)$`),
});

/**
 * The picture an address names and the service that has it: the world's own, or that of a folder of an imported
 * catalogue.
 */
const pictureAt = (pathname: string, { own, imported, images, importedIn, staticFolder }: Places) => {
  const [, hash, file] = own.exec(pathname) ?? [];
  if (file) return { hash, file: decodeURIComponent(file), service: images, names: undefined };
  const [, catalogId = "", importedHash, address = ""] = imported.exec(pathname) ?? [];
  const picture = { catalogId: decodeURIComponent(catalogId), address: decodeURIComponent(address) };
  const place = fileOfImported(staticFolder, picture);
  if (!place) throw new Fault(404, "image-not-found", "There is no picture at this address.");
  return {
    hash: importedHash,
    file: path.basename(place),
    service: importedIn(path.dirname(place)),
    names: IMPORTED_FILE,
  };
};

const answer = async (places: Places, request: Request, response: Response): Promise<void> => {
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Fault(405, "method-not-allowed", "Pictures can be read only.", { allowed: ["GET", "HEAD"] });
  const url = new URL(request.originalUrl.replace(/^\/+/, "/"), "http://sandbox");
  const { hash, file, service, names } = pictureAt(url.pathname, places);
  const asked = readImageRequest(file, url.searchParams, names);
  const image = await service.scaled(asked, answeredFormat(asked, request.headers.accept));
  const seconds = hash === image.sourceHash ? YEAR_SECONDS : MINUTE_SECONDS;
  response.setHeader("cache-control", `public, max-age=${seconds}${seconds === YEAR_SECONDS ? ", immutable" : ""}`);
  response.setHeader("etag", image.etag);
  if (asked.isNegotiable) response.setHeader("vary", "Accept");
  if (request.headers["if-none-match"] === image.etag) {
    response.status(304).end();
    return;
  }
  response.setHeader("content-type", image.contentType);
  response.setHeader("content-length", image.bytes.length);
  response.end(request.method === "HEAD" ? undefined : image.bytes);
};

/** The pictures of a world; none where it has no folder. */
export const picturesIn = (folder = path.join(CACHE_FOLDER, "nothing")): ImageService =>
  createImageService(path.resolve(folder), CACHE_FOLDER);

/**
 * The dynamic image service at the platform's path, for pages of any origin. An address whose hash is that of the
 * picture may be kept for ever. Errors are problem documents; `onError` hears of those nobody foresaw.
 */
export const createImageRouter = (
  onError: (error: unknown) => void,
  names: PictureNames,
  images: ImageService,
  staticFolder: string = path.join(process.cwd(), STATIC_FOLDER),
): Router => {
  const router = Router();
  const services = new LRUCache<string, ImageService>({ max: 100 });
  const importedIn = (folder: string): ImageService => {
    const service = services.get(folder) ?? createImageService(folder, CACHE_FOLDER);
    services.set(folder, service);
    return service;
  };
  const places = { ...patternsOf(names), images, importedIn, staticFolder };
  router.use("/dw/image", (request, response) => {
    response.setHeader("cross-origin-resource-policy", "cross-origin");
    response.setHeader("x-content-type-options", "nosniff");
    answer(places, request, response).catch((error: unknown) => {
      const fault = faultOf(error) ?? unexpectedFault();
      if (fault.status >= 500) onError(error);
      response.setHeader("cache-control", "no-store");
      response
        .status(fault.status)
        .type("application/problem+json")
        .send(JSON.stringify(problemOf(fault)));
    });
  });
  return router;
};
