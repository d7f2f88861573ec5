import express, { Router } from "express";
import { VendorError } from "../vendor-error.ts";
import { textAt } from "../wallets/text-at.ts";
import { readScript } from "../package-folder.ts";

const SCRIPT = "survey/browser/embed.js";

/** The published account and form of the emulator. */
export const surveyAccount = { accountId: "sandbox", formId: "sandbox-feedback" } as const;

/** The most answers kept to be looked at; older ones go first. */
const KEPT = 500;
const LONGEST = 2000;

/** What somebody said of the shop. */
interface SurveyAnswer {
  formId: string;
  rating: number;
  comment: string;
  page: string;
}

const answerOf = (formId: string, body: unknown): SurveyAnswer => {
  const { rating } = (body ?? {}) as { rating?: unknown };
  const comment = textAt(body, "comment");
  if (typeof rating !== "number" || !Number.isInteger(rating) || rating < 1 || rating > 5 || comment.length > LONGEST)
    throw new VendorError(400, { message: "That is no answer." });
  // Of the page only its path is kept: a query may name a person.
  return { formId, rating, comment, page: textAt(body, "page").split("?")[0] ?? "" };
};

/**
 * The feedback survey (Medallia Digital, by its public description): the script with `KAMPYLE_ONSITE_SDK`, and where
 * its answers go. `GET /wdcus/<account>/feedback` tells them, the oldest first.
 */
export const surveyRouter = ({
  origin,
  data: { surveyQuestion },
}: {
  origin: string;
  data: { surveyQuestion: string };
}): Router => {
  const script = readScript(SCRIPT)
    .replace("@ORIGIN@", () => origin)
    .replace('"@QUESTION@"', () => JSON.stringify(surveyQuestion));
  const answers: SurveyAnswer[] = [];
  const router = Router();

  router.param("account", (_request, _response, next, account) => {
    if (account !== surveyAccount.accountId) throw new VendorError(404, { message: "No such account." });
    next();
  });

  router.get("/wdcus/:account/onsite/embed.js", (_request, response) => {
    response.set("cache-control", "public, max-age=300").type("text/javascript").send(script);
  });

  // A preflight would ask for this; a plain text body needs none.
  router.post(
    "/wdcus/:account/feedback/:form",
    express.json({ type: "*/*", limit: "16kb" }),
    ({ params: { form }, body }, response) => {
      if (form !== surveyAccount.formId) throw new VendorError(404, { message: "No such form." });
      answers.push(answerOf(String(form), body));
      answers.splice(0, answers.length - KEPT);
      response.set("access-control-allow-origin", "*").status(204).end();
    },
  );

  router.get("/wdcus/:account/feedback", (_request, response) => {
    response.json({ answers });
  });
  return router;
};
