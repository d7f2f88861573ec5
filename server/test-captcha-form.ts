import { testSiteIds } from "#tests/factories/sites.ts";
import request, { type Test } from "supertest";
import { createTestBackend, type SeenRequest } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

/** A storefront whose site asks for a captcha, and the backend its form goes on to. */
export interface TestCaptchaForm {
  /** What the backend answers. */
  answer: { status: number; body: object };
  /** The site's preferences. */
  preferences: object;
  /** Sends the form as the shop's own page does; `from` is what the browser says of its origin. */
  send: (body: unknown, from?: string) => Test;
  /** What reached the backend of it. */
  reached: () => readonly SeenRequest[];
  /** A captcha asked for, a form that is taken, nothing seen yet. */
  reset: () => void;
  close: () => Promise<void>;
}

/** `form` is the storefront's path, `takenAt` the backend's below an organization, `action` the captcha's. */
export const createTestCaptchaForm = async ({
  form,
  takenAt,
  action,
}: {
  form: string;
  takenAt: { api: string; name: string; method?: "get" | "post" };
  action: string;
}): Promise<TestCaptchaForm> => {
  const backend = await createTestBackend({
    RECAPTCHA_PROJECT_ID: "own-forms",
    RECAPTCHA_SITE_KEY: "key",
  });
  const { thirdParties } = backend.config;
  thirdParties.captcha = { ...thirdParties.captcha, apiBaseUrl: backend.origin };
  const shop = createTestStorefront(backend.config, { env: { RECAPTCHA_API_KEY: "own-key" } });
  const own: TestCaptchaForm = {
    answer: { status: 200, body: {} },
    preferences: {},
    send: (body, from = "same-origin") =>
      request(shop.listener)
        .post(`/api/${testSiteIds.us}/${form}`)
        .set("sec-fetch-site", from)
        .send(body as object),
    reached: () => backend.seen.filter(({ url }) => url.includes(`/${takenAt.name}?`)),
    reset: () => {
      backend.seen.length = 0;
      own.preferences = { recaptchaEnabled: true };
      own.answer = { status: 200, body: { success: true } };
    },
    close: () => backend.close(),
  };
  backend.app.get("/custom/site-preferences/v1/organizations/:id/site-preferences", (_request, response) => {
    response.json(own.preferences);
  });
  backend.app.post("/v1/projects/own-forms/assessments", (_request, response) => {
    response.json({ tokenProperties: { valid: true, action, hostname: "localhost" }, riskAnalysis: { score: 0.9 } });
  });
  backend.app[takenAt.method ?? "post"](
    `/custom/${takenAt.api}/v1/organizations/:id/${takenAt.name}`,
    (_request, response) => {
      response.status(own.answer.status).json(own.answer.body);
    },
  );
  return own;
};
