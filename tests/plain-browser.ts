/** What the shop without scripts answered. */
export interface PlainAnswerSeen {
  status: number;
  /** Where the browser ended up. */
  path: string;
  html: string;
  headers: Headers;
}

/** A browser without scripts: keeps cookies, follows redirects, sends forms. */
export interface PlainBrowser {
  get(path: string): Promise<PlainAnswerSeen>;
  /** Sends a form from one of the shop's own pages; `headers` replace what the browser says of where it comes from. */
  send(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<PlainAnswerSeen>;
  /** What the shop's scripts ask its own API in the same browser, before somebody switches them off. */
  script(path: string, body: unknown, headers?: Record<string, string>): Promise<unknown>;
  cookies: ReadonlyMap<string, string>;
}

/** Opens such a browser at the shop's address. */
export const createPlainBrowser = (origin: string): PlainBrowser => {
  const cookies = new Map<string, string>();

  const call = async (path: string, init: RequestInit): Promise<PlainAnswerSeen> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
    const response = await fetch(origin + path, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const goTo = response.headers.get("location");
    if (response.status === 303 && goTo) return call(goTo, { method: "GET" });
    return { status: response.status, path, html: await response.text(), headers: response.headers };
  };

  return {
    cookies,
    get: (path) => call(path, { method: "GET" }),
    send: (path, fields, headers = { "sec-fetch-site": "same-origin", origin }) =>
      call(path, { method: "POST", headers, body: new URLSearchParams(fields) }),
    script: async (path, body, headers = {}) => {
      const own = { "sec-fetch-site": "same-origin", origin, "content-type": "application/json", ...headers };
      const { html: text } = await call(path, { method: "POST", headers: own, body: JSON.stringify(body) });
      return text === "" ? undefined : (JSON.parse(text) as unknown);
    },
  };
};

/** The value of a hidden field. */
export const hidden = (html: string, name: string): string =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** The values of the radio buttons of a page. */
export const choices = (html: string): string[] =>
  [...html.matchAll(/<input type="radio"[^>]*value="([^"]*)"/g)].map(([, value = ""]) => value);
