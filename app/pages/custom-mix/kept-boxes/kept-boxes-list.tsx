import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import c from "../box/box-parts.styles.ts";
import type { MixFlowState } from "../use-mix-flow.ts";
import { ofFlow, type KeptBox } from "./kept-boxes.ts";
import { ShareBox } from "./share-box.tsx";
import { useKeptBoxes } from "./use-kept-boxes.ts";
import { stepOf } from "./rebuild-box.ts";

/** The boxes a shopper keeps: built again with what is there, shared by a link, or removed. */
export const KeptBoxesList = ({ state }: { state: MixFlowState }) => {
  const { flow, candyOf, rebuilt, takeUp, pathOf, isReady } = state;
  const intl = useIntl();
  const navigate = useNavigate();
  const { kept, remove, isBusy, problem } = useKeptBoxes();
  const title = useRef<HTMLHeadingElement>(null);
  const own = ofFlow(kept ?? [], state);
  if (own.length === 0) return null;

  const again = async ({ recipe }: KeptBox) => {
    const found = rebuilt(recipe);
    if (!found) return;
    takeUp(found);
    await navigate(pathOf(stepOf(found)));
  };
  const drop = async (box: KeptBox) => {
    if (!(await remove(box))) return;
    announce(intl.formatMessage({ id: "mix.kept.removed", defaultMessage: "{name} is removed." }, { name: box.name }));
    title.current?.focus();
  };

  return (
    <section className={c.section} aria-labelledby="kept-boxes">
      <h2 className={c.title} id="kept-boxes" tabIndex={-1} ref={title}>
        <FormattedMessage id="mix.kept" defaultMessage="Your boxes" />
      </h2>
      {problem && (
        <Note tone="error">
          <ShopperWords message={problem} />
        </Note>
      )}
      <ul className={c.kept}>
        {own.map((box) => (
          <li key={box.id} className={c.card}>
            <h3 className={c.name}>{box.name}</h3>
            <p className={c.small}>
              {intl.formatList(
                box.recipe.candies.map(
                  ({ id }) =>
                    candyOf(id)?.name ??
                    intl.formatMessage({ id: "mix.gone", defaultMessage: "A flavor we no longer make" }),
                ),
              )}
            </p>
            <div className={c.row}>
              <button type="button" className={c.lineSmall} disabled={!isReady} onClick={() => void again(box)}>
                <FormattedMessage
                  id="mix.kept.again"
                  defaultMessage="Build it again<h> {name}</h>"
                  values={{ name: box.name, h: (words) => <span className="vh">{words}</span> }}
                />
              </button>
              <ShareBox flow={flow} recipe={box.recipe} name={box.name} />
              <button type="button" className={c.quiet} disabled={isBusy} onClick={() => void drop(box)}>
                <FormattedMessage
                  id="mix.kept.remove"
                  defaultMessage="Remove<h> {name}</h>"
                  values={{ name: box.name, h: (words) => <span className="vh">{words}</span> }}
                />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
