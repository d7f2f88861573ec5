/** A picture of managed content: its address, or where the media service keeps it. */
export interface ContentMedia {
  /** A finished address, where there is one. */
  url?: string;
  /** The media service's own form; `defaultHost` is a host or an origin. */
  image?: { name: string; endpoint: string; defaultHost: string };
  alt?: string;
}

/** Whether a value is a picture of managed content. */
export const isMedia = (value: unknown): value is ContentMedia => {
  if (typeof value !== "object" || value === null) return false;
  const { url, image } = value as ContentMedia;
  return typeof url === "string" || typeof image?.name === "string";
};

/** Quality of content pictures, 1 to 100 (specification, section 9). */
const MEDIA_QUALITY = 80;

/** The address of a picture in a width, in pixels. */
export const mediaUrl = ({ url, image }: ContentMedia, width: number): string | undefined => {
  if (url) return url;
  if (!image) return undefined;
  const origin = image.defaultHost.includes("://") ? image.defaultHost : `https://${image.defaultHost}`;
  const path = [image.endpoint, image.name].map(encodeURIComponent).join("/");
  return `${origin}/i/${path}?w=${width}&qlt=${MEDIA_QUALITY}`;
};
