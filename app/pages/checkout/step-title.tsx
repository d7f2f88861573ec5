import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import c from "./checkout-layout.styles.ts";
import { useStepWay } from "./step-way.tsx";

/** Title of a step. After a step forward it takes the focus, unless an error is there to take it. */
export function StepTitle({
  children,
  takesFocus = true,
  className = c.title,
}: {
  children: ReactNode;
  takesFocus?: boolean;
  className?: string;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const { hasMovedInPlace } = useStepWay();
  const isArrival = (useNavigationType() !== "POP" || hasMovedInPlace) && takesFocus;
  // Only on arrival: a later error has the focus to itself.
  const takeFocus = useEffectEvent(() => {
    // After the shell's own effect, which moves the focus to the content as a whole.
    if (isArrival) queueMicrotask(() => title.current?.focus({ preventScroll: true }));
  });
  useEffect(() => takeFocus(), []);
  return (
    <h1 className={className} ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
