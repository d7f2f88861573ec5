import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useMoney } from "#app/components/basket/use-money.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { editableLine } from "#app/domain/basket/line-edit.ts";
import { ownChoiceOf } from "#app/domain/basket/own-choice.ts";
import type { ProductView } from "#app/domain/product/product-view.ts";
import type { Made } from "./made.ts";
import { chosenValues, defaultChoices, optionViews, type OptionChoices, withExtra } from "./option-views.ts";
import { tidyWords, wordsProblem } from "./own-words.ts";
import c from "./product-options.styles.ts";
import { sleevePlace } from "./sleeve-place.ts";
import { SleeveFlat, SleeveOver } from "./sleeve-preview.tsx";
import { WordsField } from "./words-field.tsx";

/** What a shopper has chosen and written so far; begins with the line of the bag that is edited, once it is there. */
const useChoices = (defaults: OptionChoices, editedId: string | null) => {
  const { basket } = useBasket();
  const [choices, setChoices] = useState(defaults);
  const [words, setWords] = useState("");
  const [takenFrom, setTakenFrom] = useState<string | null>(null);
  const line = basket && editedId !== null ? editableLine(basket, editedId) : undefined;
  if (line && takenFrom !== editedId) {
    const own = ownChoiceOf(line);
    setTakenFrom(editedId);
    setChoices({
      ...defaults,
      ...Object.fromEntries((own?.optionItems ?? []).map(({ optionId, optionValueId }) => [optionId, optionValueId])),
    });
    setWords(own?.c_personalizationText ?? "");
  }
  return { choices, setChoices, words, setWords };
};

/**
 * What can be chosen with a product beside its sizes and colors, with what each value adds to the price, and the words
 * a value takes. The rest of the page is told by `onMade`: what it costs so, what goes into the bag, what is drawn over
 * the picture.
 */
export function ProductOptions({
  own,
  editedId,
  onMade,
}: {
  own: NonNullable<ProductView["own"]>;
  editedId: string | null;
  onMade: (made: Made) => void;
}) {
  const intl = useIntl();
  const money = useMoney();
  const options = useMemo(() => optionViews(own), [own]);
  const place = useMemo(() => sleevePlace(own.area), [own]);
  const defaults = useMemo(() => defaultChoices(options), [options]);
  const { choices, setChoices, words, setWords } = useChoices(defaults, editedId);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const values = chosenValues(options, choices);
  const worded = values.find(({ letters }) => letters > 0);
  const letters = worded?.letters ?? 0;
  const tidy = tidyWords(words);
  const problem = wordsProblem(tidy, letters);
  const drawn = values.find(({ look }) => look);
  const drawing = drawn?.look
    ? {
        look: drawn.look,
        words: tidy || intl.formatMessage({ id: "options.example", defaultMessage: "Your words" }),
        isExample: tidy === "",
        label: intl.formatMessage(
          { id: "options.preview", defaultMessage: "Preview: {option}, {words}" },
          {
            option: drawn.name,
            words: tidy || intl.formatMessage({ id: "options.none", defaultMessage: "no words yet" }),
          },
        ),
      }
    : undefined;

  const ownChoice = {
    optionItems: options.map(({ id }) => ({ optionId: id, optionValueId: choices[id] ?? "" })),
    ...(letters > 0 && tidy && { c_personalizationText: tidy }),
  };
  const inWords = values
    .filter(({ isDefault }) => !isDefault)
    .map((value) =>
      value === worded && tidy
        ? intl.formatMessage(
            { id: "line.worded", defaultMessage: "{option}: “{words}”" },
            { option: value.name, words: tidy },
          )
        : value.name,
    );
  const made: Made = {
    added: (choice) => ({ own: ownChoice, choice: [choice, ...inWords].filter(Boolean).join(", ") }),
    isLacking: problem !== null,
    hold: () => {
      if (problem === null) return false;
      setAsked(true);
      field.current?.focus();
      return true;
    },
    priced: (bought) =>
      withExtra(
        bought,
        values.reduce((sum, { price }) => sum + price, 0),
      ),
    over: drawing && place ? <SleeveOver place={place} {...drawing} /> : null,
  };
  const tell = useEffectEvent(() => onMade(made));
  // After every change of what is chosen or written, and of what is wrong with it.
  const said = JSON.stringify([ownChoice, problem]);
  useEffect(() => tell(), [said]);

  return (
    <div className={c.options}>
      {options.map(({ id, name, description, values: offered }) => (
        <fieldset key={id}>
          <legend className={c.legend}>{name}</legend>
          {description && <p className={c.about}>{description}</p>}
          <div className={c.values}>
            {offered.map((value) => (
              <label key={value.id} className={c.value}>
                <input
                  type="radio"
                  name={`option-${id}`}
                  value={value.id}
                  checked={choices[id] === value.id}
                  onChange={() => {
                    setChoices({ ...choices, [id]: value.id });
                    setAsked(false);
                  }}
                />
                {offered.some(({ look }) => look) && (
                  <span className={c.sample} data-look={value.look} aria-hidden="true">
                    {value.look ? "Aa" : null}
                  </span>
                )}
                <span>
                  {value.name}
                  <small className={c.price}>
                    {value.price > 0 ? (
                      <FormattedMessage
                        id="options.more"
                        defaultMessage="+{price}"
                        values={{ price: money(value.price) }}
                      />
                    ) : (
                      <FormattedMessage id="options.included" defaultMessage="Included" />
                    )}
                  </small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {worded && (
        <WordsField
          ref={field}
          words={words}
          most={letters}
          problem={isAsked || problem?.kind !== "lacking" ? problem : null}
          onWrite={setWords}
        >
          {drawing && <SleeveFlat look={drawing.look} words={drawing.words} isExample={drawing.isExample} />}
        </WordsField>
      )}
    </div>
  );
}
