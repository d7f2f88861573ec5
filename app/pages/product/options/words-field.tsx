import { type ReactNode, type Ref, useId } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { lengthOf, tidyWords, type WordsProblem } from "./own-words.ts";
import c from "./product-options.styles.ts";

const ProblemWords = ({ problem }: { problem: NonNullable<WordsProblem> }) => {
  switch (problem.kind) {
    case "lacking":
      return <FormattedMessage id="options.wordsLacking" defaultMessage="Please write what it should say." />;
    case "sign":
      return (
        <FormattedMessage
          id="options.wordsSign"
          defaultMessage="Our press has no “{sign}”. Letters, numbers and everyday punctuation work."
          values={{ sign: problem.sign }}
        />
      );
    case "long":
      return (
        <FormattedMessage
          id="options.wordsLong"
          defaultMessage="There is room for {most, number} characters. Please shorten it a little."
          values={{ most: problem.most }}
        />
      );
  }
};

/** The field for words that are printed on a product, with how much room is left. */
export function WordsField({
  words,
  most,
  problem,
  onWrite,
  ref,
  children,
}: {
  words: string;
  most: number;
  problem: WordsProblem;
  onWrite: (words: string) => void;
  ref: Ref<HTMLInputElement>;
  /** How it will look. */
  children: ReactNode;
}) {
  const id = useId();
  const length = lengthOf(tidyWords(words));
  return (
    <div className={c.field}>
      <label className={c.label} htmlFor={id}>
        <FormattedMessage id="options.words" defaultMessage="Your words" />
      </label>
      <input
        ref={ref}
        id={id}
        className={c.input}
        type="text"
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        required
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
        value={words}
        onChange={({ target }) => onWrite(target.value)}
      />
      <div className={c.below}>
        <p id={`${id}-hint`} className={c.hint}>
          <FormattedMessage
            id="options.wordsHint"
            defaultMessage="Up to {most, number} characters, printed just as you write them."
            values={{ most }}
          />
        </p>
        <p className={c.count} data-full={length > most || undefined} aria-hidden="true">
          <FormattedMessage
            id="options.count"
            defaultMessage="{length, number} of {most, number}"
            values={{ length, most }}
          />
        </p>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={c.problem}>
          <Icon name="warning" size="xs" />
          <ProblemWords problem={problem} />
        </p>
      )}
      {children}
    </div>
  );
}
