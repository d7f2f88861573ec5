import loadable from "@loadable/component";
import { useState } from "react";
import { UNEXPECTED_MESSAGE } from "#app/commerce-api/commerce-api-error.ts";
import { Optional } from "#app/components/ui/optional.tsx";
import { PageError } from "./page-error.tsx";

const UnexpectedError = loadable(() => import(/* webpackChunkName: "unexpected-error" */ "./unexpected-error.tsx"), {
  resolveComponent: (module) => module.UnexpectedError,
});

/**
 * An error of bag or checkout at the top of the page: the server's message, else the configured words for unexpected errors (Markdown, key
 * `unexpected-error`), else the shop's own apology (errors-3).
 */
export function CheckoutError({
  message,
  errorKey,
}: {
  message: string | null;
  /** What kind of error it is, by the key it is known by. */
  errorKey?: string | undefined;
}) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <PageError
      message={message}
      errorKey={errorKey}
      words={
        // Without a connection there is nothing to fetch the words with.
        message === UNEXPECTED_MESSAGE && !hasFailed && navigator.onLine ? (
          <Optional onFail={() => setFailed(true)}>
            <UnexpectedError apology={message} fallback={<p>{message}</p>} />
          </Optional>
        ) : undefined
      }
    />
  );
}
