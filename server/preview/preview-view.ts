import type { ContentPreviewConfig } from "#config/content-preview.ts";
import { refuse } from "#server/problem.ts";

/** What an editor looks at: drafts of a staging host, at a moment or in a snapshot, as a customer group sees them. */
export interface PreviewView {
  /** Virtual staging host; one of the configured ones. */
  host: string;
  /** Milliseconds since 1970. */
  timestamp?: number;
  snapshotId?: string;
  customerGroup?: string;
}

const MAX_CHARACTERS = 200;
/** The last moment that a date can be. */
const LAST_MOMENT = 8.64e15;

const bad = (detail: string) => refuse(400, "bad-preview", "Bad Request", detail);

/**
 * True for a host that drafts may come from: it is spelled plainly and the configuration names it (`*.` for one more
 * name).
 */
export const isAllowedHost = (host: string, allowed: readonly string[]): boolean => {
  if (host.length > MAX_CHARACTERS || !/^[a-z0-9.-]+(:\d{1,5})?(\/[a-z0-9]+)*$/.test(host)) return false;
  return allowed.some((each) =>
    each.startsWith("*.")
      ? /^[a-z0-9-]+$/.test(host.slice(0, 1 - each.length)) && host.endsWith(each.slice(1))
      : host === each,
  );
};

/** True where an address asks for a preview: `isPreviewMode=true`, a signed link, or a page below `/admin`. */
export const asksForPreview = (url: string): boolean =>
  url.startsWith("/admin/") || /[?&](isPreviewMode=true(&|$)|previewLink=)/.test(url);

/** The parameters of an address that describe a view. */
export const viewQuery = (view: PreviewView): Record<string, string> => ({
  vseDomain: view.host,
  ...(view.timestamp !== undefined && { previewTimestamp: String(view.timestamp) }),
  ...(view.snapshotId !== undefined && { snapshotId: view.snapshotId }),
  ...(view.customerGroup !== undefined && { previewCustomerGroup: view.customerGroup }),
});

/**
 * The view that a query describes. @throws UpstreamProblem 400 for a host that is not configured or a moment that is
 * none
 */
export const previewView = (
  query: Readonly<Record<string, string | undefined>>,
  { stagingHost, allowedHosts }: Pick<ContentPreviewConfig, "stagingHost" | "allowedHosts">,
): PreviewView => {
  const { previewTimestamp, snapshotId, previewCustomerGroup } = query;
  const host = (query.vseDomain || stagingHost).toLowerCase();
  if (!isAllowedHost(host, allowedHosts)) throw bad("Drafts of that vseDomain are not shown here.");
  if (previewTimestamp && !/^\d{1,16}$/.test(previewTimestamp)) throw bad("previewTimestamp must be milliseconds.");
  const timestamp = previewTimestamp ? Number(previewTimestamp) : undefined;
  if (timestamp !== undefined && timestamp > LAST_MOMENT) throw bad("previewTimestamp is no moment.");
  if (snapshotId && !/^[\w-]{1,100}$/.test(snapshotId)) throw bad("snapshotId is not well formed.");
  if (previewCustomerGroup && previewCustomerGroup.length > MAX_CHARACTERS)
    throw bad("previewCustomerGroup is not well formed.");
  return {
    host,
    ...(timestamp !== undefined && { timestamp }),
    ...(snapshotId && { snapshotId }),
    ...(previewCustomerGroup && { customerGroup: previewCustomerGroup }),
  };
};
