import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

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
    startedAt: instant("started_at").notNull(),
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
  lockedUntil: instant("locked_until"),
});
