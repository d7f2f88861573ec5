import type { CommerceConfig } from "#config/config.ts";
import type { SiteConfig } from "#config/sites.ts";
import { isLoopback } from "#config/load-config.ts";
import { createBackendFetch, readAnswer } from "#server/api/backend-fetch.ts";
import { isProofRefusal, proofHeaders } from "#server/api/site/captcha-proof.ts";
import { UpstreamProblem } from "#server/problem.ts";
import type { Secrets } from "#server/secrets.ts";

/**
 * Whether the backend takes a form from somebody who calls it without the shop's server, and from the shop's server.
 * What is sent is a form without a word in it, which is refused in any case and leaves no trace.
 * @throws Error what is wrong, in a sentence
 */
export const lookAtForms = async ({
  commerce,
  secrets,
  site,
  token,
}: {
  commerce: CommerceConfig;
  secrets: Secrets;
  site: SiteConfig;
  /** Of a guest. */
  token: string;
}): Promise<string> => {
  const call = createBackendFetch({ timeoutMs: commerce.timeoutMs });
  const ask = async (path: string, form?: { headers: Record<string, string> }) =>
    (
      await readAnswer(
        await call(
          `${commerce.origin}/custom/${path.replace("/", `/v1/organizations/${commerce.organizationId}/`)}?siteId=${site.id}`,
          {
            headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...form?.headers },
            ...(form && { method: "POST", body: "{}" }),
          },
        ),
      )
    ).body;
  const sendNothing = async (headers: Record<string, string>): Promise<unknown> => {
    try {
      await ask("customer/event", { headers });
      return undefined;
    } catch (error) {
      if (error instanceof UpstreamProblem && error.status < 500) return error;
      throw error;
    }
  };

  const { recaptchaEnabled } = (await ask("site-preferences/site-preferences")) as { recaptchaEnabled?: unknown };
  if (recaptchaEnabled !== true) return "the site asks for no captcha";
  const isSet = secrets.captchaProofSecret !== null;
  if (!isProofRefusal(await sendNothing({}))) {
    if (isSet) throw new Error("The backend takes them, though there is a secret: does its cartridge know it?");
    if (isLoopback(commerce.origin)) return "taken: the sandbox was started without a secret";
    throw new Error("The backend takes them: a robot that calls it itself is asked for no captcha.");
  }
  if (!isSet) throw new Error("The backend asks for the shop's word, and there is no secret to sign it with.");
  if (isProofRefusal(await sendNothing(await proofHeaders({ secrets, site }, "campaign", ""))))
    throw new Error("The backend does not take the shop's word: it knows another secret.");
  return "refused by the backend, which takes the shop's word";
};
