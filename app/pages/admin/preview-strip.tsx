import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { occasionNames, screenNames, stripName } from "./preview-words.ts";
import type { NextOccasion } from "./next-occasions.ts";
import { atMoment, screens, stageAddress, type Stage } from "./preview-address.ts";
import { SeasonMenu } from "./season-menu.tsx";
import { ViewWords } from "./view-words.tsx";
import c from "./preview-strip.styles.ts";

/** What the strip shows and does. */
interface PreviewStripProps {
  stage: Stage;
  isSnapshotMissing?: boolean | undefined;
  occasions: readonly NextOccasion[];
  /** Ends the preview. */
  onLeave: () => void;
}

/**
 * A strip above the page that says what is previewed, leads to the seasons, to other screens and to the page as it is
 * now beside it, and ends the preview. All ways are links, so that they can be opened in another tab.
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
