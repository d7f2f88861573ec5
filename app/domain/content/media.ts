/** A picture of managed content; `url` is its address without parameters. */
export interface ContentMedia {
  url: string;
  alt?: string;
}

/** Whether a value is a picture of managed content. */
export const isMedia = (value: unknown): value is ContentMedia =>
  typeof value === "object" && value !== null && typeof (value as ContentMedia).url === "string";

/** Whether a picture is a studio shot with its own ground; all others are cut out and stand in a window. */
export const isStudioShot = ({ url }: ContentMedia): boolean => url.endsWith("-photo");

/** Quality of content pictures, 1 to 100 (specification, section 9). */
const MEDIA_QUALITY = 80;

/** The address of a picture in a width, in pixels. */
export const mediaUrl = ({ url }: ContentMedia, width: number): string =>
  `${url}${url.includes("?") ? "&" : "?"}w=${width}&qlt=${MEDIA_QUALITY}`;
