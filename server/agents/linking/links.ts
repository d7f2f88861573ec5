import { newSecretId } from "../sessions/agent-session.ts";
import type { KeptValues } from "../sessions/kept-values.ts";
import type { LinkScope } from "./scopes.ts";

/** The account a shopper has let a platform into. */
export interface LinkedAccount {
  customerId: string;
  /** By which the login service knows the account. */
  loginId: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** That a shopper has let a platform in. */
export interface Link {
  id: string;
  clientId: string;
  clientName: string;
  /** Alias of the site. */
  site: string;
  account: LinkedAccount;
  scopes: LinkScope[];
  /** ISO texts. */
  since: string;
  lastUsed: string;
}

/** Tokens of a link as a platform gets them. */
export interface LinkTokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
}

interface KeptToken {
  kind: "access" | "refresh";
  linkId: string;
  isUsed?: boolean;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ACCESS_MS = HOUR_MS;
const REFRESH_MS = 90 * DAY_MS;
const LINK_MS = 400 * DAY_MS;

/** Who has let whom in. */
export interface Links {
  /** Lets a platform in, or lets it do more where it is in already. */
  open(link: Pick<Link, "clientId" | "clientName" | "site" | "account" | "scopes">): Promise<Link>;
  find(id: string): Promise<Link | null>;
  /** Those of an account, newest first. */
  ofAccount(site: string, customerId: string): Promise<Link[]>;
  /** Ends a link and all its tokens. */
  end(link: Link): Promise<void>;
  issue(link: Link): Promise<LinkTokens>;
  /** The link of an access token; null where that is over, ended or none. */
  byAccess(token: string): Promise<Link | null>;
  /** Exchanges a refresh token once; a second time ends the link, for somebody has stolen it. */
  byRefresh(token: string, clientId: string): Promise<Link | null>;
  /** Gives a token up (RFC 7009): with a refresh token the link ends. */
  revoke(token: string, clientId: string): Promise<void>;
}

const ofAccountKey = (site: string, customerId: string) => `links of ${site} ${customerId}`;

/** Creates the memory of links; tokens are kept by themselves, which the store only knows as digests. */
export const createLinks = (values: KeptValues): Links => {
  const find = (id: string) => values.get<Link>(`link ${id}`);
  const save = (link: Link) => values.set(`link ${link.id}`, link, LINK_MS);

  const ofAccount = async (site: string, customerId: string): Promise<Link[]> => {
    const ids = (await values.get<string[]>(ofAccountKey(site, customerId))) ?? [];
    const links = await Promise.all(ids.map(find));
    return links.filter((link) => link !== null);
  };

  const end = (link: Link): Promise<void> => {
    const { site, account } = link;
    const key = ofAccountKey(site, account.customerId);
    return values.inTurn(key, async () => {
      const ids = (await values.get<string[]>(key)) ?? [];
      const left = ids.filter((id) => id !== link.id);
      await values.set(key, left, LINK_MS);
      await values.forget(`link ${link.id}`);
    });
  };

  const token = async (kind: KeptToken["kind"], linkId: string, keepMs: number): Promise<string> => {
    const text = newSecretId();
    await values.set(`link token ${text}`, { kind, linkId } satisfies KeptToken, keepMs);
    return text;
  };

  const kept = (text: string) => values.get<KeptToken>(`link token ${text}`);

  return {
    open: ({ clientId, clientName, site, account, scopes }) => {
      const key = ofAccountKey(site, account.customerId);
      return values.inTurn(key, async () => {
        const others = await ofAccount(site, account.customerId);
        const known = others.find((each) => each.clientId === clientId);
        const now = new Date().toISOString();
        const all = [...new Set([...(known?.scopes ?? []), ...scopes])];
        const link: Link = {
          ...(known ?? { id: newSecretId(), clientId, site, since: now }),
          clientName,
          account,
          scopes: all,
          lastUsed: now,
        };
        await save(link);
        await values.set(key, [link.id, ...others.map(({ id }) => id).filter((id) => id !== link.id)], LINK_MS);
        return link;
      });
    },
    find,
    ofAccount,
    end,
    issue: async ({ id }) => ({
      accessToken: await token("access", id, ACCESS_MS),
      refreshToken: await token("refresh", id, REFRESH_MS),
      expiresInSeconds: ACCESS_MS / 1000,
    }),
    byAccess: async (text) => {
      const known = await kept(text);
      const link = known?.kind === "access" ? await find(known.linkId) : null;
      const now = new Date();
      if (link && now.getTime() - Date.parse(link.lastUsed) > HOUR_MS) {
        link.lastUsed = now.toISOString();
        await save(link);
      }
      return link;
    },
    byRefresh: (text, clientId) =>
      values.inTurn(`link token ${text}`, async () => {
        const known = await kept(text);
        const link = known?.kind === "refresh" ? await find(known.linkId) : null;
        if (!known || link?.clientId !== clientId) return null;
        if (known.isUsed) {
          await end(link);
          return null;
        }
        await values.set(`link token ${text}`, { ...known, isUsed: true } satisfies KeptToken, REFRESH_MS);
        return link;
      }),
    revoke: async (text, clientId) => {
      const known = await kept(text);
      const link = known && (await find(known.linkId));
      if (!known || link?.clientId !== clientId) return;
      if (known.kind === "refresh") await end(link);
      else await values.forget(`link token ${text}`);
    },
  };
};
