import { FormattedMessage } from "react-intl";
import type { ValueView } from "./option-views.ts";
import c from "./product-options.styles.ts";

/** The form of the page that works without scripts; fields anywhere on the page may belong to it. */
export const PLAIN_FORM = "plain";

/**
 * What browsers without scripts, which alone read it, are offered beside the values themselves: a field for words, and
 * why there is none for a logo.
 */
export const PlainOptions = ({ values }: { values: readonly ValueView[] }) => {
  const worded = values.filter(({ letters }) => letters > 0);
  return (
    <noscript>
      {worded.length > 0 && (
        <div className={c.field}>
          <label className={c.label} htmlFor="plain-words">
            <FormattedMessage id="options.words" defaultMessage="Your words" />
          </label>
          <input
            id="plain-words"
            className={c.input}
            type="text"
            name="words"
            form={PLAIN_FORM}
            dir="auto"
            autoComplete="off"
            maxLength={Math.max(...worded.map(({ letters }) => letters))}
          />
          {worded.map(({ id, name, letters }) => (
            <p key={id} className={c.hint}>
              <FormattedMessage
                id="options.plainRoom"
                defaultMessage="{option}: up to {most, number} characters, printed just as you write them."
                values={{ option: name, most: letters }}
              />
            </p>
          ))}
        </div>
      )}
      {values.some(({ takesLogo }) => takesLogo) && (
        <p className={c.hint}>
          <FormattedMessage
            id="plain.logo"
            defaultMessage="A logo can only be sent with JavaScript. Please choose the plain sleeve, or turn it on."
          />
        </p>
      )}
    </noscript>
  );
};
