import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { useLoaderData } from "react-router-dom";
import { useSite } from "#app/contexts/site-context.tsx";
import { logoPicture } from "#app/domain/logo-sleeve/logo-picture.ts";
import type { ProductView } from "#app/domain/product/product-view.ts";
import type { loader } from "../product-loader.ts";
import { LogoUpload } from "./logo-upload.tsx";
import type { Made } from "./made.ts";
import { OptionFields } from "./option-fields.tsx";
import { chosenValues, defaultChoices, optionViews, sumOfSteps, type ValueView, withExtra } from "./option-views.ts";
import { ownDrawing } from "./own-drawing.ts";
import { tidyWords, wordsProblem } from "./own-words.ts";
import c from "./product-options.styles.ts";
import { sleevePlace } from "./sleeve-place.ts";
import { PlainOptions } from "./plain-options.tsx";
import { SleeveFlat, SleeveOver } from "./sleeve-preview.tsx";
import { useChoices } from "./use-choices.ts";
import { useOptionPrices } from "./use-option-prices.ts";
import { WordsField } from "./words-field.tsx";

/** A chosen value in words, with what is put on it. */
const inWords = (intl: IntlShape, { name, letters, takesLogo }: ValueView, words: string): string => {
  if (takesLogo)
    return intl.formatMessage({ id: "line.withLogo", defaultMessage: "{option}, with your logo" }, { option: name });
  return letters > 0 && words
    ? intl.formatMessage({ id: "line.worded", defaultMessage: "{option}: “{words}”" }, { option: name, words })
    : name;
};

/**
 * What can be chosen with a product beside its sizes and colors, with what each value adds to the price, and the words
 * or the logo a value takes. The rest of the page is told by `onMade`: what it costs so, what goes into the bag, what
 * is drawn over the picture.
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
  const { id: siteId } = useSite();
  const { product } = useLoaderData<typeof loader>();
  const views = useMemo(() => optionViews(own), [own]);
  const options = useOptionPrices(product.id, views);
  const defaults = useMemo(() => defaultChoices(views), [views]);
  const { choices, setChoices, words, setWords, logo } = useChoices(defaults, editedId);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);

  const values = chosenValues(options, choices);
  const letters = values.find((value) => value.letters > 0)?.letters ?? 0;
  const takesLogo = values.some((value) => value.takesLogo);
  const tidy = tidyWords(words);
  const problem = wordsProblem(tidy, letters);
  const lacksLogo = takesLogo && logo.isLacking;
  const put = { words: tidy, logo: logo.id === null ? undefined : logoPicture(siteId, logo.id) };
  const drawn = values.flatMap((value) => {
    const drawing = ownDrawing(intl, value, put);
    return drawing ? [{ value, drawing }] : [];
  });
  const flat = (isIt: (value: ValueView) => boolean) => {
    const drawing = drawn.find(({ value }) => isIt(value))?.drawing;
    return drawing && <SleeveFlat {...drawing} />;
  };

  const ownChoice = {
    optionItems: options.map(({ id }) => ({ optionId: id, optionValueId: choices[id] ?? "" })),
    ...(letters > 0 && tidy && { c_personalizationText: tidy }),
    ...(takesLogo && logo.id !== null && { c_personalizationLogo: logo.id }),
  };
  const paid = values.filter(({ isDefault }) => !isDefault).map((value) => inWords(intl, value, tidy));
  const extra = sumOfSteps(values.map(({ prices }) => prices));
  const made: Made = {
    added: (choice) => ({ own: ownChoice, choice: [choice, ...paid].filter(Boolean).join(", ") }),
    isLacking: problem !== null || lacksLogo,
    hold: () => {
      if (problem === null && !lacksLogo) return false;
      setAsked(true);
      (lacksLogo ? file : field).current?.focus();
      return true;
    },
    priced: (bought) => withExtra(bought, extra),
    over: drawn.flatMap(({ value, drawing }) => {
      const place = sleevePlace(own.area, drawing.look);
      return place ? [<SleeveOver key={value.id} place={place} {...drawing} />] : [];
    }),
  };
  const tell = useEffectEvent(() => onMade(made));
  // After every change of what is chosen, written or sent, and of what is wrong with it.
  const said = JSON.stringify([ownChoice, problem, lacksLogo, extra]);
  useEffect(() => tell(), [said]);

  return (
    <div className={c.options}>
      {options.map((option) => (
        <OptionFields
          key={option.id}
          option={option}
          chosen={choices[option.id]}
          onChoose={(valueId) => {
            setChoices({ ...choices, [option.id]: valueId });
            setAsked(false);
          }}
        />
      ))}
      <PlainOptions values={options.flatMap((option) => option.values)} />
      {takesLogo && (
        <LogoUpload
          ref={file}
          logo={logo}
          problem={isAsked || logo.problem !== "lacking" ? logo.problem : null}
          onRemove={() => {
            logo.remove();
            setAsked(false);
            // The button goes with the logo.
            file.current?.focus();
          }}
        >
          {flat((value) => value.takesLogo)}
        </LogoUpload>
      )}
      {letters > 0 && (
        <WordsField
          ref={field}
          words={words}
          most={letters}
          problem={isAsked || problem?.kind !== "lacking" ? problem : null}
          onWrite={setWords}
        >
          {flat((value) => value.letters > 0)}
        </WordsField>
      )}
    </div>
  );
}
