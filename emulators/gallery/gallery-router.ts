import { Router } from "express";
import type { VendorData } from "../vendor-data.ts";
import { VendorError } from "../vendor-error.ts";
import { readScript } from "../package-folder.ts";

const SCRIPT = "gallery/browser/site.js";
/** Holds every picture; a product page narrows it to its own by a filter. */
const PRODUCT_EXPERIENCE = "product";
const MAX_ITEMS = 50;

/**
 * The social gallery (Curalate, by its public script and data addresses): the script with `crl8`, and the pictures of
 * an experience. Pictures lie where those of managed content do.
 */
export const galleryRouter = ({ origin, data }: { origin: string; data: VendorData }): Router => {
  const { gallery, media } = data;
  const script = readScript(SCRIPT).replace('"@ORIGIN@"', () => JSON.stringify(origin));
  const router = Router();

  router.get("/sites/:site/site/latest/site.min.js", (_request, response) => {
    response.set("cache-control", "public, max-age=300").type("text/javascript").send(script);
  });

  router.get("/v1/media/:experience", ({ params, query }, response) => {
    response.set("access-control-allow-origin", "*");
    const { experience } = params;
    const all =
      experience === PRODUCT_EXPERIENCE
        ? Object.values(gallery).flat()
        : Object.hasOwn(gallery, experience)
          ? gallery[experience]
          : undefined;
    if (!all) throw new VendorError(404, { message: "There is no such experience." });
    const wanted = typeof query.filter === "string" ? /^productId:(.+)$/.exec(query.filter)?.[1] : undefined;
    const pictures = wanted === undefined ? all : all.filter(({ productId }) => productId === wanted);
    const limit = Math.min(MAX_ITEMS, Math.max(1, Number(query.limit) || MAX_ITEMS));
    const items = pictures.slice(0, limit).map(({ user, caption, picture, productId }, index) => {
      const link = `${origin}/i/${media.account}/${picture}`;
      return {
        id: `${experience}-${index + 1}`,
        source: { type: "instagram", user, caption, link: `https://www.instagram.com/${user}/` },
        media: {
          small: { link: `${link}?w=150`, width: 150, height: 150 },
          medium: { link: `${link}?w=400`, width: 400, height: 400 },
        },
        products: [{ id: productId }],
      };
    });
    response.json({ data: { items, resultsCount: pictures.length }, metadata: {}, paging: { cursors: {} } });
  });

  return router;
};
