import { type Body, lenientText } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** Ways to reach a shopper. */
export const channels = ["email", "sms", "whatsapp"] as const;
export type Channel = (typeof channels)[number];

/** What a shopper says to a subscription. */
export type ConsentStatus = "opt_in" | "opt_out";

/** Something a shopper may agree to hear about. */
export interface ConsentSubscription {
  subscriptionId: string;
  /** The word sign-up forms use for it. */
  formCode: string;
  channels: readonly Channel[];
  title: string;
  subtitle: string;
  /** Places of the shop that offer it. */
  tags: readonly string[];
  consentType: "marketing" | "legal";
  consentRequired: boolean;
  defaultStatus: ConsentStatus;
}

/** One answer of a shopper. */
export interface Consent {
  subscriptionId: string;
  channel: Channel;
  contactPoint: string;
  status: ConsentStatus;
}

/** Answers one call may give. */
export const BULK_LIMIT = 50;

/** Why one answer cannot be taken. */
export interface ConsentProblem {
  code:
    | "INVALID_REQUEST"
    | "SUBSCRIPTION_NOT_FOUND"
    | "CHANNEL_NOT_SUPPORTED"
    | "INVALID_CONTACT_POINT"
    | "CONSENT_REQUIRED";
  message: string;
}

/** An answer as it was asked for, for the words about it, and what is wrong with it. */
export interface ConsentAttempt {
  asked: { subscriptionId: string; channel: string; contactPointValue: string; status: string };
  /** Present when it can be taken. */
  consent?: Consent;
  problem?: ConsentProblem;
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^\+[1-9]\d{6,14}$/;

/**
 * The contact point as it is kept: phones without spaces, e-mail addresses in small letters; nothing when it is
 * malformed.
 */
const contactPointOf = (channel: Channel, value: string): string | undefined => {
  if (value.length < 3 || value.length > 320) return undefined;
  if (channel === "email") return email.test(value) ? value.toLowerCase() : undefined;
  const digits = value.replaceAll(/[\s().-]/g, "");
  return phone.test(digits) ? digits : undefined;
};

const problemOf = (
  { subscriptionId, channel, status }: ConsentAttempt["asked"],
  subscription: ConsentSubscription | undefined,
  contactPoint: string | undefined,
): ConsentProblem | undefined => {
  if (!channels.some((known) => known === channel) || (status !== "opt_in" && status !== "opt_out"))
    return { code: "INVALID_REQUEST", message: "'channel' or 'status' is not one of the documented values." };
  if (!subscription)
    return { code: "SUBSCRIPTION_NOT_FOUND", message: `There is no subscription '${subscriptionId}'.` };
  if (!subscription.channels.some((known) => known === channel))
    return { code: "CHANNEL_NOT_SUPPORTED", message: `'${subscriptionId}' does not go out by ${channel}.` };
  if (contactPoint === undefined)
    return {
      code: "INVALID_CONTACT_POINT",
      message: channel === "email" ? "Invalid e-mail address format" : "Invalid phone number format",
    };
  if (subscription.consentRequired && status === "opt_out")
    return { code: "CONSENT_REQUIRED", message: `'${subscriptionId}' cannot be declined.` };
  return undefined;
};

/** Looks at one answer. */
export const attemptOf = (body: unknown, subscriptions: readonly ConsentSubscription[]): ConsentAttempt => {
  const record: Body = typeof body === "object" && body !== null ? { ...body } : {};
  const asked = {
    subscriptionId: lenientText(record, "subscriptionId"),
    channel: lenientText(record, "channel"),
    contactPointValue: lenientText(record, "contactPointValue"),
    status: lenientText(record, "status"),
  };
  const subscription = subscriptions.find(({ subscriptionId }) => subscriptionId === asked.subscriptionId);
  const contactPoint = contactPointOf(asked.channel as Channel, asked.contactPointValue);
  const problem = problemOf(asked, subscription, contactPoint);
  if (problem || contactPoint === undefined) return problem ? { asked, problem } : { asked };
  return {
    asked,
    consent: {
      subscriptionId: asked.subscriptionId,
      channel: asked.channel as Channel,
      contactPoint,
      status: asked.status as ConsentStatus,
    },
  };
};

/** The answers of a bulk call. @throws Fault 400 `validation` for none, too many, or something else than a list. */
export const bulkOf = (body: unknown): unknown[] => {
  const given = typeof body === "object" && body !== null && "subscriptions" in body ? body.subscriptions : undefined;
  if (!Array.isArray(given) || given.length === 0 || given.length > BULK_LIMIT)
    throw new Fault(400, "validation", `A bulk request holds 1 to ${BULK_LIMIT} subscriptions.`, {
      title: "Bulk Request Validation Error",
    });
  return given;
};
