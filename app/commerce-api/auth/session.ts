import { readAnswer, send } from "../read-answer.ts";

/** Who is shopping. The access token lives in memory only; the refresh token never leaves the server's cookie. */
export interface Session {
  customerId: string;
  registered: boolean;
  usid?: string;
  accessToken?: string;
  /** When the access token ends, in milliseconds since 1970. */
  expiresAt: number;
}

/** Something that happened to the session without the shopper asking for it. */
export type SessionEvent = "expired" | "changed";

/** The browser's session, kept by the storefront server in cookies that scripts cannot read. */
export interface BrowserSession {
  /** The running session, restored when the server keeps one; null for a visitor who has none. */
  current(): Promise<Session | null>;
  /** The running session, made as a guest when there is none. */
  ensure(): Promise<Session>;
  signIn(email: string, password: string): Promise<Session>;
  signOut(): Promise<Session>;
  /** Makes the next call ask for a fresh token. */
  forgetToken(): void;
  /** Tells of expiry and of a change of customer; gives back how to stop. */
  listen(listener: (event: SessionEvent, session: Session) => void): () => void;
}

/** A token with less than this left counts as ended (specification, section 4). */
export const TOKEN_MARGIN_MS = 60_000;

interface SessionOptions {
  siteId: string;
  fetcher?: typeof fetch;
  now?: () => number;
  /** The page's readable cookies. */
  readCookies?: () => string;
}

interface SessionAnswer {
  accessToken: string;
  expiresInSeconds: number;
  customerId: string;
  registered: boolean;
  usid?: string;
}

/** What the readable hint cookie says: whether the server keeps a session for this browser. */
export const sessionHint = (cookies: string, siteId: string): "guest" | "registered" | undefined => {
  const value = cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`session_${siteId}=`))
    ?.split("=")[1];
  return value === "guest" || value === "registered" ? value : undefined;
};

/** Creates the browser's session of one site; every caller shares one pending request. */
export const createBrowserSession = ({
  siteId,
  fetcher = fetch,
  now = Date.now,
  readCookies = () => document.cookie,
}: SessionOptions): BrowserSession => {
  let session: Session | null = null;
  let stale = false;
  let pending: Promise<Session> | null = null;
  const listeners = new Set<(event: SessionEvent, session: Session) => void>();

  const ask = async (path: string, body: unknown): Promise<Session> => {
    const response = await send(fetcher, `/api/${siteId}/${path}`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = (await readAnswer(response)) as SessionAnswer;
    session = {
      customerId: answer.customerId,
      registered: answer.registered,
      usid: answer.usid,
      accessToken: answer.accessToken,
      expiresAt: now() + answer.expiresInSeconds * 1000,
    };
    stale = false;
    return session;
  };

  const isValid = (candidate: Session | null): candidate is Session =>
    candidate !== null && !stale && candidate.expiresAt - now() > TOKEN_MARGIN_MS;

  const restore = (): Promise<Session> => {
    pending ??= (async () => {
      const before = session;
      const wasRegistered = before?.registered ?? sessionHint(readCookies(), siteId) === "registered";
      const after = await ask("session", {});
      if (wasRegistered && !after.registered) tell("expired", after);
      else if (before && before.customerId !== after.customerId) tell("changed", after);
      return after;
    })().finally(() => {
      pending = null;
    });
    return pending;
  };

  const tell = (event: SessionEvent, about: Session) => listeners.forEach((listener) => listener(event, about));

  /** Sign-in and sign-out wait for a running refresh, so that an older answer never overwrites a newer one. */
  const replace = async (path: string, body: unknown): Promise<Session> => {
    await pending?.catch(() => undefined);
    pending = ask(path, body).finally(() => {
      pending = null;
    });
    return pending;
  };

  return {
    current: async () => {
      if (pending) return pending;
      if (isValid(session)) return session;
      return session || sessionHint(readCookies(), siteId) ? restore() : null;
    },
    ensure: async () => (pending ? pending : isValid(session) ? session : restore()),
    signIn: (email, password) => replace("session/login", { email, password }),
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
