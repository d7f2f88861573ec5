import { createContentApi, type ContentApi, type ContentItem } from "./content.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** The parameters of an address that describe a preview, or the one that carries a signed link. */
export type PreviewQuery = Readonly<Record<string, string>>;

/** An installation of the shop. */
export type PreviewEnvironment = "development" | "staging" | "production";

/** Whether drafts are shown, and the origins of the shop's installations. */
export interface PreviewSession {
  isEditor: boolean;
  /** The installation that answers, where it knows its name. */
  environment?: PreviewEnvironment;
  environments: Partial<Record<PreviewEnvironment, string>>;
  /** True where the content hub has no snapshot of that id. */
  isSnapshotMissing?: boolean;
  /** What the signed link in the address shows, and until when (milliseconds since 1970). */
  link?: { view: PreviewQuery; until: number };
}

/** A link that shows one state of a page for a day, and when that day is over (milliseconds since 1970). */
export interface PreviewLink {
  address: string;
  until: number;
}

/** Drafts of managed content for editors. */
export interface ContentPreviewApi {
  session(): Promise<PreviewSession>;
  /** Asks for a pass for a signed-in customer; rejects with status 403 for whoever is no editor. */
  givePass(customerId: string): Promise<void>;
  endPass(): Promise<void>;
  /** Makes a link to a page in a view, for somebody without an account. */
  makeLink(path: string, view: PreviewQuery): Promise<PreviewLink>;
  /** Ids of all customer groups. */
  customerGroups(): Promise<string[]>;
  /** An item by its delivery id. */
  item(id: string): Promise<ContentItem>;
  /** What an editor is typing, ready for pages. */
  prepared(content: unknown): Promise<ContentItem>;
  /** Managed content as in a usual visit, with drafts. */
  content: ContentApi;
}

const names = ["previewTimestamp", "vseDomain", "snapshotId", "previewCustomerGroup"];

/** The preview that an address describes; null for a usual visit. */
export const previewQuery = (pathname: string, search: string): PreviewQuery | null => {
  const given = new URLSearchParams(search);
  const previewLink = given.get("previewLink");
  if (previewLink) return { previewLink };
  if (given.get("isPreviewMode") !== "true" && !pathname.startsWith("/admin/")) return null;
  const view = names.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { isPreviewMode: "true", ...Object.fromEntries(view) };
};

/** Calls that all say which preview they belong to. */
export const createContentPreviewApi = (transport: SiteTransport, view: PreviewQuery): ContentPreviewApi => {
  const site: SiteTransport = (request) => transport({ ...request, query: { ...request.query, ...view } });
  return {
    session: async () => (await site({ method: "GET", path: "content-preview/session" })) as PreviewSession,
    givePass: async (customerId) => {
      await site({ method: "POST", path: "content-preview/pass", body: { customerId } });
    },
    endPass: async () => {
      await site({ method: "DELETE", path: "content-preview/pass" });
    },
    makeLink: async (path, { previewTimestamp, snapshotId, previewCustomerGroup }) => {
      const body = { path, previewTimestamp, snapshotId, previewCustomerGroup };
      return (await site({ method: "POST", path: "content-preview/link", body })) as PreviewLink;
    },
    customerGroups: async () =>
      ((await site({ method: "GET", path: "all-customer-groups" })) as { groups: string[] }).groups,
    item: async (id) =>
      (await site({ method: "GET", path: `content-preview/item/${encodeURIComponent(id)}` })) as ContentItem,
    prepared: async (content) =>
      (await site({ method: "POST", path: "content-preview/prepared", body: { content } })) as ContentItem,
    content: createContentApi(site),
  };
};
