import type { SiteOperation } from "./site-operation.ts";

const originOf = (address: unknown): string | undefined =>
  typeof address === "string" && URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * `GET site-prefs`: what a merchant has switched for this site, as a flat object. A chat of a host that pages may not
 * load from is left out (`CHAT_ORIGINS`), so that nobody is offered a button that cannot work; so is what bounds
 * assistants (`assistants…`), which is nobody's business.
 */
export const sitePreferences: SiteOperation = {
  method: "GET",
  path: "site-prefs",
  cacheSeconds: 60,
  pageWaitMs: 2_000,
  handle: async (context) => {
    const all = (await context.custom({ api: "site-preferences", path: "site-preferences" })) as Record<
      string,
      unknown
    >;
    const preferences = Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith("assistants")));
    const { niceChatHostUrl: host } = preferences;
    if (!host || context.config.thirdParties.chatOrigins.includes(originOf(host) ?? "")) return preferences;
    context.log.warn({ host }, "CHAT_ORIGINS does not name the chat's host.");
    return { ...preferences, niceChatHostUrl: "" };
  },
};
