import Bowser from "bowser";
import { refuse } from "#server/problem.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

/** A browser in which a customer is logged in, as the backend knows it. */
interface KnownDevice {
  id: string;
  userAgent: string;
  creationDate: string;
  lastUsed: string;
  current: boolean;
}

const requireAccount = ({ bearerToken }: SiteContext) => {
  if (!bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "Devices need an account.");
};

/** Browser, system and kind in words; nothing of what cannot be told. */
const namesOf = (userAgent: string) => {
  if (userAgent === "") return {};
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    ...(browser.name && { browser: browser.name }),
    ...(os.name && { system: os.name }),
    ...(platform.type && { kind: platform.type }),
  };
};

/**
 * `GET devices`: where the customer is logged in, `{ data: [{ id, browser?, system?, kind?, lastUsed, current }] }`.
 */
const list: SiteOperation = {
  method: "GET",
  path: "devices",
  handle: async (context) => {
    requireAccount(context);
    const { data } = (await context.custom({ api: "account", path: "devices" })) as { data: KnownDevice[] };
    return {
      data: data.map(({ id, userAgent, creationDate, lastUsed, current }) => ({
        id,
        ...namesOf(userAgent),
        creationDate,
        lastUsed,
        current,
      })),
    };
  },
};

/** `DELETE devices/:id`: ends the login of one browser. */
const end: SiteOperation = {
  method: "DELETE",
  path: "devices/:id",
  sameOrigin: true,
  handle: (context, { params }) => {
    requireAccount(context);
    const id = params["id"] ?? "";
    if (!/^[\w-]{1,100}$/.test(id)) throw refuse(400, "bad-request", "Bad Request", "The id is not well formed.");
    return context.custom({ api: "account", path: `devices/${id}`, method: "DELETE" });
  },
};

/** `DELETE devices`: ends the logins of all browsers but this one. */
const endOthers: SiteOperation = {
  method: "DELETE",
  path: "devices",
  sameOrigin: true,
  handle: (context) => {
    requireAccount(context);
    return context.custom({ api: "account", path: "devices", method: "DELETE" });
  },
};

/** The browsers in which a customer is logged in. */
export const deviceOperations: SiteOperation[] = [list, end, endOthers];
