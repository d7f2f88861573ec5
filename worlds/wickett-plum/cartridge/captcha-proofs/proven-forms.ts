import type { ApiFamily, ApiRequest } from "#sandbox/core/api-route.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OperationHooks } from "#sandbox/core/hook-routes.ts";
import { PROOF_HEADER } from "./captcha-proof.ts";
import type { CaptchaProofService, ProvenForm } from "./captcha-proof-service.ts";

const callOf = ({ siteId, headers }: ApiRequest) => ({ siteId, proof: headers[PROOF_HEADER] });

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const byEmail = ({ body }: ApiRequest) => member(body, "email");

/** The shop's own forms, and whom each is about. */
const forms: Readonly<Record<string, { action: ProvenForm["action"]; about: (request: ApiRequest) => unknown }>> = {
  "Subscriptions.subscribe": { action: "newsletter", about: ({ query }) => query.get("c_email") },
  "Customer.addEvent": { action: "campaign", about: byEmail },
  "Catalogs.requestFutureCatalogs": { action: "catalog", about: byEmail },
  "Marketing.sendLead": { action: "lead", about: byEmail },
  "Sleeves.requestLogoSleeves": { action: "sleeve", about: byEmail },
};

/** Route tables whose forms are taken with a proof only; the others stay as they are. */
export const withProofs = (families: readonly ApiFamily[], proofs: CaptchaProofService): ApiFamily[] =>
  families.map((family) => ({
    ...family,
    routes: family.routes.map((route) => {
      const form = Object.hasOwn(forms, route.operation) ? forms[route.operation] : undefined;
      if (!form) return route;
      return {
        ...route,
        handle: async (request: ApiRequest) => {
          const problem = await proofs.problemOf(callOf(request), { action: form.action, about: form.about(request) });
          if (problem) throw new Fault(403, problem.code, problem.message);
          return route.handle(request);
        },
      };
    }),
  }));

/** Hooks of the platform's operations that the shop's forms end in: a new account, and a card that is entered. */
export const proofHooks = (proofs: CaptchaProofService): OperationHooks => {
  /** A card that is kept already was entered, and proven, when it was kept. */
  const enteredCard = async (request: ApiRequest) => {
    const { body } = request;
    if (member(body, "paymentMethodId") !== "CREDIT_CARD" || member(body, "customerPaymentInstrumentId")) return;
    const about = member(body, "c_paymentToken") ?? member(member(body, "paymentCard"), "creditCardToken");
    return proofs.problemOf(callOf(request), { action: "payment", about });
  };
  return {
    "dw.ocapi.shop.customer.beforePOST": (request) =>
      proofs.problemOf(callOf(request), {
        action: "register",
        // Who is somebody elsewhere has no login of their own.
        about: member(member(request.body, "customer"), "login") ?? member(request.body, "externalId"),
      }),
    "dw.ocapi.shop.basket.payment_instrument.beforePOST": enteredCard,
    "dw.ocapi.shop.basket.payment_instrument.beforePATCH": enteredCard,
    "dw.ocapi.shop.order.payment_instrument.beforePOST": enteredCard,
    "dw.ocapi.shop.order.payment_instrument.beforePATCH": enteredCard,
    "dw.ocapi.shop.customer.payment_instrument.beforePOST": enteredCard,
  };
};
