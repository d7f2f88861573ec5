import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router-dom";
import { ERROR } from "#app/analytics/page-view.ts";
import { reportShownPage } from "#app/analytics/shown-page.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { MessageView } from "#app/components/layout/message-view.tsx";
import { NotFoundView } from "#app/components/layout/not-found-view.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { applyHead } from "./apply-head.ts";
import { useArrival } from "./page-head.tsx";

/** Whether an error means that the asked page or thing does not exist. */
const isMissing = (error: unknown): boolean => {
  const isExpected = isRouteErrorResponse(error) || error instanceof CommerceApiError;
  return isExpected && (error.status === 404 || error.status === 400);
};

/** What stands in place of a page that cannot be shown (navigation-5). */
export const ErrorPage = () => {
  const intl = useIntl();
  const site = useSite();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const missing = isMissing(error);
  // An error that takes the place of a page is another page, whatever its address.
  useArrival(`${pathname} ${ERROR}`);

  useEffect(() => {
    const title = missing
      ? intl.formatMessage({ id: "error.notFoundTitle", defaultMessage: "Page not found" })
      : intl.formatMessage({ id: "error.title", defaultMessage: "Error" });
    applyHead({ title, robots: "noindex" }, site, pathname + search);
    reportShownPage({ pathname, search, title: document.title, pageType: ERROR });
  }, [intl, missing, pathname, search, site]);

  if (missing) return <NotFoundView />;
  return (
    <MessageView
      title={<FormattedMessage id="error.headline" defaultMessage="Well, this isn't pretty." />}
      text={<FormattedMessage id="error.text" defaultMessage="This page seems to have run away." />}
    />
  );
};
