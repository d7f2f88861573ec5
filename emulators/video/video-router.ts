import { existsSync } from "node:fs";
import { join } from "node:path";
import { Router } from "express";
import sharp from "sharp";
import type { VendorData } from "../vendor-data.ts";
import { VendorError } from "../vendor-error.ts";

/** The size of a still picture as the service cuts it. */
const POSTER = { width: 480, height: 360 };

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const playerPage = (title: string, poster: string, plays: boolean): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
body { margin: 0; background: #2A0A22 center/cover no-repeat url("${poster}"); color: #fff; font: 600 1rem/1.4 sans-serif; }
p { position: absolute; inset: auto 0 0; margin: 0; padding: 14px 20px; background: #2A0A22; }
</style>
</head>
<body>
<main><h1 style="position:absolute;clip-path:inset(50%)">${escaped(title)}</h1><p>${plays ? "Now playing" : "Ready to play"}: ${escaped(title)}</p></main>
</body>
</html>
`;

/**
 * Films (YouTube, by its public addresses): a page for a frame below `/embed/<id>` and a still picture at
 * `/vi/<id>/hqdefault.jpg`. The emulator's player shows the still and says what plays.
 */
export const videoRouter = ({ films, media }: VendorData): Router => {
  const router = Router();

  router.get("/embed/:id", ({ params: { id }, query }, response) => {
    const film = films.find((each) => each.id === id);
    if (!film) throw new VendorError(404, { message: "There is no such film." });
    response
      .set("content-security-policy", "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'")
      .type("html")
      .send(playerPage(film.title, `/vi/${id}/hqdefault.jpg`, query.autoplay === "1"));
  });

  router.get("/vi/:id/hqdefault.jpg", async ({ params: { id } }, response) => {
    const film = films.find((each) => each.id === id);
    const poster = film && media.files[film.poster];
    const path = poster && join(media.folder, poster.file);
    if (!path || !existsSync(path)) throw new VendorError(404, { message: "There is no such film." });
    const bytes = await sharp(path)
      .resize({ ...POSTER, fit: "cover" })
      .flatten({ background: "#F6EBE2" })
      .jpeg({ quality: 80 })
      .toBuffer();
    response.set("cache-control", "public, max-age=86400").type("image/jpeg").send(bytes);
  });

  return router;
};
