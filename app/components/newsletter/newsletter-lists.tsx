import { useFormikContext } from "formik";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { FieldError } from "#app/components/fields/field-error.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { newsletterLists, type NewsletterValues } from "#app/domain/newsletter/newsletter-values.ts";
import { LISTS } from "./newsletter-schema.ts";
import { listWords, newsletterWords } from "./newsletter-words.ts";
import c from "./newsletter.styles.ts";

/** What somebody would like to hear about, of which one is needed; `known` is what a customer hears about already. */
export function NewsletterLists({ known }: { known: ReadonlySet<string> }) {
  const errorId = useId();
  const { errors, touched } = useFormikContext<NewsletterValues & { [LISTS]?: string }>();
  const problem = newsletterLists.some(({ name }) => touched[name]) ? errors[LISTS] : undefined;
  return (
    <fieldset className={c.lists} aria-describedby={problem ? errorId : undefined}>
      <legend className={c.legend}>
        <FormattedMessage {...newsletterWords.legend} />
      </legend>
      {newsletterLists.map(({ name }) =>
        known.has(name) ? (
          <p key={name} className={c.known}>
            <Icon name="check" size="sm" />
            <FormattedMessage
              id="newsletter.known"
              defaultMessage="{list}: you’re already signed up."
              values={{ list: <FormattedMessage {...listWords[name]} /> }}
            />
          </p>
        ) : (
          <CheckboxField key={name} name={name} describedBy={problem ? errorId : undefined}>
            <FormattedMessage {...listWords[name]} />
          </CheckboxField>
        ),
      )}
      {known.size > 0 ? (
        <p className={c.small}>
          <FormattedMessage
            id="newsletter.change"
            defaultMessage="To change or stop something, go to <a>your preferences</a>."
            values={{
              a: (words) => (
                <Link className={c.link} to="/preferences">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : null}
      <div role="alert">
        <FieldError id={errorId} message={problem} />
      </div>
    </fieldset>
  );
}
