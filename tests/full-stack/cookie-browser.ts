/** A browser without scripts of its own: it keeps the shop's cookies and sends what it is told. */
export interface CookieBrowser {
  call: (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Posts, and takes the answer's access token for the calls to come. */
  enter: (path: string, body?: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;
  cookies: Map<string, string>;
}

/** Opens one at the shop of `origin`. */
export const createCookieBrowser = (
  origin: string,
  { siteId = "WickettPlumUS", userAgent = "" } = {},
): CookieBrowser => {
  const cookies = new Map<string, string>();
  let held: string | undefined;
  const call: CookieBrowser["call"] = async (method, path, body, token = held) => {
    const response = await fetch(`${origin}/api/${siteId}/${path}`, {
      method,
      headers: {
        "sec-fetch-site": "same-origin",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(userAgent && { "user-agent": userAgent }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>) };
  };
  return {
    cookies,
    call,
    enter: async (path, body = {}) => {
      const answer = await call("POST", path, body);
      if (typeof answer.body.accessToken === "string") held = answer.body.accessToken;
      return answer;
    },
  };
};
