import { LRUCache } from "lru-cache";
import { refuse, UpstreamProblem } from "#server/problem.ts";
import { asSystem, once, ownGuest, speakerOf } from "./merchant-system.ts";
import { readShopperContext } from "./shopper-context-schema.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

/** The groups of a shopper, and which of them change what goods cost. */
interface Standing {
  customerGroups: string[];
  pricedBy: string[];
}

/** How long what holds for every visitor of a kind is taken to hold. */
const VISITOR_MS = 5 * 60_000;

const visitors = new LRUCache<string, Promise<Standing>>({ max: 100, ttl: VISITOR_MS });

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

const systemGroups = new Set(["Everyone", "Registered", "Unregistered"]);

/** A backend that does not say which groups have prices of their own is taken to mean all but those everybody is in. */
const standingOf = async (calls: Pick<SiteContext, "custom">): Promise<Standing> => {
  const answer = (await calls.custom({ api: "account", path: "shopper-groups" })) as Record<string, unknown>;
  const customerGroups = listOf(answer["customerGroups"]);
  const pricedBy = Array.isArray(answer["pricedBy"])
    ? listOf(answer["pricedBy"])
    : customerGroups.filter((group) => !systemGroups.has(group));
  return { customerGroups, pricedBy };
};

/** Merges what is known about a session into its context, and makes one where there is none. */
const write = async (calls: Pick<SiteContext, "scapi">, usid: string, body: object): Promise<void> => {
  const args = [{ parameters: { usid }, body }];
  try {
    await calls.scapi("ShopperContexts", "updateShopperContext", args);
  } catch (error) {
    if (!(error instanceof UpstreamProblem) || error.status !== 404) throw error;
    await calls.scapi("ShopperContexts", "createShopperContext", args);
  }
};

const qualifiers = (context: SiteContext, device: string, isLoggedIn: boolean) => ({
  device,
  selectedCountryIsoCode: context.site.country,
  loggedin: String(isLoggedIn),
});

/**
 * The standing of whoever only looks around: that of a guest of the server's own on the same kind of device, shared by
 * all of them.
 */
const visitorStanding = (context: SiteContext, device: string): Promise<Standing> => {
  const { config, site } = context;
  return once(visitors, `${config.commerce.origin} ${site.id} ${site.country} ${device}`, async () => {
    const guest = await ownGuest(context);
    await asSystem(context, guest, (calls) =>
      write(calls, guest.usid, { customQualifiers: qualifiers(context, device, false) }),
    );
    return standingOf(context.as(guest.accessToken));
  });
};

/**
 * `POST shoppercontext {login_id, sourceCode?, customQualifiers}`: tells the backend what this shop knows about the
 * caller's session, and answers the groups that follow, `{ customerGroups, pricedBy }`. A source code that is left out
 * stays; an empty one is taken away. Without a token it speaks of a visitor of whom only the device is known, and
 * nothing is kept. 400 for anything else in the body, 401 for a token that is not good, 409 where the token is another
 * shopper's than `login_id` says.
 */
export const shopperContext: SiteOperation = {
  method: "POST",
  path: "shoppercontext",
  sameOrigin: true,
  handle: async (context, { body }) => {
    const { login_id: loginId, sourceCode, customQualifiers } = await readShopperContext(body);
    if (!context.bearerToken) return visitorStanding(context, customQualifiers.device);
    const shopper = speakerOf(context.bearerToken);
    if (shopper.loginId.toLowerCase() !== loginId.toLowerCase())
      throw refuse(409, "customer-changed", "Conflict", "The session belongs to someone else now.");
    // The backend looks at the shopper's own token before anything is said in its name.
    await standingOf(context);
    await asSystem(context, shopper, (calls) =>
      write(calls, shopper.usid, {
        ...(sourceCode !== undefined && { sourceCode }),
        customQualifiers: qualifiers(context, customQualifiers.device, shopper.loginId !== "guest"),
      }),
    );
    return standingOf(context);
  },
};
