import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { LoginRepository } from "./login-repository.ts";
import type { SessionService } from "./session-service.ts";

/** A browser in which a customer is logged in. */
export interface Device {
  id: string;
  /** What the browser calls itself; empty while nobody said. */
  userAgent: string;
  siteId: string;
  startedAt: Date;
  lastUsedAt: Date;
}

/** The browsers in which a customer is logged in. */
export interface DeviceService {
  /** Those whose login still runs, the one used last first. */
  list(customerId: string): Promise<Device[]>;
  /** Keeps what the browser of a session calls itself. */
  note(sessionId: string, userAgent: string): Promise<void>;
  /** Ends the login of one of the customer's browsers. @throws Fault 404 `device-not-found`. */
  end(customerId: string, id: string): Promise<void>;
  /** Ends the logins of all but one. */
  endOthers(customerId: string, sessionId: string): Promise<void>;
}

const USER_AGENT_LIMIT = 512;

export const createDeviceService = (options: {
  repository: LoginRepository;
  sessions: SessionService;
  clock: Clock;
}): DeviceService => {
  const { repository, sessions, clock } = options;
  const running = (customerId: string) => repository.sessionsOf(customerId, clock.now());
  /** Tokens that a visitor's browser has got in another way, for the Shop API, are no device of their own. */
  const devicesOf = async (customerId: string) => {
    const known = await running(customerId);
    const named = new Set(known.filter(({ userAgent }) => userAgent !== "").map(({ usid }) => usid));
    return known.filter(({ userAgent, usid }) => userAgent !== "" || !named.has(usid));
  };

  return {
    list: async (customerId) =>
      (await devicesOf(customerId)).map(({ id, userAgent, siteId, startedAt, lastUsedAt }) => ({
        id,
        userAgent,
        siteId,
        startedAt,
        lastUsedAt: lastUsedAt ?? startedAt,
      })),

    note: (sessionId, userAgent) => repository.noteDevice(sessionId, userAgent.slice(0, USER_AGENT_LIMIT), clock.now()),

    end: async (customerId, id) => {
      const known = await running(customerId);
      const device = known.find((each) => each.id === id);
      if (!device) throw new Fault(404, "device-not-found", "Nobody is logged in there any more.");
      for (const session of known.filter(({ usid }) => usid === device.usid)) await sessions.end(session.id);
      await repository.removeBrowserSessionsOf(customerId, { usid: device.usid });
    },

    endOthers: (customerId, sessionId) => sessions.endOthersOf(customerId, sessionId),
  };
};
