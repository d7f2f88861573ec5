/** Something the shop tells a person by mail or text message. */
export interface NewOutboxMessage {
  kind: "mail" | "sms";
  /** Mail address or phone number. */
  to: string;
  subject: string;
  text: string;
  /** The same as a page; text messages have none. */
  html?: string | undefined;
  /** Headers of the mail beyond the usual ones, for example `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>> | undefined;
  siteId: string;
  /** What occasioned it, for example `password-reset`. */
  about: string;
}

/** A message as it lies in the outbox. */
export interface OutboxMessage extends Omit<NewOutboxMessage, "html" | "headers"> {
  id: string;
  html: string | null;
  headers: Readonly<Record<string, string>> | null;
  sentAt: Date;
}
