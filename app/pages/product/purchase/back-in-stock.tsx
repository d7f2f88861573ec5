import { useId, useRef, useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { isEmail } from "#app/validation/email-address.ts";
import c from "./back-in-stock.styles.ts";
import { useBackInStock } from "./use-back-in-stock.ts";

/**
 * Signs up for a mail when a product can be shipped again (product-43, product-44). Collapsed at first; once
 * signed up it only says thanks.
 */
export const BackInStock = ({
  productId,
  isNew = false,
  choice,
}: {
  productId: string;
  /** Whether it is still to come for the first time. */
  isNew?: boolean;
  /** Size, color and what else is chosen, in words. */
  choice?: string | undefined;
}) => {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, signUp } = useBackInStock(productId);
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const [isLeft, setLeft] = useState(false);
  const isInvalid = !isEmail(email);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (isInvalid) input.current?.focus();
    else if (state !== "loading") void signUp(email.trim());
  };

  if (state === "done")
    return (
      <output>
        <Note tone="success">
          <FormattedMessage
            id="backInStock.thanks"
            defaultMessage="Thank you for signing up for this notification! You''ll be the first to know when this item is available again."
          />
        </Note>
      </output>
    );
  if (!isOpen)
    return (
      <button type="button" className={c.open} aria-expanded={false} onClick={() => setOpen(true)}>
        {isNew ? (
          <FormattedMessage id="backInStock.openNew" defaultMessage="Email me when it’s here" />
        ) : (
          <FormattedMessage id="backInStock.open" defaultMessage="Email me when it’s back" />
        )}
      </button>
    );
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <p id={`${id}-text`}>
        <FormattedMessage
          id="backInStock.text"
          defaultMessage="Enter your email and we will let you know as soon as the item is available to ship."
        />
      </p>
      {choice && (
        <p className={c.choice}>
          <FormattedMessage id="backInStock.choice" defaultMessage="For: {choice}" values={{ choice }} />
        </p>
      )}
      <label className={c.label} htmlFor={`${id}-email`}>
        <FormattedMessage id="backInStock.email" defaultMessage="Email" />
      </label>
      <input
        ref={(element) => {
          if (element && !input.current) element.focus();
          input.current = element;
        }}
        id={`${id}-email`}
        className={c.input}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        aria-invalid={isLeft && isInvalid}
        aria-describedby={isLeft && isInvalid ? `${id}-error` : `${id}-text`}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setLeft(email !== "")}
      />
      {isLeft && isInvalid && (
        <FieldError
          id={`${id}-error`}
          message={intl.formatMessage({
            id: "validation.email",
            defaultMessage: "Please enter a valid email address.",
          })}
        />
      )}
      <button type="submit" className={c.send} disabled={isInvalid || state === "loading"}>
        <FormattedMessage id="backInStock.send" defaultMessage="NOTIFY ME WHEN AVAILABLE" />
      </button>
      {state === "failed" && (
        <Note tone="error">
          <FormattedMessage
            id="backInStock.failed"
            defaultMessage="Oh fudge! Something unexpected went wrong! Please try again or contact us."
          />
        </Note>
      )}
    </form>
  );
};
