/** A message to customer service. */
export interface ContactMessage {
  organizationId: string;
  cameFrom: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  orderNo: string | null;
  topic: string;
  comment: string;
  priority: string;
  status: string;
}

/** The same words of the same person within this time are one message that was sent twice. */
export const TWICE_MS = 10 * 60_000;

/** Whether two messages say the same. */
export const isSameMessage = (one: ContactMessage, other: ContactMessage): boolean =>
  (["email", "topic", "orderNo", "comment", "firstName", "lastName"] as const).every(
    (name) => one[name] === other[name],
  );

/** The letter that says that a message has arrived. */
export const contactLetter = ({ email, firstName, topic, comment }: ContactMessage) => ({
  kind: "mail" as const,
  to: email,
  subject: "We have your message",
  text: `Dear ${firstName},\n\nthank you for writing about “${topic}”. Please allow two business days for a response. You wrote:\n\n${comment}`,
  siteId: "",
  about: "contact",
});
