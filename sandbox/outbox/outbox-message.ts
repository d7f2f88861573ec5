/** Something the shop tells a person by mail or text message. */
export interface NewOutboxMessage {
  kind: "mail" | "sms";
  /** Mail address or phone number. */
  to: string;
  subject: string;
  text: string;
  /** The same as a page; text messages have none. */
  html?: string | undefined;
  siteId: string;
  /** What occasioned it, for example `password-reset`. */
  about: string;
}

/** A message as it lies in the outbox. */
export interface OutboxMessage extends Omit<NewOutboxMessage, "html"> {
  id: string;
  html: string | null;
  sentAt: Date;
}
