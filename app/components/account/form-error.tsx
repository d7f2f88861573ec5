import { useEffect, useRef } from "react";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import c from "./form-error.styles.ts";

/** An error at the top of one of several forms of a page: announced, and given the focus where it stands. */
export function FormError({ message }: { message: ShopperMessage | null }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) note.current?.focus();
  }, [message]);
  return (
    <div role="alert">
      {message ? (
        <div ref={note} tabIndex={-1} className={c.error}>
          <Icon name="warning" size="sm" />
          <p>
            <ShopperWords message={message} />
          </p>
        </div>
      ) : null}
    </div>
  );
}
