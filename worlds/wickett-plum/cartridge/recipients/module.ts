import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { erasing } from "#sandbox/core/database/personal-data.ts";
import { newBasketId } from "#sandbox/platform/baskets/identifiers.ts";
import type { ShippingService } from "#sandbox/platform/shipping/shipping-service.ts";
import { createGiftReminderService, type GiftReminderService } from "./gift-reminder-service.ts";
import { createOrderDeadlineService } from "./order-deadline-service.ts";
import { createRecipientRepository } from "./recipient-repository.ts";
import { recipientFamilies } from "./recipient-routes.ts";
import { recipients as recipientTable } from "./recipient-tables.ts";
import { createRecipientService, type RecipientService } from "./recipient-service.ts";

/** The people somebody gives to, and the mails before their days. */
export const recipientsModule = defineModule({
  services: (
    given: Foundation &
      Omit<Parameters<typeof createRecipientService>[0], "repository" | "deadlines" | "newId"> &
      Omit<Parameters<typeof createGiftReminderService>[0], "repository" | "recipients" | "deadlines"> & {
        shipping: ShippingService;
      },
  ) => {
    const repository = createRecipientRepository(given.database);
    const deadlines = createOrderDeadlineService(given.shipping, given.sites);
    const recipients = createRecipientService({ ...given, repository, deadlines, newId: newBasketId });
    return {
      recipients,
      giftReminders: createGiftReminderService({ ...given, repository, recipients, deadlines }),
    };
  },
  parts: ({
    database,
    recipients,
    giftReminders,
  }: {
    database: Database;
    recipients: RecipientService;
    giftReminders: GiftReminderService;
  }) => ({
    families: recipientFamilies(recipients, giftReminders),
    dueWork: [giftReminders.work],
    erasePerson: erasing(database, recipientTable),
  }),
});
