import { partOf, textOf, type Fields } from "./content-fields.ts";

/** A film of the video service, with the addresses that the server has worked out for its id. */
export interface Film {
  title: string | undefined;
  /** Page for a frame. */
  embedUrl: string;
  /** Still picture. */
  posterUrl: string;
}

/** The film of an item; undefined when it has none, or none that the video service could know. */
export const filmOf = (fields: Fields): Film | undefined => {
  const film = partOf(fields, "film") ?? {};
  const embedUrl = textOf(film, "embedUrl");
  const posterUrl = textOf(film, "posterUrl");
  return embedUrl && posterUrl ? { title: textOf(fields, "title"), embedUrl, posterUrl } : undefined;
};
