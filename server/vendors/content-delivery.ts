import { fetchInTime } from "#server/fetch-in-time.ts";
import { prepareContent, type ContentParts } from "./prepare-content.ts";

/** A managed item, its linked items inlined and its pictures resolved to addresses. */
export interface ContentItem {
  _meta: { name?: string; schema: string; deliveryId?: string; deliveryKey?: string };
  [field: string]: unknown;
}

/** The delivery service could not answer and no earlier copy is at hand. */
export class ContentUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super("The content service did not answer.", options);
    this.name = "ContentUnavailable";
  }
}

/** The calls of the delivery service that the shop makes; each rejects when the service does not answer well. */
export interface ContentDelivery {
  /** The item of that key or id in that language, or null when there is none. */
  item(by: "key" | "id", name: string, locale: string): Promise<ContentItem | null>;
  /** Some items of a schema, and where the next ones begin. */
  page(
    schema: string,
    locale: string,
    cursor: string | undefined,
  ): Promise<{ items: ContentItem[]; next: string | undefined }>;
}

/** The most items one answer of a filter holds. */
const FILTER_SIZE = 12;
const MAX_ANSWER_CHARACTERS = 2_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True for a delivered item. */
export const isContentItem = (value: unknown): value is ContentItem =>
  isRecord(value) && isRecord(value._meta) && typeof value._meta.schema === "string";

/** Content delivery (Amplience Content Delivery v2) at an address that may be known later than the adapter is made. */
export const createContentDelivery = (
  parts: ContentParts,
  baseUrl: () => string | Promise<string>,
): ContentDelivery => {
  const { timeoutMs } = parts.content;
  const prepared = (item: ContentItem) => prepareContent(item, parts) as ContentItem;

  const read = async (response: Response): Promise<unknown> => {
    const text = await response.text();
    if (!response.ok || text.length > MAX_ANSWER_CHARACTERS) throw new Error(`status ${response.status}`);
    return JSON.parse(text);
  };

  return {
    async item(by, name, locale) {
      const path = name.split("/").map(encodeURIComponent).join("/");
      const query = new URLSearchParams({ depth: "all", format: "inlined", locale: `${locale},en-US,*` });
      const response = await fetchInTime(
        `${await baseUrl()}/${by}/${path}?${query.toString()}`,
        {
          redirect: "error",
          headers: { accept: "application/json" },
        },
        timeoutMs,
      );
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      const { content } = (await read(response)) as { content?: unknown };
      if (!isContentItem(content)) throw new Error("not a content item");
      return prepared(content);
    },
    async page(schema, locale, cursor) {
      const response = await fetchInTime(
        `${await baseUrl()}/filter`,
        {
          method: "POST",
          redirect: "error",
          headers: { accept: "application/json", "content-type": "application/json" },
          body: JSON.stringify({
            filterBy: [{ path: "/_meta/schema", value: schema }],
            page: { size: FILTER_SIZE, ...(cursor !== undefined && { cursor }) },
            parameters: { depth: "all", format: "inlined", locale: `${locale},en-US,*` },
          }),
        },
        timeoutMs,
      );
      const { responses, page } = (await read(response)) as {
        responses: { content?: unknown }[];
        page?: { nextCursor?: string };
      };
      const items = responses.map(({ content }) => content).filter(isContentItem);
      return { items: items.map(prepared), next: page?.nextCursor };
    },
  };
};
