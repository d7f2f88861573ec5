import type { ContentConfig, GalleryConfig, VideoConfig } from "#config/config.ts";
import { readHtml } from "./html-tree.ts";

/** What content is prepared with. */
export interface ContentParts {
  content: ContentConfig;
  video: VideoConfig;
  gallery: GalleryConfig;
}

type Members = Record<string, unknown>;

const isRecord = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isImage = (value: unknown): value is { name: string; endpoint: string } =>
  isRecord(value) &&
  isRecord(value._meta) &&
  String(value._meta.schema).endsWith("#/definitions/image-link") &&
  typeof value.name === "string" &&
  typeof value.endpoint === "string";

const isOfKind = (value: Members, kind: string): boolean =>
  isRecord(value._meta) && String(value._meta.schema).split("/").at(-1) === kind;

/** Ids of the video service; others never become an address. */
const videoId = /^[\w-]{11}$/;

/** Members that only the server may fill in. */
const own = new Set(["film", "gallery", "nodes"]);

/** The addresses that an item's own names stand for, and its markup as a tree of allowed elements. */
const additions = (value: Members, { content, video, gallery }: ContentParts): Members => {
  const id = value.videoId ?? value.recipeVideoId;
  return {
    ...(typeof id === "string" &&
      videoId.test(id) && {
        film: {
          embedUrl: `${video.embedBaseUrl}/${id}`,
          posterUrl: `${video.posterBaseUrl}/${id}/hqdefault.jpg`,
        },
      }),
    ...(isOfKind(value, "social-feed") && gallery.enabled && { gallery: { scriptUrl: gallery.scriptUrl } }),
    ...(isOfKind(value, "custom-html") &&
      typeof value.html === "string" && { nodes: readHtml(value.html, [content.mediaOrigin]) }),
  };
};

/**
 * Makes delivered content ready for pages, at any depth: `{ image: <image link>, … }` becomes `{ url, … }` on the
 * configured media origin, ids of films get their addresses, the social gallery its script, and markup becomes a tree.
 */
export const prepareContent = (value: unknown, parts: ContentParts): unknown => {
  if (Array.isArray(value)) return value.map((entry) => prepareContent(entry, parts));
  if (!isRecord(value)) return value;
  const { image, ...others } = value;
  const fields = isImage(image)
    ? {
        url: `${parts.content.mediaOrigin}/i/${encodeURIComponent(image.endpoint)}/${encodeURIComponent(image.name)}`,
        ...others,
      }
    : value;
  const isMarkup = isOfKind(value, "custom-html");
  return {
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !own.has(name) && !(isMarkup && name === "html"))
        .map(([name, field]) => [name, prepareContent(field, parts)]),
    ),
    ...additions(value, parts),
  };
};
