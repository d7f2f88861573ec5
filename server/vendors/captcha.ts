import { fetchInTime } from "#server/fetch-in-time.ts";
import type { CaptchaConfig } from "#config/browser-widgets.ts";

/** What the verifier says of a token; only `person` may go on. */
export type CaptchaVerdict = "person" | "robot" | "expired" | "refused";

/** What a shopper's browser handed in. */
export interface CaptchaTicket {
  token: string;
  siteKey: string;
  /** What the box was shown for; a token of another form does not count. */
  action: string;
}

export interface Captcha {
  /** Judges a token, which uses it up. @throws CaptchaUnavailable */
  verify(ticket: CaptchaTicket): Promise<CaptchaVerdict>;
}

/** The verifier could not be asked, or gave no answer that can be read. */
export class CaptchaUnavailable extends Error {
  constructor(options: { cause?: unknown } = {}) {
    super("The captcha's verifier cannot be asked.", options);
    this.name = "CaptchaUnavailable";
  }
}

interface Assessment {
  tokenProperties?: { valid?: boolean; invalidReason?: string; hostname?: string; action?: string };
  riskAnalysis?: { score?: number };
}

/**
 * The captcha by the assessments of reCAPTCHA Enterprise: a token counts when it is valid, was made on
 * a page of ours for the same action, and by somebody who looks like a person. The account's key travels in a header.
 */
export const createCaptcha = ({
  config,
  apiKey,
  hosts,
}: {
  config: CaptchaConfig;
  apiKey: string;
  /** Host names of our pages. */
  hosts: readonly string[];
}): Captcha => ({
  verify: async ({ token, siteKey, action }) => {
    if (!config.enabled) throw new CaptchaUnavailable();
    let assessment: Assessment;
    try {
      const response = await fetchInTime(
        `${config.apiBaseUrl}/v1/projects/${encodeURIComponent(config.projectId)}/assessments`,
        {
          method: "POST",
          headers: { "content-type": "application/json", "x-goog-api-key": apiKey },
          body: JSON.stringify({ event: { token, siteKey, expectedAction: action } }),
          redirect: "error",
        },
        config.timeoutMs,
      );
      if (!response.ok) throw new CaptchaUnavailable({ cause: response.status });
      assessment = (await response.json()) as Assessment;
    } catch (cause) {
      throw cause instanceof CaptchaUnavailable ? cause : new CaptchaUnavailable({ cause });
    }
    const { tokenProperties: said, riskAnalysis } = assessment;
    if (said?.valid === undefined) throw new CaptchaUnavailable();
    if (!said.valid) return said.invalidReason === "EXPIRED" ? "expired" : "refused";
    if (said.action !== action || !hosts.includes(said.hostname ?? "")) return "refused";
    return (riskAnalysis?.score ?? 0) >= config.minScore ? "person" : "robot";
  },
});
