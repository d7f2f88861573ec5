import { jwtVerify, SignJWT } from "jose";
import { passKey } from "./preview-key.ts";

/** Cookie that lets an editor look at drafts; page scripts cannot read it. */
export const PASS_COOKIE = "content-preview";

/** How long a pass lasts: a working day. */
export const PASS_SECONDS = 8 * 60 * 60;

const AUDIENCE = "content-preview";

/** Gives and reads editors' passes. */
export interface PreviewPasses {
  /** A pass for that customer. */
  issue(customerId: string): Promise<string>;
  /** True for a pass of ours that still lasts. */
  isValid(pass: string | undefined): Promise<boolean>;
}

/** Passes signed with a secret; without one with a key of this process, so that they end with it. */
export const createPreviewPasses = (secret: string | null): PreviewPasses => {
  const key = passKey(secret);
  return {
    issue: (customerId) =>
      new SignJWT({})
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(customerId)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${PASS_SECONDS}s`)
        .sign(key),
    isValid: async (pass) => {
      if (!pass) return false;
      return jwtVerify(pass, key, { audience: AUDIENCE, algorithms: ["HS256"] }).then(
        () => true,
        () => false,
      );
    },
  };
};
