import { useField } from "formik";
import { useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FieldError } from "#app/components/fields/field-error.tsx";
import fields from "#app/components/fields/field.styles.ts";
import type { ChosenLogo } from "#app/domain/logo-sleeve/logo-sleeve.ts";
import { readLogo } from "./read-logo.ts";
import c from "./logo-sleeve.styles.ts";

/** The logo, as a file that is sent along; may be left out. */
export const LogoField = () => {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File | null>(null);
  const [{ value }, { error }, { setValue }] = useField<ChosenLogo | null>("logo");
  // The error of a chosen file is of interest at once.
  const message = value?.problem ? error : undefined;

  const take = async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    const logo = await readLogo(file);
    if (newest.current === file) await setValue(logo);
  };
  const remove = () => {
    newest.current = null;
    void setValue(null);
    input.current?.focus();
  };

  return (
    <fieldset className={fields.field}>
      <legend className={c.legend}>
        <FormattedMessage id="logoSleeve.logo" defaultMessage="Your logo" />{" "}
        <span className={fields.optional}>
          <FormattedMessage id="field.optional" defaultMessage="(optional)" />
        </span>
      </legend>
      <div className={c.file}>
        <label className={c.choose}>
          <input
            ref={input}
            type="file"
            accept=".png,.jpg,.jpeg,.pdf,image/png,image/jpeg,application/pdf"
            aria-invalid={message !== undefined}
            aria-describedby={[message && `${id}-error`, `${id}-hint`].filter(Boolean).join(" ")}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          {value ? (
            <FormattedMessage id="logoSleeve.otherFile" defaultMessage="Choose another file" />
          ) : (
            <FormattedMessage id="logoSleeve.chooseFile" defaultMessage="Choose a file" />
          )}
        </label>
        <output className={c.fileName}>{value?.name}</output>
        {value ? (
          <button type="button" className={c.remove} onClick={remove}>
            {intl.formatMessage({ id: "logoSleeve.removeFile", defaultMessage: "Remove the file" })}
          </button>
        ) : null}
      </div>
      <FieldError id={`${id}-error`} message={message} />
      <p className={fields.hint} id={`${id}-hint`}>
        <FormattedMessage
          id="logoSleeve.fileHint"
          defaultMessage="PNG, JPEG, or PDF, up to 2 MB. You can also send it later."
        />
      </p>
    </fieldset>
  );
};
