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
  /** Empty for none. */
  customerGroup: string;
}

/** A moment in milliseconds as a `datetime-local` field writes it; empty for none. */
export const fieldTime = (milliseconds: string | undefined): string => {
  const moment = DateTime.fromMillis(Number(milliseconds ?? Number.NaN));
  return milliseconds && moment.isValid ? moment.toFormat("yyyy-MM-dd'T'HH:mm") : "";
};

/** The address of the page that was chosen, in the preview that was chosen; host and snapshot stay as they are. */
export const previewAddress = ({ origin, path, time, customerGroup }: PreviewChoice, view: PreviewQuery): string => {
  const query = new URLSearchParams({ isPreviewMode: "true" });
  for (const name of ["vseDomain", "snapshotId"]) if (view[name]) query.set(name, view[name]);
  const moment = DateTime.fromISO(time);
  if (time !== "" && moment.isValid) {
    query.set("previewTimestamp", String(moment.toMillis()));
    query.delete("snapshotId");
  }
  if (customerGroup !== "") query.set("previewCustomerGroup", customerGroup);
  const [pathname = ""] = path.trim().replace(/^\/+/, "").split(/[?#]/);
  return `${origin}/${pathname}?${query.toString()}`;
};
