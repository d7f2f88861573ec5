import { FormattedMessage } from "react-intl";
import { LISTS } from "#app/components/newsletter/newsletter-schema.ts";
import { listWords, newsletterWords } from "#app/components/newsletter/newsletter-words.ts";
import { newsletterLists, newsletterTexts } from "#app/domain/newsletter/newsletter-values.ts";
import { signUp } from "#server/api/site/newsletter.ts";
import { UpstreamProblem } from "#server/problem.ts";
import type { PlainAnswer, PlainHandler } from "./plain-answer.ts";
import { type Entries, fresh, PlainField } from "./plain-fields.tsx";
import { isTicked, readNewsletter } from "./plain-newsletter-schema.ts";
import type { PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

/** A field that no person sees; who fills it in is a robot. */
const TRAP = "website";

const PlainLists = ({ values, problems }: Entries) => (
  <fieldset aria-describedby={problems[LISTS] ? "lists-problem" : undefined}>
    <legend>
      <FormattedMessage {...newsletterWords.legend} />
    </legend>
    {newsletterLists.map(({ name }) => (
      <label className="choice" key={name}>
        <input type="checkbox" name={name} value="true" defaultChecked={isTicked(values[name])} />
        <span>
          <FormattedMessage {...listWords[name]} />
        </span>
      </label>
    ))}
    {problems[LISTS] ? (
      <p className="problem" id="lists-problem">
        {problems[LISTS]}
      </p>
    ) : null}
  </fieldset>
);

const formPage = (
  { intl }: PlainShopper,
  entries: Entries,
  { problem = null, status }: { problem?: string | null; status?: number } = {},
): PlainAnswer => ({
  ...(status !== undefined && { status }),
  page: {
    title: intl.formatMessage(words.newsletter),
    problem,
    content: (
      <form method="post" action="/plain/newsletter">
        <PlainField
          {...entries}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={newsletterTexts.email}
          label={<FormattedMessage id="field.email" defaultMessage="Email" />}
        />
        <div className="two">
          <PlainField
            {...entries}
            name="firstName"
            autoComplete="given-name"
            label={<FormattedMessage id="field.firstName" defaultMessage="First Name" />}
          />
          <PlainField
            {...entries}
            name="lastName"
            autoComplete="family-name"
            label={<FormattedMessage id="field.lastName" defaultMessage="Last Name" />}
          />
        </div>
        <div className="two">
          <PlainField
            {...entries}
            name="zipCode"
            autoComplete="postal-code"
            label={<FormattedMessage {...newsletterWords.zip} />}
          />
          <PlainField
            {...entries}
            name="birthDay"
            autoComplete="bday"
            label={<FormattedMessage id="plain.birthday" defaultMessage="Birthday (MM/DD/YYYY)" />}
          />
        </div>
        <PlainField
          {...entries}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          label={<FormattedMessage id="plain.phoneOptional" defaultMessage="Phone Number (optional)" />}
        />
        <PlainLists {...entries} />
        <div className="trap" aria-hidden="true">
          <label htmlFor={TRAP}>
            <FormattedMessage id="plain.trap" defaultMessage="Leave this empty" />
          </label>
          <input id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
        </div>
        <p>
          <a href="/company-info/privacy-policy">
            <FormattedMessage {...newsletterWords.privacy} />
          </a>
        </p>
        <button>
          <FormattedMessage {...newsletterWords.submit} />
        </button>
      </form>
    ),
  },
});

const thanksPage = ({ intl }: PlainShopper): PlainAnswer => ({
  page: {
    title: intl.formatMessage(newsletterWords.thanks),
    content: (
      <>
        <p>
          <FormattedMessage {...newsletterWords.welcome} />
        </p>
        <a className="button" href="/">
          <FormattedMessage {...newsletterWords.continue} />
        </a>
      </>
    ),
  },
});

/** `GET /plain/newsletter`, and what is shown once somebody is signed up. */
export const showNewsletter: PlainHandler = async ({ shopper, request }) =>
  request.query["done"] === "true" ? thanksPage(shopper) : formPage(shopper, fresh());

/** `POST /plain/newsletter/start {email}`: the form with what was typed in the footer, which no address tells. */
export const startNewsletter: PlainHandler = async ({ shopper, fields: { email = "" } }) =>
  formPage(shopper, fresh({ email }));

/**
 * `POST /plain/newsletter`: signs up. No captcha works without scripts; in its place the form is taken from our own
 * pages only, so many times from one address, and not with the field filled in that nobody sees.
 */
export const saveNewsletter: PlainHandler = async ({ shopper, fields }) => {
  const { intl, context } = shopper;
  const again = (problem: string, status?: number) =>
    formPage(shopper, fresh(fields), { problem, ...(status !== undefined && { status }) });
  const answer = readNewsletter(intl, fields);
  if ("problems" in answer)
    return formPage(
      shopper,
      { values: fields, problems: answer.problems },
      { problem: intl.formatMessage(words.mendFields) },
    );
  if (fields[TRAP]) return again(intl.formatMessage(newsletterWords.failed));
  try {
    await context.limit("plain-sign-up", fields["email"]);
    await signUp(context, answer.values);
  } catch (error) {
    if (!(error instanceof UpstreamProblem)) throw error;
    if (error.status === 429) return again(intl.formatMessage(words.tooMany), 429);
    return again(intl.formatMessage(newsletterWords.failed), error.status >= 500 ? 503 : 422);
  }
  return { goTo: "/plain/newsletter?done=true" };
};
