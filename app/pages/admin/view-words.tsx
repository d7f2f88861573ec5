import { FormattedDate, FormattedMessage } from "react-intl";
import type { PreviewQuery } from "#app/commerce-api/content-preview.ts";
import c from "./preview-strip.styles.ts";

/** A moment in the zone of whoever reads it. */
export const Moment = ({ at }: { at: number }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" />;

/** What a preview shows: drafts, as of when or of which snapshot, and for whom. */
export const ViewWords = ({ view, isSnapshotMissing }: { view: PreviewQuery; isSnapshotMissing?: boolean }) => (
  <ul className={c.words}>
    <li>
      <FormattedMessage id="preview.drafts" defaultMessage="Drafts" />
    </li>
    <li>
      {view.snapshotId && isSnapshotMissing ? (
        <FormattedMessage
          id="preview.noSnapshot"
          defaultMessage="There is no snapshot {snapshot}"
          values={{ snapshot: view.snapshotId }}
        />
      ) : view.snapshotId ? (
        <FormattedMessage
          id="preview.ofSnapshot"
          defaultMessage="Snapshot {snapshot}"
          values={{ snapshot: view.snapshotId }}
        />
      ) : view.previewTimestamp ? (
        <Moment at={Number(view.previewTimestamp)} />
      ) : (
        <FormattedMessage id="preview.now" defaultMessage="Now" />
      )}
    </li>
    {view.previewCustomerGroup && (
      <li>
        <FormattedMessage
          id="preview.forGroup"
          defaultMessage="Group {group}"
          values={{ group: view.previewCustomerGroup }}
        />
      </li>
    )}
  </ul>
);
