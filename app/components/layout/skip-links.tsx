import { FormattedMessage } from "react-intl";
import c from "./skip-links.styles.ts";

/** Ids that the skip links lead to. */
export const NAVIGATION_ID = "nav";
export const CONTENT_ID = "main";
export const SEARCH_ID = "q";

/** First in the focus order: ways past the header; the reduced header needs only the one to the content. */
export const SkipLinks = ({ contentOnly = false }: { contentOnly?: boolean }) => (
  <>
    {!contentOnly && (
      <a className={c.skip} href={`#${NAVIGATION_ID}`}>
        <FormattedMessage id="skip.navigation" defaultMessage="Skip to navigation" />
      </a>
    )}
    <a className={c.skip} href={`#${CONTENT_ID}`}>
      <FormattedMessage id="skip.content" defaultMessage="Skip to content" />
    </a>
    {!contentOnly && (
      <a className={c.skip} href={`#${SEARCH_ID}`}>
        <FormattedMessage id="skip.search" defaultMessage="Skip to search" />
      </a>
    )}
  </>
);
