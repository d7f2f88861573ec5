import type { Clock } from "#sandbox/core/clock.ts";
import { newCustomerId, newUsid } from "#sandbox/core/identifiers.ts";
import type { LoginRepository } from "./login-repository.ts";

/** A shopper without an account: a session id and the customer behind it. */
export interface Guest {
  usid: string;
  guestCustomerId: string;
}

/** Knows returning guests by their session ids. */
export interface GuestService {
  /** The guest behind a session id; a new one where there is none, or it is not ours. */
  of(usid: string | undefined): Promise<Guest>;
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

export const createGuestService = (repository: LoginRepository, clock: Clock): GuestService => ({
  of: async (usid) => {
    const known = usid && isUuid(usid) ? await repository.guestOf(usid) : undefined;
    if (usid && known) return { usid, guestCustomerId: known };
    const guest = { usid: newUsid(), guestCustomerId: newCustomerId() };
    await repository.addGuest({ usid: guest.usid, customerId: guest.guestCustomerId, createdAt: clock.now() });
    return guest;
  },
});
