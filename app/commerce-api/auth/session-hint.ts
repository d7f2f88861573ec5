/** What the readable hint cookie of a site says, word for word. */
export const hintOf = (cookies: string, siteId: string): string | undefined =>
  cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`session_${siteId}=`))
    ?.split("=")[1];

/** Whose session a hint speaks of. */
export const kindOf = (hint: string | undefined): "guest" | "registered" | undefined => {
  const kind = hint?.split(".")[0];
  return kind === "guest" || kind === "registered" ? kind : undefined;
};

/** What the readable hint cookie says: whether the server keeps a session for this browser. */
export const sessionHint = (cookies: string, siteId: string): "guest" | "registered" | undefined =>
  kindOf(hintOf(cookies, siteId));
