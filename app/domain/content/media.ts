/** A picture of managed content; `url` is its address without parameters. */
export interface ContentMedia {
  url: string;
  alt?: string;
  /** Main color of a studio shot, which holds its place until it has come. */
  tone?: string;
}

/** Whether a value is a picture of managed content. */
export const isMedia = (value: unknown): value is ContentMedia =>
  typeof value === "object" && value !== null && typeof (value as ContentMedia).url === "string";

/** Whether a picture is a studio shot with its own ground; all others are cut out and stand in a window. */
export const isStudioShot = ({ url }: ContentMedia): boolean => url.endsWith("-photo");

/** The color a picture's place has until it has come; anything but `#rrggbb` counts as left out. */
export const toneOf = ({ tone }: ContentMedia): string | undefined =>
  typeof tone === "string" && /^#[0-9a-f]{6}$/i.test(tone) ? tone : undefined;

/** The first picture within an item of managed content, at any depth; nothing where it has none. */
export const firstMedia = (value: unknown): ContentMedia | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  if (isMedia(value)) return value;
  for (const each of Object.values(value)) {
    const found = firstMedia(each);
    if (found) return found;
  }
  return undefined;
};

/** Quality of content pictures, 1 to 100 (content-7). */
const MEDIA_QUALITY = 80;

/** The address of a picture in a width, in pixels; it comes as AVIF or WebP to browsers that say they read them. */
export const mediaUrl = ({ url }: ContentMedia, width: number): string =>
  `${url}${url.includes("?") ? "&" : "?"}w=${width}&qlt=${MEDIA_QUALITY}&fmt=auto`;

/** A picture as an `img` asks for it: `width` pixels wide at most, half as wide where the screen needs no more. */
export const mediaWidths = (media: ContentMedia, width: number) => ({
  srcSet: `${mediaUrl(media, width / 2)} ${width / 2}w, ${mediaUrl(media, width)} ${width}w`,
  src: mediaUrl(media, width),
});
