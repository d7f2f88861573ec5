import { useRef, useState, type RefObject } from "react";
import { useIntl } from "react-intl";
import { announce } from "./announcer.tsx";

/** How far a link that is to be shared has come. */
export interface CopiedLink {
  /** Copies it and says so; where the browser does not allow that, it is shown, and chosen, to be copied by hand. */
  copy: () => Promise<void>;
  /** In the words of the button, once it is copied. */
  copied: string | null;
  /** Whether it has to be shown. */
  isShown: boolean;
  /** The field that shows it. */
  field: RefObject<HTMLInputElement | null>;
}

/** A button's way to copy a link; `link` is made when it is pressed. */
export const useCopiedLink = (link: () => string): CopiedLink => {
  const intl = useIntl();
  const [state, setState] = useState<"idle" | "copied" | "shown">("idle");
  const field = useRef<HTMLInputElement>(null);
  const words = intl.formatMessage({ id: "mix.copyLink.done", defaultMessage: "Link copied" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      setState("copied");
      announce(words);
    } catch {
      setState("shown");
      requestAnimationFrame(() => field.current?.select());
    }
  };
  return { copy, copied: state === "copied" ? words : null, isShown: state === "shown", field };
};
