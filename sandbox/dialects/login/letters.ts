import { TOKEN_MINUTES } from "./delivered-token.ts";

/** The words of a mail or text message. */
export interface Letter {
  /** Kind of letter, for finding it in the outbox. */
  about:
    | "password-reset"
    | "passwordless-login"
    | "one-time-code"
    | "email-confirmation"
    | "passkey-registration"
    | "account-reopened";
  subject: string;
  text: string;
  html: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0) ?? 0)};`);

const letter = (about: Letter["about"], subject: string, sentences: string[], link?: string): Letter => ({
  about,
  subject,
  text: [...sentences, ...(link ? [link] : [])].join("\n\n"),
  html: [
    ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
    ...(link ? [`<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`] : []),
  ].join("\n"),
});

const address = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`;

/** Links lead to pages of the storefront; they begin at its root because the backend does not know where it stands. */
export const passwordResetLetter = (login: string, token: string): Letter =>
  letter(
    "password-reset",
    "Choose a new password",
    [
      `Someone, hopefully you, forgot the password for ${login}.`,
      `Your token is ${token}. It works once, for ${TOKEN_MINUTES["password-reset"]} minutes.`,
    ],
    address("/new-password-form", { token, email: login }),
  );

export const passwordlessLoginLetter = (login: string, token: string): Letter =>
  letter("passwordless-login", "Your code to log in", [
    `Here is your way in, ${login}.`,
    `Your code is ${token}. It works once, for ${TOKEN_MINUTES["passwordless-login"]} minutes.`,
    "If you didn’t request it, ignore this email: no one can log in without it.",
  ]);

export const oneTimeCodeLetter = (code: string): Letter =>
  letter("one-time-code", "Your code", [
    `Your code is ${code}. It works once, for ${TOKEN_MINUTES["one-time-code"]} minutes.`,
  ]);

export const passkeyRegistrationLetter = (code: string): Letter =>
  letter("passkey-registration", "Your code for a new passkey", [
    `Your code is ${code}. It works once, for ${TOKEN_MINUTES["passkey-registration"]} minutes.`,
    "If you didn’t request it, ignore this email and check the devices on your account.",
  ]);

export const accountReopenedLetter = (firstName: string): Letter =>
  letter(
    "account-reopened",
    "Your account is open again",
    [
      `Welcome back${firstName ? `, ${firstName}` : ""}. You have logged in, so we’ve kept your account and everything in it.`,
      "Paused subscriptions stay paused until you resume them.",
    ],
    "/subscriptions",
  );

export const emailConfirmationLetter = (customer: { login: string; customerNo: string }, token: string): Letter =>
  letter(
    "email-confirmation",
    "Confirm your email address",
    [
      `Please confirm that ${customer.login} is yours.`,
      `Your token is ${token}. It works once, for ${TOKEN_MINUTES["email-confirmation"] / 60} hours.`,
    ],
    address("/account-confirmation", { token, customer: customer.customerNo }),
  );
