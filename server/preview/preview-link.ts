import { EncryptJWT, errors, jwtDecrypt } from "jose";
import { linkKey } from "./preview-key.ts";

/** How long a link shows its state. */
const LINK_SECONDS = 24 * 60 * 60;

const AUDIENCE = "preview-link";

/** Sealed and authenticated (HMAC-SHA256): who holds a link can neither change it nor read where drafts come from. */
const ENCRYPTION = "A128CBC-HS256";

/** The one state that a link shows: a page of a shop, in a view. */
export interface LinkedState {
  /** Alias of the site. */
  site: string;
  /** Path of the page, without query. */
  path: string;
  /** The parameters that describe the view. */
  query: Record<string, string>;
}

/** Why a link shows nothing: its day is over, or it is not one of ours. */
export type LinkFault = "ended" | "refused";

/** A state as a link carries it. */
export interface OpenLink {
  state: LinkedState;
  until: Date;
}

/** Makes and reads links that show one state to whoever holds them. */
export interface PreviewLinks {
  issue(state: LinkedState): Promise<{ token: string; until: Date }>;
  read(token: string): Promise<OpenLink | LinkFault>;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "string");

/** Links sealed with a secret; without one they end with this process. */
export const createPreviewLinks = (secret: string | null): PreviewLinks => {
  const key = linkKey(secret);
  return {
    issue: async ({ site, path, query }) => {
      const until = new Date(Math.floor(Date.now() / 1000 + LINK_SECONDS) * 1000);
      const token = await new EncryptJWT({ site, path, query })
        .setProtectedHeader({ alg: "dir", enc: ENCRYPTION })
        .setAudience(AUDIENCE)
        .setExpirationTime(until)
        .encrypt(key);
      return { token, until };
    },
    read: async (token) => {
      try {
        const { payload } = await jwtDecrypt(token, key, {
          audience: AUDIENCE,
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: [ENCRYPTION],
        });
        const { site, path, query, exp } = payload;
        if (typeof site !== "string" || typeof path !== "string" || !isTexts(query) || exp === undefined)
          return "refused";
        return { state: { site, path, query }, until: new Date(exp * 1000) };
      } catch (error) {
        return error instanceof errors.JWTExpired ? "ended" : "refused";
      }
    },
  };
};
