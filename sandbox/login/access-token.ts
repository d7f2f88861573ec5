import { createHash } from "node:crypto";
import { Fault } from "#sandbox/fault.ts";

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
}

/** Name and login as the token shows them. */
export interface ShownName {
  login: string;
  firstName: string;
  lastName: string;
}

/** Seconds an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 1800;

/** Every scope of the storefront's client. */
const SCOPES =
  "sfcc.shopper-standard sfcc.shopper-products sfcc.shopper-categories sfcc.shopper-product-search sfcc.shopper-baskets-orders.rw " +
  "sfcc.shopper-customers.login sfcc.shopper-customers.register sfcc.shopper-myaccount.rw sfcc.shopper-productlists " +
  "sfcc.shopper-promotions sfcc.shopper-gift-certificates sfcc.shopper-stores sfcc.shopper-availability";

const ISSUER_SUBJECT_LIMIT = 256;

const escapeColons = (text: string) => text.replaceAll(":", "%3A");

/**
 * The issuer subject; official clients read it by position (wire contract, section 4.1).
 * @throws Fault 400 when a name makes it too long, as the platform does.
 */
export const issuerSubject = (session: LoginSession, name: ShownName | undefined): string => {
  const { registered, guestCustomerId, customerId, siteId } = session;
  const shown = name ? `${name.firstName} ${name.lastName}`.trim() || name.login : "";
  const subject = registered
    ? `uido:ecom::upn:${escapeColons(name?.login ?? "")}::uidn:${escapeColons(shown)}::gcid:${guestCustomerId}::rcid:${customerId}::chid:${siteId}`
    : `uido:slas::upn:Guest::uidn:Guest User::gcid:${guestCustomerId}::chid:${siteId}`;
  if (subject.length >= ISSUER_SUBJECT_LIMIT)
    throw new Fault(400, "invalid-request", "Issuer Subject length must be less than 256 characters");
  return subject;
};

/** `f_ecom_swee_001` → `swee_001`. */
const tenantOf = (organizationId: string) => organizationId.replace(/^f_ecom_/, "");

/** Issuer of every token. */
export const issuerOf = (organizationId: string): string => `slas/prod/${tenantOf(organizationId)}`;

/** Audience of every access token. */
export const audienceOf = (organizationId: string): string => `commercecloud/prod/${tenantOf(organizationId)}`;

/** The claims of an access token, times in seconds. `tokenId` makes each one different. */
export const accessTokenClaims = (
  organizationId: string,
  session: LoginSession,
  name: ShownName | undefined,
  now: Date,
  tokenId: string,
) => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return {
    aut: "GUID",
    scp: SCOPES,
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
    jti: `C2C.${session.id}.${tokenId}`,
  };
};

/** The session an access token belongs to. */
export const sessionIdOf = (tokenIdClaim: string | undefined): string | undefined => tokenIdClaim?.split(".")[1];

/** The platform's hash of a customer id. */
export const encodedUserId = (customerId: string): string =>
  createHash("md5").update(customerId).digest("hex").toUpperCase();
