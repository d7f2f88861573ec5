import { useState } from "react";
import { useBasket } from "#app/contexts/basket-context.tsx";
import { editableLine } from "#app/domain/basket/line-edit.ts";
import { ownChoiceOf } from "#app/domain/basket/own-choice.ts";
import type { OptionChoices } from "./option-views.ts";
import { useLogo } from "./use-logo.ts";

/**
 * What a shopper has chosen, written and sent so far; begins with the line of the bag that is edited, once it is there.
 */
export const useChoices = (defaults: OptionChoices, editedId: string | null) => {
  const { basket } = useBasket();
  const [choices, setChoices] = useState(defaults);
  const [words, setWords] = useState("");
  const logo = useLogo();
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
    logo.begin(own?.c_personalizationLogo ?? null);
  }
  return { choices, setChoices, words, setWords, logo };
};
