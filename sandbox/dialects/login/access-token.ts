import { createHash } from "node:crypto";
import { Fault } from "#sandbox/core/fault.ts";

/** One login, from its first token to its end. */
export interface LoginSession {
  id: string;
  clientId: string;
  siteId: string;
  /** The account, or the guest. */
  customerId: string;
  /** The guest the shopper is or was before logging in. */
  guestCustomerId: string;
  registered: boolean;
  usid: string;
  doNotTrack: boolean;
  /**
   * How the login came about, as the issuer subject says it, for example `sesb:session_bridge`; empty for the usual
   * way.
   */
  flow: string;
  /** Counts up whenever the access tokens issued so far are revoked. */
  generation: number;
}

/** Name and login as the token shows them. */
export interface ShownName {
  login: string;
  firstName: string;
  lastName: string;
}

/** Seconds an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 1800;

const ISSUER_SUBJECT_LIMIT = 256;

const escapeColons = (text: string) => text.replaceAll(":", "%3A");

/**
 * The issuer subject; official clients read it by position.
 * @throws Fault 400 when a name makes it too long, as the platform does.
 */
export const issuerSubject = (session: LoginSession, name: ShownName | undefined): string => {
  const { registered, guestCustomerId, customerId, siteId, flow } = session;
  const way = flow ? `::${flow}` : "";
  const shown = name ? `${name.firstName} ${name.lastName}`.trim() || name.login : "";
  const subject = registered
    ? `uido:ecom::upn:${escapeColons(name?.login ?? "")}::uidn:${escapeColons(shown)}::gcid:${guestCustomerId}::rcid:${customerId}${way}::chid:${siteId}`
    : `uido:slas::upn:Guest::uidn:Guest User::gcid:${guestCustomerId}${way}::chid:${siteId}`;
  if (subject.length >= ISSUER_SUBJECT_LIMIT)
    throw new Fault(400, "invalid-request", "Issuer Subject length must be less than 256 characters");
  return subject;
};

/** `f_ecom_swee_001` → `swee_001`. */
export const tenantOf = (organizationId: string) => organizationId.replace(/^f_ecom_/, "");

/** Issuer of every token. */
export const issuerOf = (organizationId: string): string => `slas/prod/${tenantOf(organizationId)}`;

/** Audience of every access token. */
export const audienceOf = (organizationId: string): string => `commercecloud/prod/${tenantOf(organizationId)}`;

/** The claims of an access token, times in seconds. `tokenId` makes each one different. */
export const accessTokenClaims = (
  organizationId: string,
  session: LoginSession,
  name: ShownName | undefined,
  { now, tokenId, scopes }: { now: Date; tokenId: string; scopes: readonly string[] },
) => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return {
    aut: "GUID",
    scp: scopes.join(" "),
    sub: `cc-slas::${tenantOf(organizationId)}::scid:${session.clientId}::usid:${session.usid}`,
    ctx: "slas",
    iss: issuerOf(organizationId),
    ist: 1,
    aud: audienceOf(organizationId),
    dnt: session.doNotTrack ? "1" : "0",
    sty: "User",
    isb: issuerSubject(session, name),
    nbf: issuedAt - 30,
    iat: issuedAt,
    exp: issuedAt + ACCESS_TOKEN_SECONDS,
    jti: `C2C.${session.id}.${session.generation}.${tokenId}`,
  };
};

/** The session an access token belongs to, and which generation of its tokens. */
export const originOf = (tokenIdClaim: string | undefined): { sessionId: string; generation: number } | undefined => {
  const [, sessionId, generation] = /^C2C\.([^.]+)\.(\d+)\./.exec(tokenIdClaim ?? "") ?? [];
  return sessionId === undefined ? undefined : { sessionId, generation: Number(generation) };
};

/** The platform's hash of a customer id. */
export const encodedUserId = (customerId: string): string =>
  createHash("md5").update(customerId).digest("hex").toUpperCase();
