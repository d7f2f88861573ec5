import { type ReactNode, useEffect, useRef } from "react";
import c from "./form-thanks.styles.ts";

/** What stands in place of a form once it has been taken; its heading gets the focus, because the form is gone. */
export function FormThanks({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: "center" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={c.thanks}>
      <h3 ref={heading} tabIndex={-1} className={c.title}>
        {title}
      </h3>
      {children}
    </div>
  );
}
