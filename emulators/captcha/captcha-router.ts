import express, { Router } from "express";
import type { Clock } from "#sandbox/core/clock.ts";
import { VendorError } from "../vendor-error.ts";
import { textAt } from "../wallets/text-at.ts";
import { sendCaptchaFrame } from "./captcha-frame.ts";
import { captchaCredentials, createCaptchaTokens, TOKEN_LIFETIME_MS } from "./captcha-tokens.ts";
import { readScript } from "../package-folder.ts";

const SCRIPT = "captcha/browser/enterprise.js";

/** Actions are words of letters, slashes and underscores. */
const actionName = /^[A-Za-z/_]{0,100}$/;

const refusal = (code: number, status: string, message: string) =>
  new VendorError(code, { error: { code, message, status } });

/**
 * The captcha (reCAPTCHA Enterprise, checkbox widget, by its public description): the script with
 * `grecaptcha.enterprise`, the box in a frame of this origin, and the assessments that judge each token once. Only
 * pages of the storefront get a box.
 */
export const captchaRouter = ({
  clock,
  origin,
  storefrontOrigins,
  data: { account },
}: {
  clock: Clock;
  origin: string;
  storefrontOrigins: readonly string[];
  data: { account: string };
}): Router => {
  const script = readScript(SCRIPT).replace("@ORIGIN@", () => origin);
  const tokens = createCaptchaTokens(clock);
  const router = Router();
  const json = express.json({ limit: "16kb" });

  router.get("/recaptcha/enterprise.js", (_request, response) => {
    response.set("cache-control", "public, max-age=300").type("text/javascript").send(script);
  });

  /** Who asks for a box or a token: a known key, a page of the storefront, a word for what is protected. */
  const askingOf = (source: unknown) => {
    const [siteKey, page, action] = [textAt(source, "k"), textAt(source, "co"), textAt(source, "sa")];
    if (siteKey !== captchaCredentials.siteKey) throw refusal(400, "INVALID_ARGUMENT", "Invalid site key");
    if (!storefrontOrigins.includes(page)) throw refusal(400, "INVALID_ARGUMENT", "Invalid domain for site key");
    if (!actionName.test(action)) throw refusal(400, "INVALID_ARGUMENT", "Invalid action name");
    return { siteKey, page, action };
  };

  router.get("/recaptcha/enterprise/anchor", ({ query }, response) => {
    const { siteKey, page, action } = askingOf(query);
    sendCaptchaFrame(response, {
      siteKey,
      page,
      action,
      id: textAt(query, "cb"),
      language: textAt(query, "hl"),
      isInvisible: textAt(query, "size") === "invisible",
      framedBy: storefrontOrigins,
    });
  });

  router.post("/recaptcha/enterprise/userverify", json, ({ body }, response) => {
    const { siteKey, page, action } = askingOf(body);
    const token = tokens.issue({ siteKey, action, hostname: new URL(page).hostname });
    response.json({ token, expiresInMs: TOKEN_LIFETIME_MS });
  });

  router.post("/v1/projects/:project/assessments", json, (request, response) => {
    const { apiKey } = captchaCredentials;
    const { project } = request.params;
    if ((request.get("x-goog-api-key") ?? textAt(request.query, "key")) !== apiKey)
      throw refusal(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.");
    if (project !== account) throw refusal(403, "PERMISSION_DENIED", "The caller does not have permission");
    const { event } = (request.body ?? {}) as { event?: unknown };
    const [token, siteKey, expectedAction] = ["token", "siteKey", "expectedAction"].map((name) => textAt(event, name));
    if (siteKey !== captchaCredentials.siteKey || !actionName.test(expectedAction ?? ""))
      throw refusal(400, "INVALID_ARGUMENT", "Request contains an invalid argument.");
    const judgement = tokens.assess(token ?? "", {
      siteKey,
      expectedAction: expectedAction ?? "",
      hostname: new URL(storefrontOrigins[0] ?? origin).hostname,
    });
    if (judgement.valid === "unknown") throw refusal(503, "UNAVAILABLE", "The service is currently unavailable.");
    const name = `projects/${project}/assessments/${clock.now().getTime().toString(16)}`;
    // The token itself is not sent back: answers end up in journals.
    const said = { siteKey, expectedAction };
    if (!judgement.valid)
      return void response.json({
        name,
        event: said,
        tokenProperties: { valid: false, invalidReason: judgement.reason, hostname: "", action: "" },
        riskAnalysis: { score: 0, reasons: [] },
      });
    const { action, hostname, score, createdAt } = judgement;
    response.json({
      name,
      event: said,
      tokenProperties: {
        valid: true,
        invalidReason: "INVALID_REASON_UNSPECIFIED",
        hostname,
        action,
        createTime: createdAt.toISOString(),
      },
      riskAnalysis: { score, reasons: score < 0.5 ? ["AUTOMATION"] : [] },
    });
  });

  return router;
};
