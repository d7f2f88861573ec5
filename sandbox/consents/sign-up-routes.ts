import { Fault } from "#sandbox/fault.ts";
import type { ApiFamily, ApiRequest } from "#sandbox/http/api-route.ts";
import type { ConsentService } from "./consent-service.ts";

/** Which answers a filled sign-up form stands for. @throws Fault 400 for an unknown list, or none. */
const wantedOf = ({ query }: ApiRequest, consents: ConsentService) => {
  const codes = (query.get("c_subscribelist") ?? "").split("|").filter((code) => code !== "");
  if (codes.length === 0)
    throw new Fault(400, "missing-query-parameter", "Query parameter 'c_subscribelist' is required.", {
      parameterName: "c_subscribelist",
    });
  return codes.map((code) => {
    const subscription = consents.subscriptions([]).find(({ formCode }) => formCode === code);
    if (!subscription)
      throw new Fault(400, "bad-request", "'c_subscribelist' names a list that does not exist.", {
        parameterName: "c_subscribelist",
      });
    return subscription;
  });
};

/** `GET /custom/subscriptions/v1/…/subscribe`: the newsletter form (specification 3, sections 3 and 7). */
export const signUpFamilies = (consents: ConsentService): ApiFamily[] => [
  {
    base: "/custom/subscriptions/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "Subscriptions.subscribe",
        method: "get",
        path: "/subscribe",
        handle: async (request) => {
          const { shopper, siteId, query } = request;
          const owner = { customerId: shopper.customerId, registered: shopper.registered, siteId };
          const wanted = wantedOf(request, consents);
          const phone = query.get("c_phone") ?? "";
          for (const { subscriptionId, channels } of wanted) {
            const answer = (channel: string, contactPointValue: string) =>
              consents.answer(owner, { subscriptionId, channel, contactPointValue, status: "opt_in" });
            const { problem } = await answer("email", query.get("c_email") ?? "");
            if (problem)
              throw new Fault(400, "validation", problem.message, { parameterName: "c_email", code: problem.code });
            if (channels.includes("sms") && phone !== "") await answer("sms", `+1${phone.replaceAll(/\D/g, "")}`);
          }
          return { success: true };
        },
      },
    ],
  },
];
