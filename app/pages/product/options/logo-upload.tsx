import { type ReactNode, type Ref, useId } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import c from "./product-options.styles.ts";
import type { OwnLogo, OwnLogoProblem } from "./use-logo.ts";

const problems: Record<OwnLogoProblem, { id: string; defaultMessage: string }> = defineMessages({
  lacking: { id: "options.logoLacking", defaultMessage: "Please choose a picture of your logo." },
  sending: { id: "options.logoSending", defaultMessage: "Your logo is on its way. One moment, please." },
  kind: { id: "options.logoKind", defaultMessage: "We can’t print from this file. Please choose a PNG or JPEG." },
  size: { id: "logoSleeve.fileSize", defaultMessage: "This file is larger than 2 MB. Please choose a smaller one." },
  dimensions: {
    id: "options.logoDimensions",
    defaultMessage: "We can’t print a picture of this size. Please choose one of 200 to 6,000 pixels.",
  },
  unreadable: {
    id: "logoSleeve.fileUnreadable",
    defaultMessage: "We couldn’t read this file. Please choose it again.",
  },
  blank: { id: "options.logoBlank", defaultMessage: "There is nothing on this picture that we could print." },
  often: { id: "options.logoOften", defaultMessage: "That’s all for now. Please try again in a quarter of an hour." },
  lost: { id: "options.logoLost", defaultMessage: "Your logo didn’t arrive. Please try again." },
});

/** The field for a logo that is printed on a product: to choose, to replace and to take away. */
export function LogoUpload({
  logo,
  problem,
  onRemove,
  ref,
  children,
}: {
  logo: OwnLogo;
  /** What is told of it now. */
  problem: OwnLogoProblem | null;
  onRemove: () => void;
  ref: Ref<HTMLInputElement>;
  /** How it will look. */
  children: ReactNode;
}) {
  const intl = useIntl();
  const id = useId();
  const isWrong = problem !== null && problem !== "sending";
  return (
    <fieldset className={c.field}>
      <legend className={c.label}>
        <FormattedMessage id="logoSleeve.logo" defaultMessage="Your logo" />
      </legend>
      <div className={c.file}>
        <label className={c.choose}>
          <input
            ref={ref}
            type="file"
            accept=".png,.jpg,.jpeg,image/png,image/jpeg"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-problem ${id}-hint` : `${id}-hint`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void logo.take(file);
              target.value = "";
            }}
          />
          {logo.id === null ? (
            <FormattedMessage id="options.logoChoose" defaultMessage="Choose a picture" />
          ) : (
            <FormattedMessage id="options.logoReplace" defaultMessage="Choose another picture" />
          )}
        </label>
        {logo.id !== null && (
          <button type="button" className={c.remove} onClick={onRemove}>
            <FormattedMessage id="options.logoRemove" defaultMessage="Remove the logo" />
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className={c.hint}>
        <FormattedMessage
          id="options.logoHint"
          defaultMessage="PNG or JPEG, up to 2 MB. We print it in one color: whatever stands out from its ground."
        />
      </p>
      <output className={c.hint}>
        {problem === "sending" ? intl.formatMessage(problems.sending) : null}
        {problem === null && logo.id !== null ? (
          <FormattedMessage id="options.logoThere" defaultMessage="This is how your logo will look." />
        ) : null}
      </output>
      {isWrong && (
        <p id={`${id}-problem`} className={c.problem} role="alert">
          <Icon name="warning" size="xs" />
          {intl.formatMessage(problems[problem])}
        </p>
      )}
      {children}
    </fieldset>
  );
}
