import { useMemo } from "react";
import {
  type ConsentAnswer,
  type ConsentChannel,
  type ConsentOffer,
  createConsentsApi,
} from "#app/commerce-api/consents.ts";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { readPhone } from "#app/domain/address/phone-number.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/** What is offered, on its way. */
export type ConsentsState =
  | { status: "pending" }
  | { status: "done"; offers: readonly ConsentOffer[] }
  | { status: "error"; message: ShopperMessage };

/** Where each channel reaches a customer; a channel without a place is not offered. */
export const contactPoints = (customer: Customer): Partial<Record<ConsentChannel, string>> => {
  const phone = readPhone(customer.phoneHome ?? "");
  return {
    ...(customer.email && { email: customer.email }),
    ...(phone && { sms: `+1${phone.digits}`, whatsapp: `+1${phone.digits}` }),
  };
};

/** Whether a customer hears about something over a channel. */
export const isOptedIn = ({ consentStatus = [] }: ConsentOffer, channel: ConsentChannel): boolean =>
  consentStatus.some((answer) => answer.channel === channel && answer.status === "opt_in");

/** What a customer may hear about, and her answers. */
export const useConsents = () => {
  const { transports } = useCommerceApi();
  const api = useMemo(() => createConsentsApi(transports.scapi), [transports]);
  const submission = useSubmission();
  const { status, value, error, keep } = useAnswer(
    "consents",
    () => api.list(),
    "What a customer may hear about could not be asked for.",
  );
  const state: ConsentsState =
    status === "failed"
      ? { status: "error", message: shopperMessage(error) }
      : status === "ready"
        ? { status: "done", offers: value }
        : { status };

  const { run, setError } = submission;
  /** Keeps answers; those that could not be kept are told. */
  const save = async (answers: readonly ConsentAnswer[]): Promise<boolean> => {
    let refused: string[] = [];
    const isDone = await run(async () => {
      if (answers.length > 0) refused = await api.answer(answers);
      keep(await api.list());
    });
    if (refused.length > 0) setError(refused.join(" "));
    return isDone && refused.length === 0;
  };

  return { state, save, submission };
};
