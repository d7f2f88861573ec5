import { bigint, boolean, index, jsonb, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Keys that sign access tokens; the newest signs, older ones still verify. */
export const signingKeys = pgTable("signing_keys", {
  kid: text("kid").primaryKey(),
  privateJwk: jsonb("private_jwk").$type<Record<string, unknown>>().notNull(),
  createdAt: instant("created_at").notNull(),
});

/** The guest customer behind a user session id; kept so that a returning guest finds the same basket. */
export const guests = pgTable("guests", {
  usid: text("usid").primaryKey(),
  customerId: text("customer_id").notNull().unique(),
  createdAt: instant("created_at").notNull(),
});

/** One login from first token to logout; access tokens name it, so ending it ends them. */
export const loginSessions = pgTable(
  "login_sessions",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id").notNull(),
    siteId: text("site_id").notNull(),
    customerId: text("customer_id").notNull(),
    guestCustomerId: text("guest_customer_id").notNull(),
    registered: boolean("registered").notNull(),
    usid: text("usid").notNull(),
    doNotTrack: boolean("do_not_track").notNull(),
    /** How the login came about, as the tokens say it, for example `sesb:session_bridge`; empty for the usual way. */
    flow: text("flow").notNull().default(""),
    /** Access tokens name it; counting it up revokes those issued before. */
    generation: integer("generation").notNull().default(0),
    /** What the browser calls itself; empty while nobody said. */
    userAgent: text("user_agent").notNull().default(""),
    startedAt: instant("started_at").notNull(),
    /** When it last got tokens or said which browser it is; null in sessions older than this column. */
    lastUsedAt: instant("last_used_at"),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [index("login_sessions_customer").on(table.customerId)],
);

/** Refresh tokens by digest. A used one of a public client is a sign of theft and ends its session. */
export const refreshTokens = pgTable("refresh_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  sessionId: text("session_id").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});

/** Single-use codes between authorize or login and the token request. */
export const authorizationCodes = pgTable("authorization_codes", {
  codeHash: text("code_hash").primaryKey(),
  clientId: text("client_id").notNull(),
  /** Empty when the authorize request named none; the token request must then. */
  siteId: text("site_id").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  /** Empty for a private client that sent none. */
  codeChallenge: text("code_challenge").notNull(),
  customerId: text("customer_id").notNull(),
  guestCustomerId: text("guest_customer_id").notNull(),
  registered: boolean("registered").notNull(),
  usid: text("usid").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  /** Session made from the code; a second use ends it. */
  sessionId: text("session_id"),
});

/** Failed password attempts per login name. */
export const failedLogins = pgTable("failed_logins", {
  login: text("login").primaryKey(),
  attempts: integer("attempts").notNull(),
  /** Begin of the window the attempts are counted in. */
  firstFailedAt: instant("first_failed_at"),
  lockedUntil: instant("locked_until"),
});

/** Single-use tokens that reach a person by mail, text message or callback. */
export const deliveredTokens = pgTable(
  "delivered_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose")
      .$type<
        "password-reset" | "passwordless-login" | "one-time-code" | "email-confirmation" | "passkey-registration"
      >()
      .notNull(),
    /** Lower-case login the token was asked for. */
    loginKey: text("login_key").notNull(),
    /** Empty when the account is made with the token. */
    customerId: text("customer_id").notNull(),
    clientId: text("client_id").notNull(),
    siteId: text("site_id").notNull(),
    /** Empty when the token may be used on another device. */
    codeChallenge: text("code_challenge").notNull(),
    usid: text("usid").notNull(),
    /** The account to be made, where there is none yet. */
    registration: jsonb("registration").$type<Record<string, string>>(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("delivered_tokens_login").on(table.loginKey, table.purpose)],
);

/** Sessions of the classic storefront (cookie `dwsid`), which the bridges lead to and from. */
export const browserSessions = pgTable("browser_sessions", {
  idHash: text("id_hash").primaryKey(),
  siteId: text("site_id").notNull(),
  customerId: text("customer_id").notNull(),
  guestCustomerId: text("guest_customer_id").notNull(),
  registered: boolean("registered").notNull(),
  usid: text("usid").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Public keys of passkeys (WebAuthn); the private ones never leave their owners' devices. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: serial("id").primaryKey(),
    credentialId: text("credential_id").notNull().unique(),
    customerId: text("customer_id").notNull(),
    nickName: text("nick_name").notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it was used, as far as its device counts; a smaller number than before is a sign of a copy. */
    signatureCount: bigint("signature_count", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_customer").on(table.customerId)],
);

/** Single-use challenges that a device has to sign. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  challenge: text("challenge").primaryKey(),
  /** Empty for a login, where nobody is known yet. */
  customerId: text("customer_id").notNull(),
  clientId: text("client_id").notNull(),
  siteId: text("site_id").notNull(),
  nickName: text("nick_name").notNull(),
  expiresAt: instant("expires_at").notNull(),
});
