import { DateTime } from "luxon";
import type { Gift } from "./gifts.ts";
import type { Recipient, RecipientDate } from "./recipient.ts";

/** What a reminder is written from. */
export interface ReminderFacts {
  recipient: Pick<Recipient, "id" | "firstName" | "lastName">;
  date: Pick<RecipientDate, "kind" | "name">;
  /** The day it is about, `YYYY-MM-DD`. */
  on: string;
  /** Until when to order. */
  orderBy: string | null;
  /** What they got for it a year ago, else last. */
  gift: Gift | undefined;
  /** Token of the link that stops it. */
  token: string;
  siteId: string;
}

interface Words {
  subject(name: string, what: string, on: string): string;
  hello(name: string): string;
  coming(name: string, what: string, on: string): string;
  gift(day: string, what: string): string;
  order(day: string): string;
  send: string;
  why: string;
  stop: string;
  birthday: string;
}

const english: Words = {
  subject: (name, what, on) => `${name}: ${what} on ${on}`,
  hello: (name) => `Hello ${name},`,
  coming: (name, what, on) => `${name} has a day coming up: ${what}, on ${on}.`,
  gift: (day, what) => `You sent ${what} on ${day}.`,
  order: (day) => `Order by ${day}, and it will arrive in time.`,
  send: "Send a gift:",
  why: "You asked for this email in your gift calendar. It comes once a year, ten days before the day.",
  stop: "Stop reminders for this day:",
  birthday: "birthday",
};

const french: Words = {
  subject: (name, what, on) => `${name} : ${what} le ${on}`,
  hello: (name) => `Bonjour ${name},`,
  coming: (name, what, on) => `Un jour important approche pour ${name} : ${what}, le ${on}.`,
  gift: (day, what) => `Votre envoi du ${day} : ${what}.`,
  order: (day) => `Commandez d’ici le ${day} et le colis arrivera à temps.`,
  send: "Offrir une douceur :",
  why: "Vous avez demandé ce courriel dans votre calendrier de cadeaux. Il part dix jours avant la date, une fois par année.",
  stop: "Ne plus recevoir de rappel pour ce jour :",
  birthday: "anniversaire",
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0) ?? 0)};`);

const dayIn = (locale: string) => (day: string) =>
  DateTime.fromISO(day, { zone: "utc" }).setLocale(locale).toLocaleString({ day: "numeric", month: "long" });

/**
 * Page that stops a reminder, and where a mail program does so by itself (RFC 8058); from the storefront's root, as in
 * every mail.
 */
export const stopLink = (token: string) => `/gift-reminders/stop?token=${encodeURIComponent(token)}`;
const oneClickLink = (siteId: string, token: string) =>
  `/api/${siteId}/gift-reminders/stop?token=${encodeURIComponent(token)}`;

/** The mail ten days before a day, in the customer's language. */
export const reminderMail = (facts: ReminderFacts, customer: { firstName: string; email: string }, locale: string) => {
  const { recipient, date, orderBy, gift, token, siteId } = facts;
  const words = locale.startsWith("fr") ? french : english;
  const inWords = dayIn(locale);
  const name = `${recipient.firstName} ${recipient.lastName}`;
  const what = date.kind === "other" ? date.name : words.birthday;
  const on = inWords(facts.on);
  const items = gift?.items.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(", ");
  const sentences = [
    words.hello(customer.firstName),
    words.coming(name, what, on),
    ...(gift && items ? [words.gift(inWords(gift.orderedAt.slice(0, 10)), items)] : []),
    ...(orderBy ? [words.order(inWords(orderBy))] : []),
  ];
  const links: [string, string][] = [
    [words.send, `/people/${recipient.id}`],
    [words.stop, stopLink(token)],
  ];
  return {
    kind: "mail" as const,
    to: customer.email,
    siteId,
    about: "gift-reminder",
    subject: words.subject(name, what, on),
    text: [...sentences, ...links.map(([label, link]) => `${label}\n${link}`), words.why].join("\n\n"),
    html: [
      ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
      ...links.map(
        ([label, link]) => `<p>${escapeHtml(label)} <a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      ),
      `<p>${escapeHtml(words.why)}</p>`,
    ].join("\n"),
    headers: {
      "List-Unsubscribe": `<${oneClickLink(siteId, token)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
};
