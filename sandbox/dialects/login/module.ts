import type { Database } from "#sandbox/core/database/connection.ts";
import { hourly } from "#sandbox/core/due-work.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { erasing } from "#sandbox/core/database/personal-data.ts";
import type { Site } from "#sandbox/organization/sites/site.ts";
import type { AccountAccessService } from "#sandbox/platform/customers/account-access-service.ts";
import type { CustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { SitePreferences } from "#sandbox/platform/site-preferences/site-preference-service.ts";
import { issuerOf, tenantOf } from "./access-token.ts";
import { accountRecoveryFamilies } from "./account-recovery-routes.ts";
import { createBrowserSessionRepository } from "./browser-session-repository.ts";
import { createBrowserSessionService } from "./browser-session-service.ts";
import { createDeliveredTokenRepository } from "./delivered-token-repository.ts";
import { createDeliveredTokenService } from "./delivered-token-service.ts";
import { createDeliveryService } from "./delivery-service.ts";
import { createDeviceService } from "./device-service.ts";
import { createEmailConfirmationService } from "./email-confirmation-service.ts";
import { createGuestService } from "./guest-service.ts";
import { accountReopenedLetter } from "./letters.ts";
import { createLoginClients, type LoginClient, type LoginClients } from "./login-clients.ts";
import { createLoginRepository, type LoginRepository } from "./login-repository.ts";
import { loginFamilies } from "./login-routes.ts";
import { createLoginService } from "./login-service.ts";
import { browserSessions, deliveredTokens, loginSessions, passkeys } from "./login-tables.ts";
import { createOneTimeCodeService } from "./one-time-code-service.ts";
import { createPasskeyRepository } from "./passkey-repository.ts";
import { passkeyFamilies } from "./passkey-routes.ts";
import { createPasskeyService } from "./passkey-service.ts";
import { createPasswordCheckService, type LoginPolicy } from "./password-check-service.ts";
import { createPasswordResetService } from "./password-reset-service.ts";
import { passwordFamilies } from "./password-routes.ts";
import { passwordlessFamilies } from "./passwordless-routes.ts";
import { createPasswordlessService } from "./passwordless-service.ts";
import { createRateLimit } from "./rate-limit.ts";
import { sessionBridgeFamilies } from "./session-bridge-routes.ts";
import { createSessionBridgeService } from "./session-bridge-service.ts";
import { sessionFamilies } from "./session-routes.ts";
import { createSessionService, type SessionService } from "./session-service.ts";
import { createSigningKeyRepository } from "./signing-key-repository.ts";
import { createTokenInspectionService } from "./token-inspection-service.ts";
import { tokenInspectionFamilies } from "./token-inspection-routes.ts";
import { createTokenSigner, type TokenSigner } from "./token-signer-service.ts";
import { createTrustedSystemService } from "./trusted-system-service.ts";

/** Tokens and the sessions they stand for; whoever changes a password needs these first. */
export const sessionsModule = defineModule({
  services: ({
    database,
    clock,
    organizationId,
    world,
  }: Foundation & { organizationId: string; world: { clients: readonly LoginClient[] } }) => {
    const signer = createTokenSigner(createSigningKeyRepository(database), clock, tenantOf(organizationId));
    const logins = createLoginRepository(database);
    const loginClients = createLoginClients(world.clients);
    const sessions = createSessionService({
      repository: logins,
      signer,
      clients: loginClients,
      clock,
      organizationId,
    });
    return { signer, tokenIssuer: issuerOf(organizationId), logins, loginClients, sessions };
  },
  parts: ({ signer }: { signer: TokenSigner }) => ({ prepare: () => signer.ready() }),
});

interface LoginNeeds {
  database: Database;
  /** The organization every address and every token names. */
  organizationId: string;
  signer: TokenSigner;
  logins: LoginRepository;
  loginClients: LoginClients;
  sessions: SessionService;
  customers: CustomerService;
  accountAccess: AccountAccessService;
  sitePreferences: SitePreferences;
  outbox: OutboxService;
  loginPolicy: LoginPolicy;
  world: { shopClientId: string };
  sites: readonly Site[];
}

const createLoginServices = (given: Foundation & LoginNeeds) => {
  const { clock, database, logins: repository, outbox, sitePreferences, sites, signer, organizationId } = given;
  const accounts = { ...given, repository, clients: given.loginClients };
  const passwords = createPasswordCheckService({ ...accounts, policy: given.loginPolicy });
  const login = createLoginService({
    ...accounts,
    reopen: async (customerId, siteId) => {
      const customer = await given.accountAccess.reopen(customerId);
      if (customer)
        await outbox.send({ kind: "mail", to: customer.email, siteId, ...accountReopenedLetter(customer.firstName) });
    },
    guests: createGuestService(repository, clock),
    passwords,
    shopClientId: given.world.shopClientId,
    wantsConfirmedEmail: async (siteId) => (await sitePreferences.of(siteId)).emailVerificationRequired === true,
  });
  const recovery = {
    ...accounts,
    login,
    passwords,
    accounts: given.accountAccess,
    tokens: createDeliveredTokenService(createDeliveredTokenRepository(database), clock),
    delivery: createDeliveryService({ outbox, signer, clock, organizationId }),
  };
  const browserSessions = createBrowserSessionService({
    ...accounts,
    repository: createBrowserSessionRepository(database),
  });
  return {
    login,
    passwords,
    loginRateLimit: createRateLimit(clock),
    tokenInspection: createTokenInspectionService(accounts),
    passwordResets: createPasswordResetService(recovery),
    emailConfirmations: createEmailConfirmationService(recovery),
    passwordless: createPasswordlessService(recovery),
    passkeys: createPasskeyService({
      ...recovery,
      passkeys: createPasskeyRepository(database),
      relyingPartyOf: (siteId) => {
        const site = sites.find(({ id }) => id === siteId);
        return { id: site?.host ?? "localhost", name: site?.name ?? siteId };
      },
    }),
    devices: createDeviceService(accounts),
    oneTimeCodes: createOneTimeCodeService(recovery),
    browserSessions,
    sessionBridge: createSessionBridgeService({ ...recovery, browserSessions }),
    trustedSystem: createTrustedSystemService(recovery),
  };
};

type LoginParts = ReturnType<typeof createLoginServices> & {
  database: Database;
  signer: TokenSigner;
  sessions: SessionService;
  loginClients: LoginClients;
  customers: CustomerService;
  groups: CustomerGroupService;
  sandboxOrigin: string;
  organizationId: string;
};

/** Everything that logs people in. */
export const loginModule = defineModule({
  services: createLoginServices,
  parts: (all: LoginParts) => ({
    families: [
      ...loginFamilies(all.login, all.signer, all.loginRateLimit, {
        origin: all.sandboxOrigin,
        organizationId: all.organizationId,
      }),
      ...tokenInspectionFamilies(all.tokenInspection, all.loginRateLimit),
      ...passwordFamilies(all.passwordResets, all.login, all.loginClients, all.loginRateLimit),
      ...accountRecoveryFamilies(all),
      ...passwordlessFamilies(all, all.loginRateLimit),
      ...passkeyFamilies(all, all.loginRateLimit),
      ...sessionBridgeFamilies(all, all.loginRateLimit),
      ...sessionFamilies(all),
    ],
    dueWork: [
      {
        name: "login: forget expired tokens",
        nextDue: hourly(() => all.login.firstExpiry()),
        run: () => all.login.forgetExpired(),
      },
    ],
    prepare: () => all.login.forgetExpired(),
    erasePerson: erasing(all.database, passkeys, deliveredTokens, browserSessions, loginSessions),
  }),
});
