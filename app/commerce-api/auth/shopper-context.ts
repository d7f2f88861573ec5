import type { SiteConfig } from "#config/sites.ts";
import { readAnswer, send } from "../read-answer.ts";
import type { Session } from "./session.ts";

/** What the backend says about a shopper once it knows how they look at the shop. */
export interface Standing {
  customerGroups: readonly string[];
  /** What makes their prices differ from everybody's; empty for whoever pays what everybody pays. */
  pricedBy: readonly string[];
}

/** Tells the backend how somebody looks at the shop, and remembers what follows from it. */
export interface ShopperContext {
  /**
   * Sees to it that the backend knows about a session; asks at most once for the same session, device and source code.
   * True when prices are others than those told of last. Never fails and never takes long: a shop without it sells all
   * the same.
   */
  tell: (session: Session) => Promise<boolean>;
  /** Calls back with the shopper's groups, now and whenever they change; gives how to stop. */
  listen: (listener: (groups: readonly string[]) => void) => () => void;
}

/** Names that links of catalogs and letters give their source code. */
const codeNames = ["sourceCode", "src"];

/** Narrower windows are telephones. */
const TELEPHONE = "(max-width: 767.98px)";

/** How long an answer holds: groups follow from orders and birthdays, too. */
export const FRESH_MS = 15 * 60_000;
/** How long a failure is left alone. */
export const RETRY_MS = 60_000;
/** The longest that a shopper's own calls wait for it. */
export const PATIENCE_MS = 2000;
/** How long a window that is being dragged is left alone. */
const STEADY_MS = 300;

interface Known extends Partial<Standing> {
  /** Whom, on what, with which code the backend was told of. */
  mark?: string;
  until?: number;
  /** The source code the shopper came with. */
  code?: string;
}

interface Options {
  site: Pick<SiteConfig, "id" | "country">;
  /** The running session, told of on the way; null for whoever only looks around. */
  current: () => Promise<Session | null>;
  fetcher?: typeof fetch;
  now?: () => number;
  /** Where it is kept until the tab is closed. */
  storage?: Pick<Storage, "getItem" | "setItem">;
}

/** The part of a mark that names the shopper. */
const whose = ({ mark = "" }: Known): string => mark.split(" ")[0] ?? "";

const sameTexts = (one: readonly string[] = [], other: readonly string[] = []) => one.join("|") === other.join("|");

/** The code in the page's address; an empty one takes an earlier one away. */
const codeInAddress = (): string | undefined => {
  const query = new URLSearchParams(window.location.search);
  const name = codeNames.find((each) => query.has(each));
  return name === undefined ? undefined : (query.get(name) ?? "").trim();
};

/** The login that an access token names; `guest` for nobody's. */
const loginOf = (accessToken = ""): string => {
  try {
    const payload = (accessToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.codePointAt(0) ?? 0);
    const { isb = "" } = JSON.parse(new TextDecoder().decode(bytes)) as { isb?: string };
    const name = /(?:^|::)upn:([^:]+)/.exec(isb)?.[1]?.replaceAll("%3A", ":") ?? "Guest";
    return name === "Guest" ? "guest" : name;
  } catch {
    return "guest";
  }
};

/** Creates it for one site; `current` is asked where the device changes while nobody asks for the session. */
export const createShopperContext = ({
  site,
  current,
  fetcher = fetch,
  now = Date.now,
  storage = window.sessionStorage,
}: Options): ShopperContext => {
  const key = `shopper-context_${site.id}`;
  const listeners = new Set<(groups: readonly string[]) => void>();
  const narrow = window.matchMedia(TELEPHONE);
  const device = () => (narrow.matches ? "mobile" : "desktop");
  let context: Known = {};
  let told: readonly string[] = [];
  let running: { mark: string; done: Promise<void> } | null = null;

  try {
    context = JSON.parse(storage.getItem(key) ?? "{}") as Known;
  } catch {
    // Whatever lies there is nothing of ours.
  }

  const keep = (next: Known) => {
    const before = context.customerGroups;
    context = next;
    try {
      storage.setItem(key, JSON.stringify(context));
    } catch {
      // A browser that keeps nothing asks again on the next page.
    }
    if (!sameTexts(before, context.customerGroups))
      for (const listener of listeners) listener(context.customerGroups ?? []);
  };

  const ask = async (mark: string, session: Session | null, code: string | undefined) => {
    const body = {
      login_id: loginOf(session?.accessToken),
      ...(session && code !== undefined && { sourceCode: code }),
      customQualifiers: {
        device: device(),
        selectedCountryIsoCode: site.country,
        loggedin: session?.registered ?? false,
      },
    };
    const told = { mark, ...(code !== undefined && { code }) };
    try {
      const response = await send(fetcher, `/api/${site.id}/shoppercontext`, {
        method: "POST",
        credentials: "same-origin",
        headers: {
          "content-type": "application/json",
          ...(session?.accessToken && { authorization: `Bearer ${session.accessToken}` }),
        },
        body: JSON.stringify(body),
      });
      const { customerGroups, pricedBy } = (await readAnswer(response)) as Standing;
      keep({ ...told, until: now() + FRESH_MS, customerGroups, pricedBy });
    } catch {
      // What is known of one shopper says nothing about another.
      const { customerGroups, pricedBy } = whose(context) === whose(told) ? context : {};
      keep({ ...told, until: now() + RETRY_MS, customerGroups, pricedBy });
    }
  };

  const settle = async (session: Session | null) => {
    const code = codeInAddress() ?? context.code;
    const mark = `${session?.customerId ?? "nobody"} ${device()} ${code ?? ""}`;
    if (context.mark === mark && now() < (context.until ?? 0)) return;
    if (running?.mark !== mark) {
      const done = (running?.done ?? Promise.resolve())
        .then(() => ask(mark, session, code))
        .finally(() => {
          if (running?.done === done) running = null;
        });
      running = { mark, done };
    }
    await running.done;
  };

  const tell = async (session: Session) => {
    const settled = settle(session);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLate = await Promise.race([
      settled.then(() => false),
      new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(true), PATIENCE_MS);
      }),
    ]);
    clearTimeout(timer);
    // A late answer is told of by the next call, which is this one.
    if (isLate) void settled.then(current);
    const pricedBy = whose(context) === session.customerId ? (context.pricedBy ?? []) : [];
    const isOther = !sameTexts(told, pricedBy);
    told = pricedBy;
    return isOther;
  };

  const look = async () => {
    if (!(await current())) await settle(null);
  };

  let steady: ReturnType<typeof setTimeout> | undefined;
  narrow.addEventListener("change", () => {
    clearTimeout(steady);
    steady = setTimeout(() => void look().catch(() => undefined), STEADY_MS);
  });

  return {
    tell,
    listen: (listener) => {
      listeners.add(listener);
      if (context.customerGroups) listener(context.customerGroups);
      void look().catch(() => undefined);
      return () => listeners.delete(listener);
    },
  };
};
