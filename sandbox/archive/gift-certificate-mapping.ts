import { statusOf, type GiftCertificateKind } from "#sandbox/platform/gift-certificates/gift-certificate.ts";
import type {
  GiftCertificateExchange,
  GiftCertificateFacts,
  GiftCertificateRedemption,
} from "#sandbox/platform/gift-certificates/module.ts";
import { centsOf, momentOf, moneyText } from "./amount-text.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { ownWordsOf, presentOwnWords } from "./own-words.ts";
import { attributeOf, childOf, childrenOf, element, textElement, textIn, type XmlElement } from "./xml-element.ts";

const statusTexts = { pending: "PENDING", issued: "ISSUED", partially_redeemed: "PART_REDEEMED", redeemed: "REDEEMED" };

const kinds: readonly GiftCertificateKind[] = ["certificate", "card", "discounted-card"];

const LONG_AGO = new Date("2000-01-01T00:00:00Z");

const optional = (name: string, text: string | null) => textElement(name, text === "" ? null : text);

/** What orders took, and in one piece what was taken before the shop knew the certificate. */
const allRedemptions = (
  facts: GiftCertificateFacts,
  known: readonly GiftCertificateRedemption[],
): GiftCertificateRedemption[] => {
  const rest = facts.amountCents - facts.balanceCents - known.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [...(rest > 0 ? [{ amountCents: rest, redeemedAt: facts.createdAt, orderNo: null }] : []), ...known];
};

const certificateElement = (
  facts: GiftCertificateFacts,
  known: readonly GiftCertificateRedemption[] = [],
): XmlElement => {
  const redemptions = allRedemptions(facts, known);
  const { kind, securityCode } = facts;
  const words = presentOwnWords({
    kind: kind === "certificate" ? undefined : kind,
    securityCode: securityCode === "" ? undefined : securityCode,
  });
  return element(
    "gift-certificate",
    { "gc-id": facts.number, "gc-merchant-id": facts.merchantId === "" ? undefined : facts.merchantId },
    textElement("create-date", facts.createdAt.toISOString()),
    optional("recipient-name", facts.recipientName),
    optional("recipient-email", facts.recipientEmail),
    optional("sender-name", facts.senderName),
    optional("message", facts.message),
    optional("description", facts.description),
    optional("order-no", facts.orderNo),
    textElement("enabled-flag", facts.enabled),
    textElement("status", statusTexts[statusOf(facts)]),
    textElement("currency", facts.currency),
    textElement("amount", moneyText(facts.amountCents)),
    redemptions.length > 0
      ? element(
          "redemptions",
          {},
          ...redemptions.map(({ amountCents, redeemedAt, orderNo }) =>
            element(
              "redemption",
              {},
              textElement("date", redeemedAt.toISOString()),
              textElement("amount", moneyText(amountCents)),
              textElement("order-no", orderNo),
            ),
          ),
        )
      : undefined,
    words ? element("custom-attributes", {}, words) : undefined,
  );
};

/** What is left: nothing where a file says so without saying who took it, else the amount without what was taken. */
const balanceOf = (of: XmlElement, amountCents: number): number => {
  const taken = childrenOf(childOf(of, "redemptions"), "redemption");
  if (taken.length === 0) return textIn(of, "status") === "REDEEMED" ? 0 : amountCents;
  const sum = taken.reduce((all, each) => all + (centsOf(textIn(each, "amount")) ?? 0), 0);
  return Math.min(amountCents, Math.max(0, amountCents - sum));
};

const factsOf = ({ key, element: of }: Pick<Entry, "key" | "element">): GiftCertificateFacts => {
  const words = ownWordsOf(of);
  const amountCents = Math.max(0, centsOf(textIn(of, "amount")) ?? 0);
  return {
    number: key,
    securityCode: typeof words.securityCode === "string" ? words.securityCode : "",
    kind: kinds.find((kind) => kind === words.kind) ?? "certificate",
    merchantId: attributeOf(of, "gc-merchant-id") ?? "",
    currency: textIn(of, "currency") ?? "",
    amountCents,
    balanceCents: balanceOf(of, amountCents),
    pending: textIn(of, "status") === "PENDING",
    enabled: textIn(of, "enabled-flag") === "true",
    recipientEmail: textIn(of, "recipient-email") ?? "",
    recipientName: textIn(of, "recipient-name") ?? "",
    senderName: textIn(of, "sender-name") ?? "",
    message: textIn(of, "message") || null,
    description: textIn(of, "description") || null,
    orderNo: textIn(of, "order-no") || null,
    createdAt: momentOf(textIn(of, "create-date")) ?? LONG_AGO,
  };
};

/**
 * Gift certificates with what is left of them; the shop has them once for all sites. What orders of another shop took
 * counts, but is not booked under their numbers, which may be other orders here.
 */
export const giftCertificateMapping = (certificates: GiftCertificateExchange, siteIds: readonly string[]): Mapping => ({
  kind: "gift-certificates",
  object: "gift-certificate",
  isKeyShopWide: true,

  read: async (keys) =>
    (await certificates.read(keys)).map(({ redemptions, ...facts }) => ({
      siteId: siteIds[0] ?? "",
      containerId: "",
      key: facts.number,
      element: certificateElement(facts, redemptions),
    })),

  understood: (entry) => certificateElement(factsOf(entry)),

  write: async (entries, { count }) => {
    const unnamed = entries.filter(({ key }) => key === "").map(({ key }) => key);
    count("gift-certificates: without a number, kept without effect", unnamed.length);
    await certificates.put(entries.filter(({ key }) => key !== "").map(factsOf));
    return unnamed;
  },

  remove: (entries) => certificates.remove(entries.map(({ key }) => key)),
});
