import { Fault } from "#sandbox/core/fault.ts";
import { objectOf } from "#sandbox/core/request/body-values.ts";
import type { ApiFamily, ApiRequest } from "#sandbox/core/api-route.ts";
import type { GiftReminderService } from "./gift-reminder-service.ts";
import { presentPeople } from "./recipient-presenter.ts";
import type { People, RecipientOwner, RecipientService } from "./recipient-service.ts";

/** Only somebody with an account has people. @throws Fault 401 */
const ownerOf = ({ shopper, siteId, locale }: ApiRequest): RecipientOwner => {
  if (!shopper.registered) throw new Fault(401, "unauthorized", "Recipients need an account.");
  return { customerId: shopper.customerId, siteId, locale };
};

/**
 * `/custom/recipients/v1`: the people of an account, as a cartridge of the shop would keep them (docs/decisions). Every
 * answer to a change is the whole list again.
 */
export const recipientFamilies = (recipients: RecipientService, reminders: GiftReminderService): ApiFamily[] => {
  const answer = async (change: (request: ApiRequest) => Promise<People>, request: ApiRequest) =>
    presentPeople(await change(request));
  const idOf = ({ params }: ApiRequest) => params.recipientId ?? "";
  return [
    {
      base: "/custom/recipients/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "Recipients.getRecipients",
          method: "get",
          path: "/recipients",
          handle: (request) => answer((each) => recipients.people(ownerOf(each)), request),
        },
        {
          operation: "Recipients.createRecipient",
          method: "post",
          path: "/recipients",
          handle: (request) => answer((each) => recipients.add(ownerOf(each), each.body), request),
        },
        {
          operation: "Recipients.updateRecipient",
          method: "put",
          path: "/recipients/:recipientId",
          handle: (request) => answer((each) => recipients.change(ownerOf(each), idOf(each), each.body), request),
        },
        {
          operation: "Recipients.removeRecipient",
          method: "delete",
          path: "/recipients/:recipientId",
          handle: (request) => answer((each) => recipients.remove(ownerOf(each), idOf(each)), request),
        },
        {
          operation: "Recipients.updateReminder",
          method: "put",
          path: "/recipients/:recipientId/dates/:dateId/reminder",
          handle: (request) =>
            answer(
              (each) => recipients.remind(ownerOf(each), idOf(each), each.params.dateId ?? "", each.body),
              request,
            ),
        },
        {
          operation: "Recipients.stopReminder",
          method: "post",
          path: "/reminders/actions/stop",
          handle: ({ body }) => reminders.stop(objectOf(body).token),
        },
      ],
    },
  ];
};
