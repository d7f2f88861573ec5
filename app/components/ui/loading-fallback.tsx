import { FormattedMessage } from "react-intl";

/** Stands for something that is on its way: blank to the eye, a word for screen readers. */
export const LoadingFallback = () => (
  <p className="vh" role="status">
    <FormattedMessage id="loading.label" defaultMessage="Loading" />
  </p>
);
