import { FormattedMessage } from "react-intl";

/** Stands for something that is on its way: blank to the eye, a word for screen readers. */
export const LoadingFallback = () => (
  <output className="vh">
    <FormattedMessage id="loading.label" defaultMessage="Loading" />
  </output>
);
