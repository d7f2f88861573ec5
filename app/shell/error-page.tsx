import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router-dom";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { MessageView } from "#app/components/layout/message-view.tsx";
import { NotFoundView } from "#app/components/layout/not-found-view.tsx";
import { announce } from "#app/components/ui/announcer.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { applyHead } from "./page-head.tsx";

/** Whether an error means that the asked page or thing does not exist. */
const isMissing = (error: unknown): boolean => {
  const known = isRouteErrorResponse(error) || error instanceof CommerceApiError;
  return known && (error.status === 404 || error.status === 400);
};

/** What stands in place of a page that cannot be shown (specification, section 2.8). */
export const ErrorPage = () => {
  const intl = useIntl();
  const site = useSite();
  const error = useRouteError();
  const { pathname } = useLocation();
  const missing = isMissing(error);

  useEffect(() => {
    const title = missing
      ? intl.formatMessage({ id: "error.notFoundTitle", defaultMessage: "Page not found" })
      : intl.formatMessage({ id: "error.title", defaultMessage: "Error" });
    applyHead({ title, robots: "noindex" }, site, pathname);
    announce(document.title);
  }, [intl, missing, pathname, site]);

  if (missing) return <NotFoundView />;
  return (
    <MessageView
      title={<FormattedMessage id="error.headline" defaultMessage="Well, this isn't pretty." />}
      text={<FormattedMessage id="error.text" defaultMessage="This page seems to have run away." />}
    />
  );
};
