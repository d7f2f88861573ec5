import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import c from "../box/box-parts.styles.ts";
import type { MixFlow } from "../steps.ts";
import { writeRecipe, type BoxRecipe } from "./shared-box.ts";

/** Copies a link to a box; where the browser does not allow that, shows it to be copied by hand. */
export const ShareBox = ({ flow, recipe, name }: { flow: MixFlow; recipe: BoxRecipe; name: string }) => {
  const intl = useIntl();
  const [state, setState] = useState<"idle" | "copied" | "shown">("idle");
  const field = useRef<HTMLInputElement>(null);
  const copied = intl.formatMessage({ id: "mix.copyLink.done", defaultMessage: "Link copied" });

  const link = () => `${window.location.origin}${flow.root}?box=${writeRecipe(recipe)}`;
  const share = async () => {
    try {
      await navigator.clipboard.writeText(link());
      setState("copied");
      announce(copied);
    } catch {
      setState("shown");
      requestAnimationFrame(() => field.current?.select());
    }
  };

  return (
    <div className={c.share}>
      <button type="button" className={c.quiet} onClick={() => void share()}>
        {state === "copied" ? (
          copied
        ) : (
          <FormattedMessage
            id="mix.copyLink"
            defaultMessage="Copy link<h> to {name}</h>"
            values={{ name, h: (words) => <span className="vh">{words}</span> }}
          />
        )}
      </button>
      {state === "shown" && (
        <input
          ref={field}
          className={c.address}
          readOnly
          value={link()}
          aria-label={intl.formatMessage({ id: "mix.copyLink.address", defaultMessage: "Link to this box" })}
        />
      )}
    </div>
  );
};
