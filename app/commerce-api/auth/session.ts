import { CommerceApiError } from "../commerce-api-error.ts";
import { readAnswer, send } from "../read-answer.ts";
import { leadAway } from "../redirect-for-error.ts";
import { hintOf, kindOf } from "./session-hint.ts";
import type { TokenStorage } from "./token-storage.ts";

/** Who is shopping. The access token lives in memory only; the refresh token never leaves the server's cookie. */
export interface Session {
  customerId: string;
  registered: boolean;
  /** How recommendations and activities know this visit. */
  visitorId?: string;
  /** The login service's id of the session, where this browser keeps the tokens itself. */
  usid?: string;
  /** The account's name for the recommendation service; of registered shoppers only. */
  encUserId?: string;
  accessToken?: string;
  /** When the access token ends, in milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Something that happened to the session without the shopper asking for it; `repriced` is that goods cost the shopper
 * something else.
 */
export type SessionEvent = "expired" | "changed" | "repriced";

/** The browser's session, kept by the storefront server in cookies that scripts cannot read. */
export interface BrowserSession {
  /** The running session, restored when the server keeps one; null for a visitor who has none. */
  current(): Promise<Session | null>;
  /** The running session, made as a guest when there is none. */
  ensure(): Promise<Session>;
  signIn(email: string, password: string): Promise<Session>;
  /** Opens an account's session at another of the server's ways in: `session/code-login`. */
  enter(path: string, body: object): Promise<Session>;
  signOut(): Promise<Session>;
  /** Makes the next call ask for a fresh token. */
  forgetToken(): void;
  /** Tells of expiry and of a change of customer; gives back how to stop. */
  listen(listener: (event: SessionEvent, session: Session) => void): () => void;
}

/** A token or commerce session with less than this left counts as ended (session-4). */
export const TOKEN_MARGIN_MS = 60_000;

/** How long an opened commerce session is taken to last (session-6). */
export const COMMERCE_SESSION_MS = 900_000;

interface SessionOptions {
  siteId: string;
  fetcher?: typeof fetch;
  now?: () => number;
  /** The page's readable cookies. */
  readCookies?: () => string;
  /**
   * Makes the backend know how the shopper looks at the shop before anything is asked; true when prices are others
   * since.
   */
  introduce?: (session: Session) => Promise<boolean>;
  /** Where this browser keeps refresh tokens itself; left out, the server keeps them in its cookies. */
  storage?: () => Promise<TokenStorage>;
  /** Leads to the page that a refusal of the session has (`redirectForError`), also where nothing else is asked for. */
  leave?: (path: string) => void;
}

interface SessionAnswer {
  accessToken: string;
  expiresInSeconds: number;
  customerId: string;
  registered: boolean;
  visitorId?: string;
  usid?: string;
  /** What the hint cookie says since. */
  hint?: string;
  encUserId?: string;
}

/**
 * Creates the browser's session of one site. Whoever asks for it runs the same steps: a fresh access token where the
 * one held has ended or another tab has changed the customer, then, side by side, a commerce session and what the
 * backend has to know of how they shop; all callers share one pending run.
 */
export const createBrowserSession = ({
  siteId,
  fetcher = fetch,
  now = Date.now,
  readCookies = () => document.cookie,
  introduce,
  storage,
  leave,
}: SessionOptions): BrowserSession => {
  let session: Session | null = null;
  let heldHint: string | undefined;
  let stale = false;
  let commerceEndsAt = 0;
  let pending: Promise<Session> | null = null;
  const listeners = new Set<(event: SessionEvent, session: Session) => void>();

  const post = async (path: string, body: unknown): Promise<unknown> =>
    readAnswer(
      await send(fetcher, `/api/${siteId}/${path}`, {
        method: "POST",
        credentials: "same-origin",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );

  const readHint = async () => (storage ? (await storage()).hint() : hintOf(readCookies(), siteId));

  const ask = async (path: string, body: object): Promise<Session> => {
    const tokenStorage = await storage?.();
    const answer = (await post(path, { ...body, ...tokenStorage?.tokens() })) as SessionAnswer;
    tokenStorage?.keep(answer);
    if (session?.customerId !== answer.customerId) commerceEndsAt = 0;
    session = {
      customerId: answer.customerId,
      registered: answer.registered,
      visitorId: answer.visitorId,
      usid: answer.usid,
      encUserId: answer.encUserId,
      accessToken: answer.accessToken,
      expiresAt: now() + answer.expiresInSeconds * 1000,
    };
    // A browser that keeps no cookies shows no hint, and cannot tell of other tabs.
    heldHint = (await readHint()) && answer.hint;
    stale = false;
    return session;
  };

  const isLasting = (endsAt: number) => endsAt - now() > TOKEN_MARGIN_MS;

  const restore = async (hint: string | undefined): Promise<Session> => {
    const before = session;
    const wasRegistered = before?.registered ?? kindOf(hint) === "registered";
    const after = await ask("session", {}).catch(leadAway(leave));
    // A guest's hint means that another tab has logged out; that is a change and no expiry.
    if (wasRegistered && !after.registered && kindOf(hint) !== "guest") tell("expired", after);
    else if (before && before.customerId !== after.customerId) tell("changed", after);
    return after;
  };

  /** Opens the commerce platform's own session for the shopper; a shop without one sells all the same. */
  const bridge = async ({ accessToken }: Session) => {
    commerceEndsAt = now() + COMMERCE_SESSION_MS;
    if (!accessToken) throw new CommerceApiError(401, "missing-auth-token", "");
    const authorization = `Bearer ${accessToken}`;
    await post("scapi/ShopperSessions/createSession", [{ headers: { authorization } }]).catch(() => undefined);
  };

  const run = async (): Promise<Session> => {
    const hint = await readHint();
    const isOurs = heldHint === undefined || heldHint === hint;
    const held = session && !stale && isOurs && isLasting(session.expiresAt) ? session : await restore(hint);
    const [isRepriced] = await Promise.all([introduce?.(held), !isLasting(commerceEndsAt) && bridge(held)]);
    if (isRepriced) tell("repriced", held);
    return held;
  };

  const share = (started: Promise<Session>): Promise<Session> => {
    pending = started.finally(() => {
      pending = null;
    });
    return pending;
  };

  const tell = (event: SessionEvent, about: Session) => listeners.forEach((listener) => listener(event, about));

  /** Sign-in and sign-out wait for a running refresh, so that an older answer never overwrites a newer one. */
  const replace = async (path: string, body: object): Promise<Session> => {
    await pending?.catch(() => undefined);
    return share(ask(path, body));
  };

  const ensure = () => pending ?? share(run());

  return {
    current: async () => (pending || session || kindOf(await readHint()) ? ensure() : null),
    ensure,
    signIn: (email, password) => replace("session/login", { email, password }),
    enter: replace,
    signOut: () => replace("session/logout", {}),
    forgetToken: () => {
      stale = true;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
