import { LOGO_MAX_BYTES, pictureProblemOf } from "#app/domain/logo-sleeve/logo-file.ts";
import { refuse } from "#server/problem.ts";
import { SiteFile, type SiteOperation } from "./site-operation.ts";

/** Ids as the backend draws them. */
const ID = /^[\w-]{32}$/;

/** What an id names never changes. */
const KEPT_SECONDS = 86_400;

const notFound = () => refuse(404, "not-found", "Not Found", "There is no such logo.");

/**
 * `POST sleeve-logos {content}`: takes a logo in base64 and answers `{ logoId, width, height }`. Its kind is told by
 * its first bytes here; the backend reads it to its end and makes it anew.
 */
const send: SiteOperation = {
  method: "POST",
  path: "sleeve-logos",
  limit: { name: "logo" },
  sameOrigin: true,
  takesFile: true,
  handle: (context, { body }) => {
    const { content } = (body ?? {}) as { content?: unknown };
    if (typeof content !== "string" || pictureProblemOf(content) !== null)
      throw refuse(
        400,
        "invalid-logo",
        "Bad Request",
        `'content' must be a PNG or JPEG file of at most ${LOGO_MAX_BYTES / 1024 / 1024} MB, in base64.`,
      );
    return context.custom({ api: "sleeve-logos", path: "logos", method: "POST", body: { content } });
  },
};

/** `GET sleeve-logos/:id`: how a logo is printed, as the opacity of a PNG, for whoever has its id. */
const show: SiteOperation = {
  method: "GET",
  path: "sleeve-logos/:id",
  handle: async (context, { params }) => {
    const { id = "" } = params;
    if (!ID.test(id)) throw notFound();
    const { content } = (await context.custom({ api: "sleeve-logos", path: `logos/${id}` })) as { content?: unknown };
    if (typeof content !== "string" || pictureProblemOf(content) !== null) throw notFound();
    return new SiteFile("image/png", Buffer.from(content, "base64"), KEPT_SECONDS);
  },
};

/** Logos on sleeves, over the merchant's own endpoints (docs/decisions/0107). */
export const sleeveLogoOperations: SiteOperation[] = [send, show];
