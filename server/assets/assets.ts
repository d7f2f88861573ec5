import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import { acceptedEncoding } from "#server/middleware/accepted-encoding.ts";
import { hashed } from "./hashed-name.ts";
import type { SharedFiles } from "./shared-files.ts";

const FOR_EVER = "public, max-age=31536000, immutable";

const extensions = { br: ".br", gzip: ".gz", identity: "" } as const;

/** What the build has left for the server. */
export interface Assets {
  /** Folder behind `/static/`. */
  staticFolder: string;
  /** Folder of the source maps of those files; nobody is served them. */
  mapsFolder: string;
  /** The browser's worker for the time without a connection. */
  workerFile: string;
  /** Folder of files served at the root, such as `favicon.svg`. */
  rootFolder: string;
  /** Name of the build; another one where its files have other names. */
  buildId(): string;
  /** `@loadable/webpack-plugin` statistics; read again when the file has changed. */
  loadableStats(): Record<string, unknown>;
}

/** The build's output below a project folder. */
export const createAssets = (projectFolder: string): Assets => {
  const statsFile = path.join(projectFolder, "build/out/loadable-stats.json");
  const buildId = () =>
    existsSync(statsFile) ? createHash("sha256").update(readFileSync(statsFile)).digest("hex").slice(0, 12) : "none";
  let read: { changed: number; stats: Record<string, unknown> } | undefined;
  return {
    staticFolder: path.join(projectFolder, "build/out/static"),
    mapsFolder: path.join(projectFolder, "build/out/maps"),
    workerFile: path.join(projectFolder, "build/out/service-worker.js"),
    rootFolder: path.join(projectFolder, "app/static"),
    buildId,
    loadableStats: () => {
      const changed = statSync(statsFile).mtimeMs;
      if (read?.changed !== changed)
        read = { changed, stats: JSON.parse(readFileSync(statsFile, "utf8")) as Record<string, unknown> };
      return read.stats;
    },
  };
};

const listFiles = (folder: string): Set<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile())
          .map((file) => `/${path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, "/")}`)
      : [],
  );

/**
 * `/static/*`: files of the build, in the packing made at build time that the browser prefers. Hashed names are kept
 * for a year, others are asked for again each time. A hashed file of another build comes from what the processes share.
 * A missing file is a plain 404 that no cache keeps, and so is a source map.
 */
export const staticFiles = (folder: string, shared?: Pick<SharedFiles, "find"> | null): RequestHandler => {
  const files = listFiles(folder);
  return async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response
        .set({ allow: "GET, HEAD", "cache-control": "no-store" })
        .status(405)
        .type("text/plain")
        .send("Not possible here.\n");
      return;
    }
    const wanted = acceptedEncoding(request.get("accept-encoding"));
    const encoding = files.has(request.path + extensions[wanted]) ? wanted : "identity";
    const isHidden = /\.(br|gz|map)$/.test(request.path);
    const other = !isHidden && !files.has(request.path) ? await shared?.find(request.path, wanted === "br") : null;
    if (other) {
      response.set({ vary: "Accept-Encoding", "cache-control": FOR_EVER });
      if (other.isPacked) response.set("content-encoding", "br");
      response.type(path.extname(request.path)).end(request.method === "HEAD" ? undefined : other.body);
      return;
    }
    if (isHidden || !files.has(request.path)) {
      response.set("cache-control", "no-store").status(404).type("text/plain").send("There is no such file.\n");
      return;
    }
    response.set({
      vary: "Accept-Encoding",
      "cache-control": hashed.test(request.path) ? FOR_EVER : "public, no-cache",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    });
    response.type(path.extname(request.path));
    response.sendFile(
      request.path.slice(1) + extensions[encoding],
      { root: folder, cacheControl: false, acceptRanges: encoding === "identity" },
      (error) => error && next(error),
    );
  };
};

/** Small files at fixed addresses: `/favicon.ico`, `/favicon.svg` and the icons of an installed shop. */
export const rootFiles = (folder: string): RequestHandler => {
  const names = [
    "favicon.ico",
    "favicon.svg",
    "apple-touch-icon.png",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
  ];
  return (request, response, next) => {
    const name = request.path.slice(1);
    if (!names.includes(name)) return next();
    if (!existsSync(path.join(folder, name))) {
      response
        .set("cache-control", "public, max-age=3600")
        .status(404)
        .type("text/plain")
        .send("There is no such file.\n");
      return;
    }
    response.set("cache-control", "public, max-age=86400");
    response.sendFile(name, { root: folder, cacheControl: false }, (error) => error && next(error));
  };
};
