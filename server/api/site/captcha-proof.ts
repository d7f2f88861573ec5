import { createHash, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { problem, UpstreamProblem } from "#server/problem.ts";
import type { CaptchaAction } from "./captcha-check.ts";
import type { SiteContext } from "./site-operation.ts";

/** A header that hooks and endpoints of the backend may read; it stands in no address, and so in no log. */
const HEADER = "c_captcha-proof";

/** Long enough for clocks that differ a little; the call follows at once. */
const GOOD_FOR = "2m";

type Sender = Pick<SiteContext, "secrets" | "site" | "log">;

/** What the backend compares: whom or what the form is about, as it reads it in the call itself. */
const digestOf = (about: unknown): string =>
  createHash("sha256")
    .update(typeof about === "string" ? about.trim().toLowerCase() : "")
    .digest("hex");

/** The shop's signed word that it has let a form through; no headers in a shop without `CAPTCHA_PROOF_SECRET`. */
export const proofHeaders = async (
  { secrets: { captchaProofSecret }, site }: Pick<Sender, "secrets" | "site">,
  action: CaptchaAction,
  about: unknown,
): Promise<Record<string, string>> => {
  if (captchaProofSecret === null) return {};
  const proof = await new SignJWT({ act: action, dig: digestOf(about) })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(site.id)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(GOOD_FOR)
    .sign(new TextEncoder().encode(captchaProofSecret));
  return { [HEADER]: proof };
};

/** Whether the backend did not take the shop's word: a custom endpoint says it by its type, a hook by its code. */
export const isProofRefusal = (error: unknown): boolean => {
  if (!(error instanceof UpstreamProblem)) return false;
  const { type, statusCode } = (error.body ?? {}) as { type?: unknown; statusCode?: unknown };
  return [type, statusCode].some((each) => typeof each === "string" && /(^|\/)captcha-proof-[a-z]+$/.test(each));
};

/**
 * Sends a form that was let through to the backend, with the shop's word for it. A backend that does not take the word
 * knows another secret, or none was set here: that is told to who runs the shop, and to the shopper in general words.
 * @throws UpstreamProblem what the backend says of the form itself; 503 `captcha-unavailable` for a word not taken
 */
export const sendProven = async <Answer>(
  context: Sender,
  action: CaptchaAction,
  about: unknown,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> => {
  const headers = await proofHeaders(context, action, about);
  try {
    return await send(headers);
  } catch (error) {
    if (!isProofRefusal(error)) throw error;
    context.log.error({ error, action }, "The backend does not take the shop's word for a form: CAPTCHA_PROOF_SECRET.");
    throw new UpstreamProblem(
      503,
      problem(
        "captcha-unavailable",
        "Service Unavailable",
        "Sorry there was a problem submitting your request, please try again",
      ),
      { cause: error },
    );
  }
};
