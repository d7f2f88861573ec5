import { defineMessages, FormattedDate, FormattedMessage, useIntl } from "react-intl";
import type { PreviewQuery } from "#app/commerce-api/content-preview.ts";
import { occasionNames, screenNames } from "./preview-words.ts";
import type { NextOccasion } from "./next-occasions.ts";
import { atMoment, screens, stageAddress, type Stage } from "./preview-address.ts";
import { SeasonMenu } from "./season-menu.tsx";
import c from "./preview-strip.styles.ts";

const { stripName } = defineMessages({ stripName: { id: "preview.strip", defaultMessage: "Preview" } });

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

/** What the strip shows and does. */
interface PreviewStripProps {
  stage: Stage;
  isSnapshotMissing?: boolean | undefined;
  occasions: readonly NextOccasion[];
  /** Ends the preview. */
  onLeave: () => void;
}

/**
 * A strip above the page that says what is previewed, leads to the seasons, to other screens and to the page as it is now
 * beside it, and ends the preview. All ways are links, so that they can be opened in another tab.
 */
export const PreviewStrip = ({ stage, isSnapshotMissing = false, occasions, onLeave }: PreviewStripProps) => {
  const intl = useIntl();
  const addressAt = (moment?: number) => stageAddress({ ...stage, view: atMoment(stage.view, moment) });
  return (
    <aside className={`on-dark ${c.strip}`} aria-label={intl.formatMessage(stripName)}>
      <p className={c.badge}>
        <FormattedMessage {...stripName} />
      </p>
      <ViewWords view={stage.view} isSnapshotMissing={isSnapshotMissing} />
      <SeasonMenu>
        <li>
          <a href={addressAt()}>
            <FormattedMessage id="preview.now" defaultMessage="Now" />
          </a>
        </li>
        {occasions.map(({ occasion, moment }) => (
          <li key={occasion}>
            <a href={addressAt(moment)}>
              {intl.formatMessage(occasionNames[occasion])}{" "}
              <small>
                <FormattedDate value={moment} dateStyle="medium" />
              </small>
            </a>
          </li>
        ))}
      </SeasonMenu>
      <ul
        className={c.screens}
        aria-label={intl.formatMessage({ id: "preview.width", defaultMessage: "Width of the screen" })}
      >
        {screens.map((screen) => (
          <li key={screen}>
            <a href={stageAddress({ ...stage, screen })} aria-current={screen === stage.screen ? "true" : undefined}>
              {intl.formatMessage(screenNames[screen])}
            </a>
          </li>
        ))}
      </ul>
      <a className={c.way} href={stageAddress({ ...stage, isBeside: !stage.isBeside })}>
        {stage.isBeside ? (
          <FormattedMessage id="preview.alone" defaultMessage="Preview alone" />
        ) : (
          <FormattedMessage id="preview.beside" defaultMessage="Side by side with live" />
        )}
      </a>
      <button type="button" className={c.way} onClick={onLeave}>
        <FormattedMessage id="preview.leave" defaultMessage="End the preview" />
      </button>
    </aside>
  );
};

/** The strip for somebody who came by a signed link: what they see, until when, and the way to the shop as it is. */
export const LinkStrip = ({ view, until, path }: { view: PreviewQuery; until: number; path: string }) => {
  const intl = useIntl();
  return (
    <aside className={`on-dark ${c.strip}`} aria-label={intl.formatMessage(stripName)}>
      <p className={c.badge}>
        <FormattedMessage {...stripName} />
      </p>
      <ViewWords view={view} />
      <p className={c.note}>
        <FormattedMessage
          id="preview.linkNote"
          defaultMessage="This link shows this page alone, until {until}. Other pages are the shop as it is today."
          values={{ until: <Moment at={until} /> }}
        />
      </p>
      <a className={c.way} href={path}>
        <FormattedMessage id="preview.asItIs" defaultMessage="See this page as it is today" />
      </a>
    </aside>
  );
};
