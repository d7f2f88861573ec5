import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import c from "./form-failure.styles.ts";
import { Note } from "./note.tsx";

/** Says above a form that sending failed, scrolled to and with the focus, each time it does. */
export function FormFailure({ count }: { count: number }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count === 0) return;
    note.current?.scrollIntoView?.({ block: "start" });
    note.current?.focus({ preventScroll: true });
  }, [count]);
  return (
    <div ref={note} tabIndex={-1} className={c.problem}>
      {count > 0 ? (
        <Note tone="error" key={count}>
          <FormattedMessage
            id="catalogRequest.failed"
            defaultMessage="Sorry there was a problem submitting your request, please try again"
          />
        </Note>
      ) : null}
    </div>
  );
}
