import { FormattedMessage, useIntl } from "react-intl";
import { useCopiedLink } from "#app/components/ui/use-copied-link.ts";
import c from "../box/box-parts.styles.ts";
import type { MixFlow } from "../steps.ts";
import { writeRecipe, type BoxRecipe } from "./shared-box.ts";

/** Copies a link to a box; where the browser does not allow that, shows it to be copied by hand. */
export const ShareBox = ({ flow, recipe, name }: { flow: MixFlow; recipe: BoxRecipe; name: string }) => {
  const intl = useIntl();
  const link = () => `${window.location.origin}${flow.root}?box=${writeRecipe(recipe)}`;
  const { copy, copied, isShown, field } = useCopiedLink(link);

  return (
    <div className={c.share}>
      <button type="button" className={c.quiet} onClick={() => void copy()}>
        {copied ?? (
          <FormattedMessage
            id="mix.copyLink"
            defaultMessage="Copy link<h> to {name}</h>"
            values={{ name, h: (words) => <span className="vh">{words}</span> }}
          />
        )}
      </button>
      {isShown && (
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
