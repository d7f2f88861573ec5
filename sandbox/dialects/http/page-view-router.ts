import { Router } from "express";

/** Where storefronts of the platform tell that a page was seen (its active data). */
const ADDRESS = /^\/on\/demandware\.store\/Sites-([\w-]{1,32})-Site\/[A-Za-z_-]{2,11}\/__Analytics-Start$/;

/** A transparent picture of one pixel: what the tracker loads. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * Takes the page views of the platform's own tracker, by picture or by beacon, and keeps nothing of them.
 * @param sites the sites there are; another one's address is left to whoever comes next
 */
export const createPageViewRouter = (sites: readonly { id: string }[]): Router =>
  Router().use((request, response, next) => {
    const siteId = ADDRESS.exec(request.path)?.[1];
    if (
      siteId === undefined ||
      !sites.some(({ id }) => id === siteId) ||
      !["GET", "HEAD", "POST"].includes(request.method)
    ) {
      next();
      return;
    }
    response.set("cache-control", "no-store").type("image/gif").send(PIXEL);
  });
