import { number, string } from "yup";
import { origin, url } from "./environment-fields.ts";
import type { CaptchaWidget, SurveyConfig } from "./sites.ts";
import { brandAccounts } from "./brand.ts";

/** The captcha of the shop's forms (reCAPTCHA Enterprise, checkbox keys). */
export interface CaptchaConfig extends CaptchaWidget {
  /** False beside a real backend without a project: where the site asks for a captcha, its forms then take nothing. */
  enabled: boolean;
  /** For example `https://recaptchaenterprise.googleapis.com`. */
  apiBaseUrl: string;
  projectId: string;
  /** Least score of a person, from 0 to 1. */
  minScore: number;
  timeoutMs: number;
}

/** Variables of what browsers load from elsewhere when a form or a button asks for it. */
export const widgetFields = {
  RECAPTCHA_PROJECT_ID: string().matches(/^[a-z][a-z0-9-]{4,40}$/, "RECAPTCHA_PROJECT_ID must be a project's id"),
  RECAPTCHA_SITE_KEY: string().min(1),
  RECAPTCHA_SCRIPT_URL: url("RECAPTCHA_SCRIPT_URL"),
  RECAPTCHA_API_BASE_URL: url("RECAPTCHA_API_BASE_URL"),
  RECAPTCHA_MIN_SCORE: number()
    .typeError("RECAPTCHA_MIN_SCORE must be a number")
    .min(0, "RECAPTCHA_MIN_SCORE must be at least 0")
    .max(1, "RECAPTCHA_MIN_SCORE must be at most 1"),
  CONTACT_FORM_ORIGIN: origin("CONTACT_FORM_ORIGIN"),
  SURVEY_PROVIDER: string().oneOf(
    ["medallia", "qualtrics", "none"] as const,
    "SURVEY_PROVIDER must be medallia, qualtrics or none",
  ),
  SURVEY_SCRIPT_URL: url("SURVEY_SCRIPT_URL"),
  SURVEY_FORM_ID: string().matches(/^[\w-]{1,64}$/, "SURVEY_FORM_ID must be letters, digits, _ and -"),
};

interface Given {
  RECAPTCHA_PROJECT_ID?: string | undefined;
  RECAPTCHA_SITE_KEY?: string | undefined;
  RECAPTCHA_SCRIPT_URL?: string | undefined;
  RECAPTCHA_API_BASE_URL?: string | undefined;
  RECAPTCHA_MIN_SCORE?: number | undefined;
  SURVEY_PROVIDER?: "medallia" | "qualtrics" | "none" | undefined;
  SURVEY_SCRIPT_URL?: string | undefined;
  SURVEY_FORM_ID?: string | undefined;
}

/** The emulator's captcha in front of the sandbox; with a project of its own Google's. */
export const captchaOf = (given: Given, emulatorOrigin: string, isSandbox: boolean): CaptchaConfig => {
  const { RECAPTCHA_PROJECT_ID: project } = given;
  return {
    enabled: isSandbox || project !== undefined,
    scriptUrl:
      given.RECAPTCHA_SCRIPT_URL ??
      (project ? "https://www.google.com/recaptcha/enterprise.js" : `${emulatorOrigin}/recaptcha/enterprise.js`),
    apiBaseUrl: (
      given.RECAPTCHA_API_BASE_URL ?? (project ? "https://recaptchaenterprise.googleapis.com" : emulatorOrigin)
    ).replace(/\/$/, ""),
    projectId: project ?? `sandbox-${brandAccounts.account}`,
    siteKey: given.RECAPTCHA_SITE_KEY ?? (project ? "" : "sandbox-recaptcha-site-key"),
    minScore: given.RECAPTCHA_MIN_SCORE ?? 0.5,
    timeoutMs: 5000,
  };
};

/** The emulator's survey in front of the sandbox; beside a real backend the one that is named, or none. */
export const surveyOf = (given: Given, emulatorOrigin: string | null): SurveyConfig | null => {
  const { SURVEY_PROVIDER: provider, SURVEY_SCRIPT_URL: scriptUrl, SURVEY_FORM_ID: formId } = given;
  if (provider === "none") return null;
  if (scriptUrl !== undefined) return { provider: provider ?? "medallia", scriptUrl, formId: formId ?? "" };
  if (emulatorOrigin === null) return null;
  return {
    provider: "medallia",
    scriptUrl: `${emulatorOrigin}/wdcus/sandbox/onsite/embed.js`,
    formId: formId ?? "sandbox-feedback",
  };
};
