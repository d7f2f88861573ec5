import { DateTime } from "luxon";
import type { PreviewQuery } from "#app/commerce-api/content-preview.ts";

/** What an editor chooses in the preview drawer. */
export interface PreviewChoice {
  /** Origin of an installation; empty for the one that is shown. */
  origin: string;
  /** Path of a page, with or without its leading slash. */
  path: string;
  /** Date and time as a `datetime-local` field writes them, in the editor's time zone; empty for now. */
  time: string;
  /** Id of a snapshot; empty for none. It has a moment of its own. */
  snapshotId: string;
  /** Empty for none. */
  customerGroup: string;
}

/** The screens that a page can be looked at on. */
export const screens = ["phone", "tablet", "desktop"] as const;
export type Screen = (typeof screens)[number];

/**
 * What stands on an editor's screen: a page in a preview, how wide, and whether the page as it is now stands beside it.
 */
export interface Stage {
  view: PreviewQuery;
  path: string;
  screen: Screen;
  isBeside: boolean;
}

/** Page that shows pages in frames. */
export const SCREENS_PATH = "/admin/screens";

/** A moment in milliseconds as a `datetime-local` field writes it; empty for none. */
export const fieldTime = (milliseconds: string | undefined): string => {
  const moment = DateTime.fromMillis(Number(milliseconds ?? Number.NaN));
  return milliseconds && moment.isValid ? moment.toFormat("yyyy-MM-dd'T'HH:mm") : "";
};

/** A path with one leading slash, without query. */
export const pagePath = (path: string): string => `/${path.trim().replace(/^\/+/, "").split(/[?#]/)[0] ?? ""}`;

/** The view that was chosen; the host of the drafts stays as it is. */
export const chosenView = ({ time, snapshotId, customerGroup }: PreviewChoice, view: PreviewQuery): PreviewQuery => {
  const moment = DateTime.fromISO(time);
  const isMoment = time !== "" && moment.isValid;
  return {
    isPreviewMode: "true",
    ...(view.vseDomain && { vseDomain: view.vseDomain }),
    ...(snapshotId !== "" && !isMoment && { snapshotId }),
    ...(isMoment && { previewTimestamp: String(moment.toMillis()) }),
    ...(customerGroup !== "" && { previewCustomerGroup: customerGroup }),
  };
};

/** The address of a page in a view. */
export const viewAddress = (path: string, view: PreviewQuery): string =>
  `${path}?${new URLSearchParams(view).toString()}`;

/** The address of the page that was chosen, in the preview that was chosen. */
export const previewAddress = (choice: PreviewChoice, view: PreviewQuery): string =>
  choice.origin + viewAddress(pagePath(choice.path), chosenView(choice, view));

/** The same view as of now, or as of a moment in milliseconds. */
export const atMoment = ({ previewTimestamp: _time, snapshotId: _id, ...view }: PreviewQuery, moment?: number) =>
  moment === undefined ? view : { ...view, previewTimestamp: String(moment) };

/** The address of what stands on an editor's screen: frames only where the page itself does not do. */
export const stageAddress = ({ view, path, screen, isBeside }: Stage): string =>
  screen === "desktop" && !isBeside
    ? viewAddress(path, view)
    : viewAddress(SCREENS_PATH, { ...view, path, screen, ...(isBeside && { beside: "true" }) });

/** What stands on the screen at an address. */
export const stageOf = (pathname: string, search: string, view: PreviewQuery): Stage => {
  if (pathname !== SCREENS_PATH)
    return { view, path: pathname === "/admin/preview" ? "/" : pathname, screen: "desktop", isBeside: false };
  const query = new URLSearchParams(search);
  return {
    view,
    path: pagePath(query.get("path") ?? ""),
    screen: screens.find((each) => each === query.get("screen")) ?? "desktop",
    isBeside: query.get("beside") === "true",
  };
};
