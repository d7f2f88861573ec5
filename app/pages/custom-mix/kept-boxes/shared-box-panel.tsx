import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { boxLabel } from "../box/box-label.ts";
import c from "../box/box-parts.styles.ts";
import { BoxPreview } from "../box/box-preview.tsx";
import { labelText, shareText } from "../box/box-words.ts";
import { rebuiltTexts } from "../flow-notes.tsx";
import type { MixFlowState } from "../use-mix-flow.ts";
import { stepOf } from "./rebuild-box.ts";
import { readRecipe } from "./shared-box.ts";

/**
 * A box that came with a link, as it can be had now; a link that holds none says so. Shown after hydration, since the
 * shared page knows no link.
 */
export const SharedBoxPanel = ({ state }: { state: MixFlowState }) => {
  const { rebuilt, takeUp, pathOf, candyOf, isReady, flow, box: begun } = state;
  const intl = useIntl();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const text = params.get("box");
  if (text === null || !isReady) return null;
  const recipe = readRecipe(text);
  const found = recipe && rebuilt(recipe);
  if (!found || found.candies.length === 0)
    return (
      <div className={c.notes}>
        <Note>
          {recipe ? (
            <FormattedMessage
              id="mix.shared.gone"
              defaultMessage="Nothing in the box you were sent is in stock right now. Build your own."
            />
          ) : (
            <FormattedMessage
              id="mix.shared.broken"
              defaultMessage="That box link isn’t complete. Ask for it again, or build your own."
            />
          )}
        </Note>
      </div>
    );
  const { box, size, candies } = found;
  const differences = rebuiltTexts(intl, found);
  const inside = candies.flatMap(({ id }) => candyOf(id) ?? []);
  return (
    <section className={c.panel} aria-labelledby="shared-box">
      <div className={c.words}>
        <h2 className={c.title} id="shared-box">
          <FormattedMessage id="mix.shared" defaultMessage="A box made for you" />
        </h2>
        <p>{[box.name, size.name].filter(Boolean).join(", ")}</p>
        <ul className={c.list}>
          {candies.map(({ id, quantity }) => (
            <li key={id}>
              {candyOf(id)?.name}{" "}
              <span className={c.small}>
                {shareText(intl, quantity, { rules: box.rules, size, candy: candyOf(id) })}
              </span>
            </li>
          ))}
        </ul>
        <p className={c.label}>{labelText(intl, boxLabel(inside, box))}</p>
        {differences.length > 0 && (
          <Note>
            {differences.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </Note>
        )}
        <div className={c.row}>
          <button
            type="button"
            className={c.solid}
            onClick={() => {
              takeUp(found);
              void navigate(pathOf(stepOf(found)));
            }}
          >
            <FormattedMessage id="mix.shared.take" defaultMessage="Take this box" />
          </button>
          <Link className={c.link} to={flow.root}>
            <FormattedMessage id="mix.shared.own" defaultMessage="Build my own" />
          </Link>
        </div>
        {begun && (
          <p className={c.small}>
            <FormattedMessage id="mix.shared.replaces" defaultMessage="It replaces the box you’ve started." />
          </p>
        )}
      </div>
      <BoxPreview candies={candies} rules={box.rules} candyOf={candyOf} />
    </section>
  );
};
