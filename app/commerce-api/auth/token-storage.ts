/** What the storefront server hands out when browsers keep the refresh tokens themselves. */
export interface KeptSession {
  registered?: boolean;
  refreshToken?: string;
  refreshExpiresInSeconds?: number;
  usid?: string;
  hint?: string;
}

/** The refresh tokens of one site in this browser. */
export interface TokenStorage {
  /** What the session endpoints want to be told. */
  tokens(): { guestToken?: string; registeredToken?: string; usid?: string };
  /** What the hint cookie would say: kind and mark of the customer. */
  hint(): string | undefined;
  /** Keeps the tokens of an answer; those of the other kind are dropped. */
  keep(answer: KeptSession): void;
}

/** How long refresh tokens are kept at most (session-7). */
export const REFRESH_TOKEN_DAYS = 90;

const DAY_SECONDS = 86_400;

/** Whether a browser counts as Safari: it drops cookies that scripts set after a week. */
export const isSafariLike = (userAgent: string): boolean =>
  /safari/i.test(userAgent) && !/chrom(e|ium)|crios|android|edg|opr/i.test(userAgent);

interface Place {
  read(name: string): string | undefined;
  write(name: string, value: string | undefined, maxAgeSeconds: number): void;
}

interface Browser {
  userAgent: string;
  localStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  cookies: { read: () => string; write: (cookie: string) => void };
  isSecure: boolean;
  now: () => number;
}

const thisBrowser = (): Browser => ({
  userAgent: window.navigator.userAgent,
  localStorage: window.localStorage,
  cookies: {
    read: () => document.cookie,
    write: (cookie) => {
      document.cookie = cookie;
    },
  },
  isSecure: window.location.protocol === "https:",
  now: Date.now,
});

/** Local storage knows no age, so the end of each value stands before it. */
const inLocalStorage = ({ localStorage, now }: Browser): Place => ({
  read: (name) => {
    const [endsAt, ...value] = (localStorage.getItem(name) ?? "").split("|");
    return Number(endsAt) > now() ? value.join("|") : undefined;
  },
  write: (name, value, maxAgeSeconds) =>
    value === undefined
      ? localStorage.removeItem(name)
      : localStorage.setItem(name, `${now() + maxAgeSeconds * 1000}|${value}`),
});

const inCookies = ({ cookies, isSecure }: Browser): Place => ({
  read: (name) => {
    const found = cookies
      .read()
      .split("; ")
      .find((cookie) => cookie.startsWith(`${name}=`));
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1)) || undefined;
  },
  write: (name, value, maxAgeSeconds) =>
    cookies.write(
      `${name}=${encodeURIComponent(value ?? "")}; Path=/; SameSite=Lax; Max-Age=${value === undefined ? 0 : maxAgeSeconds}${isSecure ? "; Secure" : ""}`,
    ),
});

/**
 * Keeps refresh tokens where scripts can read them: in local storage in Safari-like browsers, in cookies elsewhere
 * (session-7). For shops that are configured so; the default is docs/decisions/0003.
 */
export const createTokenStorage = (siteId: string, browser: Browser = thisBrowser()): TokenStorage => {
  const place = isSafariLike(browser.userAgent) ? inLocalStorage(browser) : inCookies(browser);
  const names = {
    guest: `cc-nx-g_${siteId}`,
    registered: `cc-nx_${siteId}`,
    usid: `usid_${siteId}`,
    hint: `session_${siteId}`,
  };
  return {
    tokens: () => ({
      guestToken: place.read(names.guest),
      registeredToken: place.read(names.registered),
      usid: place.read(names.usid),
    }),
    hint: () => place.read(names.hint),
    keep: ({ registered, refreshToken, refreshExpiresInSeconds, usid, hint }) => {
      const longest = REFRESH_TOKEN_DAYS * DAY_SECONDS;
      const maxAge = Math.min(refreshExpiresInSeconds ?? longest, longest);
      place.write(names.guest, registered ? undefined : refreshToken, maxAge);
      place.write(names.registered, registered ? refreshToken : undefined, maxAge);
      place.write(names.usid, usid, maxAge);
      place.write(names.hint, hint, maxAge);
    },
  };
};
