import { fetchInTime } from "#server/fetch-in-time.ts";
import { chooseVariation } from "#app/domain/content/choose-variation.ts";
import { partsOf, textsOf } from "#app/domain/content/content-fields.ts";
import { isAllowedHost, type PreviewView } from "#server/preview/preview-view.ts";
import { ContentUnavailable, createContentDelivery, isContentItem, type ContentItem } from "./content-delivery.ts";
import type { Content } from "./content.ts";
import { prepareContent, type ContentParts } from "./prepare-content.ts";

/** Managed content as an editor looks at it: never kept, drafts among it. */
export interface PreviewedContent extends Content {
  /** The item of that id, or null when there is none. @throws ContentUnavailable when the service does not answer */
  byId(id: string, locale: string): Promise<ContentItem | null>;
  /** An item that an editor is still working on, ready for pages; null for what is none. */
  prepare(item: unknown): ContentItem | null;
}

/** Drafts by the virtual staging service. */
export interface ContentPreview {
  at(view: PreviewView): PreviewedContent;
  /** False where the staging service says that there is no such snapshot. */
  hasSnapshot(view: PreviewView): Promise<boolean>;
}

const VARIATIONS = "content-variations";
const MAX_ITEMS = 1000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Variations as the shoppers of a group see them: what they would choose becomes the default and nothing is left to
 * choose.
 */
const forGroup = (value: unknown, group: string): unknown => {
  if (Array.isArray(value)) return value.map((entry) => forGroup(entry, group));
  if (!isRecord(value)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, forGroup(inner, group)]));
  if (!isContentItem(fields) || fields._meta.schema.split("/").at(-1) !== VARIATIONS) return fields;
  const variations = partsOf(fields, "variations").map((each) => ({
    customerGroups: textsOf(each, "customerGroups"),
    rank: Number(each.rank) || 0,
    contentItems: each.contentItems,
  }));
  const chosen = chooseVariation(variations, [], group);
  return { ...fields, variations: [], ...(chosen && { defaultContent: chosen.contentItems }) };
};

const isLoopback = (host: string) => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:|\/|$)/.test(host);

/**
 * The host that the staging service derives must be one that drafts may come from; on this machine it may add a path.
 */
const isDerived = (host: string, allowed: readonly string[]): boolean =>
  isAllowedHost(host, allowed) ||
  (isLoopback(host) && allowed.some((each) => host.startsWith(`${each}/`)) && isAllowedHost(host, [host]));

/**
 * Preview by virtual staging: a host answers like the delivery service, for a moment or a snapshot another one is asked
 * for.
 */
export const createContentPreview = (parts: ContentParts): ContentPreview => {
  const { preview, timeoutMs } = parts.content;

  const askForHost = ({ host, timestamp, snapshotId }: PreviewView): Promise<Response> => {
    const query = new URLSearchParams({
      ...(snapshotId !== undefined && { snapshotId }),
      ...(timestamp !== undefined && { timestamp: String(timestamp) }),
    });
    return fetchInTime(
      `${preview.stagingServiceUrl}/${encodeURIComponent(host)}?${query.toString()}`,
      {
        redirect: "error",
      },
      timeoutMs,
    );
  };

  const hostAt = async (view: PreviewView): Promise<string> => {
    if (view.timestamp === undefined && view.snapshotId === undefined) return view.host;
    const response = await askForHost(view);
    const derived = (await response.text()).trim();
    if (!response.ok) throw new Error(`status ${response.status}`);
    if (!isDerived(derived, preview.allowedHosts)) throw new Error("The staging service named a foreign host.");
    return derived;
  };

  return {
    hasSnapshot: async (view) => {
      if (view.snapshotId === undefined) return true;
      const response = await askForHost(view).catch(() => null);
      await response?.body?.cancel();
      return response?.status !== 404;
    },
    at: (view) => {
      let base: Promise<string> | undefined;
      const delivery = createContentDelivery(parts, () => {
        base ??= hostAt(view).then((host) => `${isLoopback(host) ? "http" : "https"}://${host}/content`);
        return base;
      });
      const seen = <T>(value: T): T =>
        view.customerGroup === undefined ? value : (forGroup(value, view.customerGroup) as T);
      const orProblem = async <T>(answer: Promise<T>): Promise<T> => {
        try {
          return seen(await answer);
        } catch (cause) {
          throw new ContentUnavailable({ cause });
        }
      };
      return {
        byKey: (key, locale) => orProblem(delivery.item("key", key, locale)),
        byId: (id, locale) => orProblem(delivery.item("id", id, locale)),
        bySchema: async (schema, locale) => {
          const found: ContentItem[] = [];
          let cursor: string | undefined;
          do {
            const page = await orProblem(delivery.page(schema, locale, cursor));
            found.push(...page.items);
            cursor = page.next;
          } while (cursor !== undefined && found.length < MAX_ITEMS);
          return found;
        },
        prepare: (item) => (isContentItem(item) ? seen(prepareContent(item, parts) as ContentItem) : null),
      };
    },
  };
};
