import { atMost, invalidExpand } from "#sandbox/core/request/query-values.ts";
import type { ShopperConsentsTypes } from "@salesforce/commerce-sdk-isomorphic";
import { Fault } from "#sandbox/core/fault.ts";
import { ApiReply, type ApiFamily, type ApiRequest } from "#sandbox/core/api-route.ts";
import { bulkOf, type Consent, type ConsentAttempt, type ConsentSubscription } from "./consent.ts";
import type { ConsentOwner, ConsentService } from "./consent-service.ts";

const TAG_LIMIT = 10;

const ownerOf = ({ shopper, siteId }: ApiRequest): ConsentOwner => ({
  customerId: shopper.customerId,
  registered: shopper.registered,
  siteId,
});

/** The values of a list parameter, repeated or separated by commas. */
const valuesOf = ({ query }: ApiRequest, name: string): string[] =>
  query.getAll(name).flatMap((text) => text.split(",").filter((word) => word !== ""));

const tagsOf = (request: ApiRequest): string[] => {
  return atMost(valuesOf(request, "tags"), "tags", TAG_LIMIT);
};

const wantsStatus = (request: ApiRequest): boolean => {
  const words = valuesOf(request, "expand");
  const unknown = words.find((word) => word !== "consentStatus");
  if (unknown !== undefined) throw invalidExpand(unknown);
  return words.length > 0;
};

const presentStatus = ({ channel, contactPoint, status }: Consent) => ({
  channel,
  contactPointValue: contactPoint,
  status,
});

const presentSubscription = (
  { formCode: _word, ...subscription }: ConsentSubscription,
  answers: readonly Consent[] | undefined,
): ShopperConsentsTypes.ConsentSubscription => ({
  ...subscription,
  channels: [...subscription.channels],
  tags: [...subscription.tags],
  ...(answers
    ? {
        consentStatus: answers
          .filter(({ subscriptionId }) => subscriptionId === subscription.subscriptionId)
          .map(presentStatus),
      }
    : {}),
});

const presentAttempt = ({ asked, problem }: ConsentAttempt) => ({
  ...asked,
  success: problem === undefined,
  ...(problem ? { error: problem } : {}),
});

const PARTIAL = 207;

/** The Shopper Consents family. */
export const consentFamilies = (consents: ConsentService): ApiFamily[] => [
  {
    base: "/shopper/shopper-consents/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "ShopperConsents.getSubscriptions",
        method: "get",
        path: "/subscriptions",
        query: ["tags", "expand"],
        handle: async (request) => {
          const subscriptions = consents.subscriptions(tagsOf(request));
          const answers = wantsStatus(request) ? await consents.answersOf(ownerOf(request)) : undefined;
          const data = subscriptions.map((each) => presentSubscription(each, answers));
          return { data };
        },
      },
      {
        operation: "ShopperConsents.updateSubscription",
        method: "post",
        path: "/subscriptions",
        handle: async (request) => {
          const { asked, problem } = await consents.answer(ownerOf(request), request.body);
          if (problem)
            throw new Fault(400, "validation", problem.message, {
              title: "Error Updating Consent Subscription",
              code: problem.code,
            });
          return asked;
        },
      },
      {
        operation: "ShopperConsents.updateSubscriptions",
        method: "post",
        path: "/subscriptions/actions/bulk",
        handle: async (request) => {
          const attempts: ConsentAttempt[] = [];
          for (const each of bulkOf(request.body)) attempts.push(await consents.answer(ownerOf(request), each));
          const isWhole = attempts.every(({ problem }) => problem === undefined);
          return new ApiReply(isWhole ? 200 : PARTIAL, { results: attempts.map(presentAttempt) });
        },
      },
    ],
  },
];
