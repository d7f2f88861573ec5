/** A value chosen of an option of a product. */
export interface OptionChoice {
  optionId: string;
  optionValueId: string;
}

/** What a line is made as, beside its product: chosen values of options, and words of the shopper's own. */
export interface OwnChoice {
  optionItems: readonly OptionChoice[];
  /** Printed or stamped on it. */
  c_personalizationText?: string;
  /** The id of a logo that was sent. */
  c_personalizationLogo?: string;
}

/** A line, as far as it says what it is made as. */
interface MadeLine {
  optionItems?: unknown;
  c_personalizationText?: unknown;
  c_personalizationLogo?: unknown;
}

/** The chosen values of a line, without what the backend says beside them. */
export const optionChoices = ({ optionItems }: MadeLine): OptionChoice[] =>
  (Array.isArray(optionItems) ? (optionItems as Partial<OptionChoice>[]) : []).flatMap(({ optionId, optionValueId }) =>
    optionId && optionValueId ? [{ optionId, optionValueId }] : [],
  );

/** What a line is made as; undefined for one with nothing to choose. */
export const ownChoiceOf = (line: MadeLine): OwnChoice | undefined => {
  const optionItems = optionChoices(line);
  const { c_personalizationText: words, c_personalizationLogo: logo } = line;
  return optionItems.length > 0
    ? {
        optionItems,
        ...(typeof words === "string" && { c_personalizationText: words }),
        ...(typeof logo === "string" && { c_personalizationLogo: logo }),
      }
    : undefined;
};

/** Whether a line is made so; what nobody has chosen for goes with every line. */
export const isMadeAs = (line: MadeLine, own: OwnChoice | undefined): boolean =>
  own === undefined || JSON.stringify(ownChoiceOf(line)) === JSON.stringify(ownChoiceOf(own));
