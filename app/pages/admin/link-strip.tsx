import { FormattedMessage, useIntl } from "react-intl";
import type { PreviewQuery } from "#app/commerce-api/content-preview.ts";
import { stripName } from "./preview-words.ts";
import { Moment, ViewWords } from "./view-words.tsx";
import c from "./preview-strip.styles.ts";

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
