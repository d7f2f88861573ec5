import path from "node:path";
import { Router, type Request, type Response } from "express";
import { Fault } from "#sandbox/fault.ts";
import { faultOf, problemOf, unexpectedFault } from "#sandbox/http/problem.ts";
import { IMAGE_BASE, MASTERS_FOLDER } from "./image-address.ts";
import { answeredFormat, readImageRequest } from "./image-request.ts";
import { createImageService, type ImageService } from "./image-service.ts";

const YEAR_SECONDS = 31_536_000;
const MINUTE_SECONDS = 60;
const ADDRESS = new RegExp(`^${IMAGE_BASE}/dw([0-9a-f]{8})/images/([^/]+)$`);

const answer = async (images: ImageService, request: Request, response: Response): Promise<void> => {
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Fault(405, "method-not-allowed", "Pictures can be read only.", { allowed: ["GET", "HEAD"] });
  const url = new URL(request.originalUrl.replace(/^\/+/, "/"), "http://sandbox");
  const [, hash, file] = ADDRESS.exec(url.pathname) ?? [];
  if (!file) throw new Fault(404, "image-not-found", "There is no picture at this address.");
  const asked = readImageRequest(decodeURIComponent(file), url.searchParams);
  const image = await images.scaled(asked, answeredFormat(asked, request.headers.accept));
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

/**
 * The dynamic image service at the platform's path, for pages of any origin. An address whose hash is that of the picture
 * may be kept for ever. Errors are problem documents; `onError` hears of those nobody foresaw.
 */
export const createImageRouter = (
  onError: (error: unknown) => void,
  images: ImageService = createImageService(
    path.join(process.cwd(), MASTERS_FOLDER),
    path.join(process.cwd(), ".sandbox", "image-cache"),
  ),
): Router => {
  const router = Router();
  router.use("/dw/image", (request, response) => {
    response.setHeader("cross-origin-resource-policy", "cross-origin");
    response.setHeader("x-content-type-options", "nosniff");
    answer(images, request, response).catch((error: unknown) => {
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
