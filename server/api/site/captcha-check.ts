import { problem, refuse, UpstreamProblem } from "#server/problem.ts";
import { CaptchaUnavailable, type CaptchaVerdict } from "#server/vendors/captcha.ts";
import type { SiteContext } from "./site-operation.ts";

/** Longest token that is handed on; real ones have about 2,000 characters. */
const MOST_CHARACTERS = 10_000;

/** What the forms of the shop prove themselves with, by the word the box is shown with. */
export type CaptchaAction =
  | "register"
  | "campaign"
  | "payment"
  | "newsletter"
  | "catalog"
  | "lead"
  | "sleeve"
  | "balance";

const FAILED = "Sorry there was a problem submitting your request, please try again";

/** What a shopper reads when a token is no good (errors-8). */
const refusals: Readonly<Record<Exclude<CaptchaVerdict, "person">, readonly [type: string, detail: string]>> = {
  expired: ["captcha-expired", "ReCAPTCHA token expired. Please try again."],
  robot: ["captcha-refused", FAILED],
  refused: ["captcha-refused", FAILED],
};

const judged = async (context: SiteContext, token: string, siteKey: string, action: CaptchaAction) => {
  try {
    return await context.vendors.captcha.verify({ token, siteKey, action });
  } catch (error) {
    if (!(error instanceof CaptchaUnavailable)) throw error;
    // Whoever runs the shop has to know: nothing is taken until this is over.
    context.log.error({ error, action }, "A form was refused because the captcha could not be checked.");
    throw new UpstreamProblem(503, problem("captcha-unavailable", "Service Unavailable", FAILED), { cause: error });
  }
};

type Preferences = Partial<Record<string, unknown>>;

/** What each site's preferences said last, for the time in which the backend does not say them; one map per server. */
const lastSaid = new WeakMap<object, Map<string, Preferences>>();

const preferencesOf = async (context: SiteContext): Promise<Preferences> => {
  const said = lastSaid.get(context.vendors) ?? new Map<string, Preferences>();
  lastSaid.set(context.vendors, said);
  try {
    const preferences = (await context.custom({ api: "site-preferences", path: "site-preferences" })) as Preferences;
    said.set(context.site.id, preferences);
    return preferences;
  } catch (error) {
    const cached = said.get(context.site.id);
    // What is wrong with the caller's own token is the caller's business.
    if (!cached || (error instanceof UpstreamProblem && error.status === 401)) throw error;
    return cached;
  }
};

/**
 * Whether the site asks for a captcha, and by which key (site preferences `recaptchaEnabled` and `recaptchaSiteKey`).
 */
const askedFor = async (context: SiteContext) => {
  const preferences = await preferencesOf(context);
  const { recaptchaEnabled, recaptchaAtPayment, recaptchaSiteKey } = preferences;
  const siteKey =
    typeof recaptchaSiteKey === "string" && recaptchaSiteKey !== ""
      ? recaptchaSiteKey
      : context.config.thirdParties.captcha.siteKey;
  return { isOn: recaptchaEnabled === true, isOnAtPayment: recaptchaAtPayment === true, siteKey };
};

/**
 * Lets a form go on only when the site asks for no captcha, or the token is one of a person for this very form. Each
 * token is asked about once and kept nowhere; when it cannot be asked about, the form is refused.
 * @throws UpstreamProblem 400 `captcha-required`, `captcha-expired`, `captcha-refused`; 503 `captcha-unavailable`
 */
export const requireCaptcha = async (context: SiteContext, token: unknown, action: CaptchaAction): Promise<void> => {
  const { isOn, isOnAtPayment, siteKey } = await askedFor(context);
  if (!isOn || (action === "payment" && !isOnAtPayment)) return;
  if (typeof token !== "string" || token === "" || token.length > MOST_CHARACTERS)
    throw refuse(400, "captcha-required", "Bad Request", FAILED);
  const verdict = await judged(context, token, siteKey, action);
  if (verdict === "person") return;
  const [type, detail] = refusals[verdict];
  throw refuse(400, type, "Bad Request", detail);
};
