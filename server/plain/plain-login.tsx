import { FormattedMessage } from "react-intl";
import { UpstreamProblem } from "#server/problem.ts";
import { type PlainAnswer, type PlainHandler } from "./plain-answer.ts";
import { type Entries, fresh, PlainField } from "./plain-fields.tsx";
import { logInShopper, type PlainServices, type PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

/** Where a login leads on to; nothing else is followed. */
const next: Readonly<Record<string, string>> = { payment: "/plain/payment" };
const LONGEST = 256;

const logInPage = ({ intl }: PlainShopper, entries: Entries, wish: string, problem: string | null): PlainAnswer => ({
  page: {
    title: intl.formatMessage(words.logIn),
    problem,
    content: (
      <form method="post" action="/plain/login">
        <input type="hidden" name="next" value={wish in next ? wish : ""} />
        <PlainField
          {...entries}
          name="email"
          type="email"
          autoComplete="username"
          label={<FormattedMessage id="shipping.email" defaultMessage="Email" />}
        />
        <PlainField
          {...entries}
          name="password"
          type="password"
          autoComplete="current-password"
          label={<FormattedMessage id="plain.password" defaultMessage="Password" />}
        />
        <button>
          <FormattedMessage id="plain.logIn" defaultMessage="Log in" />
        </button>
      </form>
    ),
  },
});

/** `GET /plain/login?next=`. */
export const showLogIn: PlainHandler = async ({ shopper, request }) =>
  logInPage(shopper, fresh(), typeof request.query["next"] === "string" ? request.query["next"] : "", null);

/**
 * `POST /plain/login {email, password, next}`: opens the account's session; the bag comes along. The password is never
 * shown again.
 */
export const logIn =
  (plain: PlainServices): PlainHandler =>
  async ({ shopper, fields, request, response }) => {
    const { email = "", password = "", next: wish = "" } = fields;
    const again = (problem: string) => logInPage(shopper, fresh({ email }), wish, problem);
    const wrong = shopper.intl.formatMessage(words.wrongWords);
    if (email === "" || password === "" || email.length > LONGEST || password.length > LONGEST) return again(wrong);
    try {
      await logInShopper(plain, request, response, { email, password });
      return { goTo: next[wish] ?? "/plain/bag" };
    } catch (error) {
      if (!(error instanceof UpstreamProblem) || error.status >= 500) throw error;
      if (error.status === 429) return again(shopper.intl.formatMessage(words.tooMany));
      const detail = (error.body as { detail?: unknown } | null)?.detail;
      return again(error.status === 403 && typeof detail === "string" ? detail : wrong);
    }
  };
