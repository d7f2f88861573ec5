import { FormattedMessage } from "react-intl";

/**
 * Stands for something that is on its way: blank to the eye, a word for screen readers. While it stands in the page's
 * content the footer waits (`data-waiting`), so that nobody sees it pushed away.
 */
export const LoadingFallback = () => (
  <output className="vh" data-waiting="">
    <FormattedMessage id="loading.label" defaultMessage="Loading" />
  </output>
);
