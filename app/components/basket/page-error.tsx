import { type ReactNode, useEffect, useRef } from "react";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import c from "./page-error.styles.ts";

/**
 * An error at the top of a page or of a form within it: announced, scrolled to, and given the focus when it appears or
 * changes. `words` are shown in the message's place.
 */
export function PageError({
  message,
  errorKey,
  words,
  children,
}: {
  message: ShopperMessage | null;
  /** What kind of error it is, by the key it is known by. */
  errorKey?: string | undefined;
  words?: ReactNode;
  children?: ReactNode;
}) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message || !note.current) return;
    window.scrollTo({ top: 0 });
    // Within a page, what stands above may fill the screen.
    if (note.current.getBoundingClientRect().bottom > window.innerHeight)
      note.current.scrollIntoView({ block: "center", behavior: "instant" });
    note.current.focus({ preventScroll: true });
  }, [message]);
  return (
    <div role="alert">
      {message ? (
        <div ref={note} tabIndex={-1} className={c.error} data-error-key={errorKey}>
          <Icon name="warning" size="sm" />
          {words ?? (
            <p>
              <ShopperWords message={message} /> {children}
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
}
