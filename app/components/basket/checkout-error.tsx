import { useState } from "react";
import { isUnexpected, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useShopperWords } from "#app/components/ui/shopper-words.tsx";
import { PageError } from "./page-error.tsx";

const UnexpectedError = onDemand(() =>
  import(/* webpackChunkName: "unexpected-error" */ "./unexpected-error.tsx").then((module) => module.UnexpectedError),
);

/**
 * An error of bag or checkout at the top of the page: the server's message, else the configured words for unexpected
 * errors (Markdown, key `unexpected-error`), else the shop's own apology (errors-3).
 */
export function CheckoutError({
  message,
  errorKey,
}: {
  message: ShopperMessage | null;
  /** What kind of error it is, by the key it is known by. */
  errorKey?: string | undefined;
}) {
  const words = useShopperWords();
  const [hasFailed, setFailed] = useState(false);
  return (
    <PageError
      message={message}
      errorKey={errorKey}
      words={
        // Without a connection there is nothing to fetch the words with.
        message !== null && isUnexpected(message) && !hasFailed && navigator.onLine ? (
          <QuietBoundary onFail={() => setFailed(true)}>
            <UnexpectedError apology={words(message)} fallback={<p>{words(message)}</p>} />
          </QuietBoundary>
        ) : undefined
      }
    />
  );
}
