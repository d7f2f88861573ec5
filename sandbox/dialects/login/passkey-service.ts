import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Clock } from "#sandbox/core/clock.ts";
import type { AccountAccessService } from "#sandbox/platform/customers/account-access-service.ts";
import { loginKeyOf, type Customer } from "#sandbox/platform/customers/customer.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { DeliveredTokenService } from "./delivered-token-service.ts";
import type { DeliveryMode, DeliveryService } from "./delivery-service.ts";
import { createGuessLimit } from "./guess-limit-service.ts";
import { digestOf } from "#sandbox/core/identifiers.ts";
import { passkeyRegistrationLetter } from "./letters.ts";
import type { LoginClient } from "./login-clients.ts";
import type { LoginRepository } from "./login-repository.ts";
import { badRequest } from "./login-request.ts";
import type { LoginService } from "./login-service.ts";
import type { PasskeyRepository, StoredPasskey } from "./passkey-repository.ts";
import { clientDataOf, isOriginOf, type RelyingParty } from "./relying-party.ts";
import type { TokenResponse } from "./session-service.ts";
import { settled } from "./settle-service.ts";

/** Minutes a device has to sign a challenge. */
export const CHALLENGE_MINUTES = 5;

const PURPOSE = "passkey-registration";

/** Who asks, where, and for whom. */
interface Asked {
  client: LoginClient;
  siteId: string;
  login: string;
}

/** Passkeys (WebAuthn): made with a mailed code, used in place of a password. */
export interface PasskeyService {
  /**
   * Sends a code to the account's owner, to nobody where there is no account. @throws Fault 400 for asking too often.
   */
  authorize(asked: Asked & { way: DeliveryMode }): Promise<void>;
  /** What a device needs to make a passkey. @throws Fault 400 for a wrong code. */
  startRegistration(asked: Asked & { code: string; displayName: string; nickName: string }): Promise<unknown>;
  /** Keeps the passkey a device has made; uses the code up. @throws Fault 400. */
  finishRegistration(asked: Asked & { code: string; credential: unknown }): Promise<void>;
  /** What a device needs to use one; without a login it offers those that it knows itself. @throws Fault 404. */
  startLogin(asked: { client: LoginClient; siteId: string; login: string | undefined }): Promise<unknown>;
  /** Tokens for what a device has signed. @throws Fault 401. */
  finishLogin(asked: {
    client: LoginClient;
    siteId: string;
    login: string | undefined;
    usid: string | undefined;
    credential: unknown;
  }): Promise<{ credentialId: string; username: string; tokens: TokenResponse }>;
  list(customerId: string): Promise<{ customer: Customer; passkeys: StoredPasskey[] }>;
  /** Removes one, or all. @throws Fault 404. */
  remove(customerId: string, credentialId?: string): Promise<void>;
}

/** A customer's name for devices, which says nothing of who it is. */
export const userHandleOf = (customerId: string): string => digestOf(`passkeys of ${customerId}`);

const refused = () => new Fault(401, "invalid_client", "The passkey is not valid.");
const userNotFound = () => new Fault(404, "not_found", "User Not Found");
const wrongCode = () => badRequest("Bad or missing access token.");

const descriptorOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

export const createPasskeyService = (options: {
  database: Database;
  repository: LoginRepository;
  passkeys: PasskeyRepository;
  accounts: AccountAccessService;
  customers: CustomerService;
  tokens: DeliveredTokenService;
  delivery: DeliveryService;
  login: LoginService;
  relyingPartyOf: (siteId: string) => RelyingParty;
  clock: Clock;
}): PasskeyService => {
  const { database, passkeys, accounts, customers, tokens, delivery, login: logins, relyingPartyOf, clock } = options;
  const guesses = createGuessLimit(options);
  const challengeEnd = () => new Date(clock.now().getTime() + CHALLENGE_MINUTES * 60_000);
  const timeout = CHALLENGE_MINUTES * 60_000;

  /** The account whose owner has read a code; a wrong one is counted. */
  const ownerBy = async (code: string, { client, siteId, login }: Asked) => {
    if (await guesses.isOver(PURPOSE, login)) return badRequest("Too many attempts were made. Please try again later.");
    const stored = await tokens.find(PURPOSE, code, login);
    const isFromHere = stored?.clientId === client.id && stored.siteId === siteId;
    const customer = stored && isFromHere ? await customers.find(stored.customerId) : undefined;
    if (!stored || !customer) return guesses.refuse(PURPOSE, login, wrongCode());
    return { stored, customer };
  };

  /** The challenge a device says it has signed, as it was given out. */
  const taken = async (credential: unknown, siteId: string, clientId: string) => {
    const { challenge, origin } = clientDataOf(credential);
    const found = await passkeys.takeChallenge(challenge, clock.now());
    const isFromHere = found?.siteId === siteId && found.clientId === clientId;
    return isFromHere && isOriginOf(relyingPartyOf(siteId), origin) ? { ...found, origin } : undefined;
  };

  return {
    authorize: async ({ client, siteId, login, way }) => {
      const issued = await database.transaction(async () => {
        const customer = await accounts.byLogin(login);
        if (!customer) return undefined;
        const code = await tokens.issue({
          purpose: PURPOSE,
          login,
          customerId: customer.id,
          clientId: client.id,
          siteId,
        });
        if (!code) throw badRequest("Too many requests were made. Please try again later.");
        return { customer, code };
      });
      if (!issued) return;
      const { customer, code } = issued;
      await delivery.deliver({ way, to: customer, siteId, token: code, letter: passkeyRegistrationLetter(code) });
    },

    startRegistration: ({ code, displayName, nickName, ...asked }) =>
      settled<unknown>(database, async () => {
        const owner = await ownerBy(code, asked);
        if (owner instanceof Fault) return owner;
        const { customer } = owner;
        const { id: rpID, name: rpName } = relyingPartyOf(asked.siteId);
        const created = await generateRegistrationOptions({
          rpID,
          rpName,
          userName: customer.login,
          userDisplayName: displayName || `${customer.firstName} ${customer.lastName}`.trim(),
          userID: Uint8Array.from(Buffer.from(userHandleOf(customer.id), "base64url")),
          excludeCredentials: (await passkeys.of(customer.id)).map(descriptorOf),
          authenticatorSelection: { residentKey: "required", userVerification: "required" },
          timeout,
        });
        await passkeys.addChallenge({
          challenge: created.challenge,
          customerId: customer.id,
          clientId: asked.client.id,
          siteId: asked.siteId,
          nickName,
          expiresAt: challengeEnd(),
        });
        return created;
      }),

    finishRegistration: ({ code, credential, ...asked }) =>
      settled<void>(database, async () => {
        const owner = await ownerBy(code, asked);
        if (owner instanceof Fault) return owner;
        const { stored, customer } = owner;
        const challenge = await taken(credential, asked.siteId, asked.client.id);
        if (challenge?.customerId !== customer.id) return badRequest("The challenge is not valid.");
        const outcome = await verifyRegistrationResponse({
          response: credential as RegistrationResponseJSON,
          expectedChallenge: challenge.challenge,
          expectedOrigin: challenge.origin,
          expectedRPID: relyingPartyOf(asked.siteId).id,
        }).catch(() => undefined);
        if (!outcome?.verified || !outcome.registrationInfo) return badRequest("credential is not valid.");
        const { id, publicKey, counter, transports = [] } = outcome.registrationInfo.credential;
        const isNew = await passkeys.add({
          credentialId: id,
          customerId: customer.id,
          nickName: challenge.nickName,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          signatureCount: counter,
          transports: [...transports],
          createdAt: clock.now(),
        });
        if (!isNew) return badRequest("The credential is registered already.");
        await tokens.use(stored);
        await guesses.forget(PURPOSE, asked.login);
        await accounts.confirmEmail(customer.id);
      }),

    startLogin: ({ client, siteId, login }) =>
      database.transaction(async () => {
        const customer = login === undefined ? undefined : await accounts.byLogin(login);
        const known = customer ? await passkeys.of(customer.id) : [];
        if (login !== undefined && known.length === 0) throw userNotFound();
        const asked = await generateAuthenticationOptions({
          rpID: relyingPartyOf(siteId).id,
          allowCredentials: known.map(descriptorOf),
          userVerification: "required",
          timeout,
        });
        await passkeys.addChallenge({
          challenge: asked.challenge,
          customerId: customer?.id ?? "",
          clientId: client.id,
          siteId,
          nickName: "",
          expiresAt: challengeEnd(),
        });
        return asked;
      }),

    finishLogin: ({ client, siteId, login, usid, credential }) =>
      settled(database, async () => {
        const challenge = await taken(credential, siteId, client.id);
        const { id } = (credential ?? {}) as { id?: unknown };
        const passkey = typeof id === "string" ? await passkeys.find(id) : undefined;
        const customer = passkey && (await customers.find(passkey.customerId));
        if (!challenge || !passkey || !customer?.enabled) return refused();
        if (challenge.customerId !== "" && challenge.customerId !== customer.id) return refused();
        if (login !== undefined && loginKeyOf(login) !== loginKeyOf(customer.login)) return refused();
        const outcome = await verifyAuthenticationResponse({
          response: credential as AuthenticationResponseJSON,
          expectedChallenge: challenge.challenge,
          expectedOrigin: challenge.origin,
          expectedRPID: relyingPartyOf(siteId).id,
          credential: {
            ...descriptorOf(passkey),
            publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
            counter: passkey.signatureCount,
          },
        }).catch(() => undefined);
        if (!outcome?.verified) return refused();
        await passkeys.noteUse(passkey.credentialId, outcome.authenticationInfo.newCounter, clock.now());
        const opened = { client, siteId, usid, customerId: customer.id, doNotTrack: false, flow: "login:pwdless" };
        const granted = await logins.openTrusted(opened);
        return { credentialId: passkey.credentialId, username: customer.login, tokens: granted };
      }),

    list: async (customerId) => {
      const customer = await customers.find(customerId);
      const known = customer ? await passkeys.of(customerId) : [];
      if (!customer || known.length === 0)
        throw new Fault(404, "not_found", "No passkey user found with the provided login ID.");
      return { customer, passkeys: known };
    },

    remove: async (customerId, credentialId) => {
      if ((await passkeys.remove(customerId, credentialId)) > 0) return;
      const what =
        credentialId === undefined
          ? "user found with the provided login ID"
          : "credential found with the provided credential ID";
      throw new Fault(404, "not_found", `No passkey ${what}.`);
    },
  };
};
