import { useEffect } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { Note } from "#app/components/ui/note.tsx";
import c from "./box/box-parts.styles.ts";
import type { Rebuilt } from "./kept-boxes/rebuild-box.ts";
import type { FulfillmentNews } from "./steps/use-fulfillment-change.ts";
import type { MixFlowState } from "./use-mix-flow.ts";

const newsText = (intl: IntlShape, state: MixFlowState): string | null => {
  const { news, boxName } = state;
  if (!news) return null;
  const lost = news.kind === "lost" ? undefined : news.lostBoxId;
  return lost === undefined
    ? changeText(intl, state, news)
    : `${changeText(intl, state, news)} ${intl.formatMessage(
        { id: "mix.news.shippedOnly", defaultMessage: "{box} is shipped only, so choose another box." },
        { box: boxName(lost) },
      )}`;
};

const changeText = (intl: IntlShape, { option, shop, candyOf }: MixFlowState, news: FulfillmentNews): string => {
  const place = option === "pickup" ? shop?.name : undefined;
  switch (news.kind) {
    case "emptied":
      return intl.formatMessage({ id: "mix.news.emptied", defaultMessage: "Your box is empty now. Fill it again." });
    case "lost":
      return intl.formatMessage({
        id: "mix.news.lost",
        defaultMessage: "You changed your shop, so your box was emptied.",
      });
    case "kept":
      return intl.formatMessage({
        id: "mix.news.kept",
        defaultMessage: "All your flavors came along.",
      });
    case "dropped": {
      const names = intl.formatList(news.ids.map((id) => candyOf(id)?.name ?? id));
      return place === undefined
        ? intl.formatMessage(
            {
              id: "mix.news.droppedShipping",
              defaultMessage: "We don’t ship {names}, so {count, plural, one {it} other {they}} came out.",
            },
            { names, count: news.ids.length },
          )
        : intl.formatMessage(
            {
              id: "mix.news.droppedPickup",
              defaultMessage: "{shop} doesn’t have {names}, so {count, plural, one {it} other {they}} came out.",
            },
            { shop: place, names, count: news.ids.length },
          );
    }
  }
};

/** What had to be different in a box that was built anew, sentence by sentence; none where it is as it was. */
export const rebuiltTexts = (intl: IntlShape, { box, size, isOtherBox, replaced, missing }: Rebuilt): string[] => {
  const gone = intl.formatMessage({ id: "mix.gone", defaultMessage: "A flavor we no longer make" });
  return [
    ...(isOtherBox
      ? [
          intl.formatMessage(
            { id: "mix.otherBox", defaultMessage: "That box is out of stock, so this is {box}." },
            { box: [box.name, size.name].filter(Boolean).join(", ") },
          ),
        ]
      : []),
    ...replaced.map(({ name, by }) =>
      intl.formatMessage(
        { id: "mix.replaced", defaultMessage: "{name} is out; {by} goes in instead." },
        { name: name ?? gone, by },
      ),
    ),
    ...missing.map((name) =>
      intl.formatMessage(
        { id: "mix.missing", defaultMessage: "{name} is out, and so is anything like it." },
        { name: name ?? gone },
      ),
    ),
  ];
};

/** What became of the box without the shopper's doing: shown above the step, and said once. */
export const FlowNotes = ({ state }: { state: MixFlowState }) => {
  const { news, bringBack, takenUp } = state;
  const intl = useIntl();
  const text = newsText(intl, state);
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  const differences = takenUp ? rebuiltTexts(intl, takenUp) : [];
  return (
    <div className={c.notes}>
      {text && (
        <Note tone={news?.kind === "kept" ? "success" : "info"}>
          <p>{text}</p>
          {news?.kind === "lost" && (
            <button type="button" className={c.quiet} onClick={() => bringBack(news.before)}>
              <FormattedMessage id="mix.news.bringBack" defaultMessage="Bring back what’s available" />
            </button>
          )}
        </Note>
      )}
      {differences.length > 0 && (
        <Note>
          {differences.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </Note>
      )}
    </div>
  );
};
