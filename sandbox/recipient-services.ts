import type { Database } from "./database/connection.ts";
import { newBasketId } from "./baskets/identifiers.ts";
import { createGiftReminderService } from "./recipients/gift-reminder-service.ts";
import { createOrderDeadlineService } from "./recipients/order-deadline-service.ts";
import { createRecipientRepository } from "./recipients/recipient-repository.ts";
import { createRecipientService } from "./recipients/recipient-service.ts";
import type { ShippingService } from "./shipping/shipping-service.ts";

type Given = Omit<Parameters<typeof createRecipientService>[0], "repository" | "deadlines" | "newId"> &
  Omit<Parameters<typeof createGiftReminderService>[0], "repository" | "recipients" | "deadlines">;

/**
 * Wires the people somebody gives to, and the mails before their days: the part of `services.ts` that stands on orders.
 */
export const createRecipientServices = ({
  database,
  shipping,
  ...given
}: Given & { database: Database; shipping: ShippingService }) => {
  const repository = createRecipientRepository(database);
  const deadlines = createOrderDeadlineService(shipping, given.sites);
  const recipients = createRecipientService({ ...given, repository, deadlines, newId: newBasketId });
  const giftReminders = createGiftReminderService({ ...given, repository, recipients, deadlines });
  return { recipients, giftReminders };
};
