import { useEffect, useRef, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import c from "./preview-strip.styles.ts";

/** A list of seasons below its button; Escape and a click elsewhere close it. */
export const SeasonMenu = ({ children }: { children: ReactNode }) => {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    const closeByPress = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    details.addEventListener("keydown", closeByKey);
    document.addEventListener("pointerdown", closeByPress);
    return () => {
      details.removeEventListener("keydown", closeByKey);
      document.removeEventListener("pointerdown", closeByPress);
    };
  }, []);
  return (
    <details ref={menu} className={c.seasons}>
      <summary className={c.way}>
        <FormattedMessage id="preview.seasons" defaultMessage="Seasons" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
};
