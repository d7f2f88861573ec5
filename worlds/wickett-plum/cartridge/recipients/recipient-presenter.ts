import type { People } from "./recipient-service.ts";

/** The people of an account on the wire; what is kept for the mails alone stays inside. */
export const presentPeople = ({ today, recipients, suggestions, occasions }: People) => ({
  today,
  total: recipients.length,
  data: recipients.map(({ id, firstName, lastName, addresses, allergies, likes, note, dates, gifts }) => ({
    recipientId: id,
    firstName,
    lastName,
    addresses,
    allergies,
    likes,
    note,
    dates: dates.map(({ id: dateId, kind, name, month, day, year, reminds, on, orderBy, lastOrder }) => ({
      dateId,
      kind,
      name,
      month,
      day,
      ...(year === null ? {} : { year }),
      reminds,
      on,
      ...(orderBy === null ? {} : { orderBy }),
      ...(lastOrder === null ? {} : { lastOrder }),
    })),
    gifts,
  })),
  suggestions: suggestions.map(({ source, address }) => ({ source, address })),
  occasions: occasions.map(({ occasion, on, categoryId, orderBy, lastOrder }) => ({
    occasion,
    on,
    ...(categoryId === null ? {} : { categoryId }),
    ...(orderBy === null ? {} : { orderBy }),
    ...(lastOrder === null ? {} : { lastOrder }),
  })),
});
