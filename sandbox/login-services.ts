import type { Clock } from "./clock.ts";
import { createAccountAccessService } from "./customers/account-access-service.ts";
import type { CustomerRepository } from "./customers/customer-repository.ts";
import type { CustomerService } from "./customers/customer-service.ts";
import type { Database } from "./database/connection.ts";
import { tenantOf } from "./login/access-token.ts";
import { createBrowserSessionRepository } from "./login/browser-session-repository.ts";
import { createBrowserSessionService } from "./login/browser-session-service.ts";
import { createDeliveredTokenRepository } from "./login/delivered-token-repository.ts";
import { createDeliveredTokenService } from "./login/delivered-token-service.ts";
import { createDeliveryService } from "./login/delivery-service.ts";
import { createDeviceService } from "./login/device-service.ts";
import { createEmailConfirmationService } from "./login/email-confirmation-service.ts";
import { createGuestService } from "./login/guest-service.ts";
import { accountReopenedLetter } from "./login/letters.ts";
import { createLoginClients } from "./login/login-clients.ts";
import { createLoginRepository } from "./login/login-repository.ts";
import { createLoginService } from "./login/login-service.ts";
import { createOneTimeCodeService } from "./login/one-time-code-service.ts";
import { createPasskeyRepository } from "./login/passkey-repository.ts";
import { createPasskeyService } from "./login/passkey-service.ts";
import { createPasswordCheckService, type LoginPolicy } from "./login/password-check-service.ts";
import { createPasswordResetService } from "./login/password-reset-service.ts";
import { createPasswordlessService } from "./login/passwordless-service.ts";
import { createRateLimit } from "./login/rate-limit.ts";
import { createSessionBridgeService } from "./login/session-bridge-service.ts";
import { createSessionService } from "./login/session-service.ts";
import { createSigningKeyRepository } from "./login/signing-key-repository.ts";
import { createTokenInspectionService } from "./login/token-inspection-service.ts";
import { createTokenSigner } from "./login/token-signer-service.ts";
import { createTrustedSystemService } from "./login/trusted-system-service.ts";
import type { OutboxService } from "./outbox/outbox-service.ts";
import type { SitePreferenceRepository } from "./site-preferences/site-preference-repository.ts";
import type { Site } from "./sites/site.ts";
import type { WorldDefinition } from "./define-world.ts";

/** What everything here stands on. */
interface Foundation {
  database: Database;
  clock: Clock;
  /** The organization every address and every token names. */
  organizationId: string;
}

/** Tokens and the sessions they stand for; whoever changes a password needs these first. */
export const createTokenServices = ({
  database,
  clock,
  organizationId,
  world,
}: Foundation & { world: WorldDefinition }) => {
  const signer = createTokenSigner(createSigningKeyRepository(database), clock, tenantOf(organizationId));
  const repository = createLoginRepository(database);
  const loginClients = createLoginClients(world.clients);
  const sessions = createSessionService({ repository, signer, clients: loginClients, clock, organizationId });
  return { signer, repository, loginClients, sessions };
};

/** Everything that logs people in, wired by hand from top to bottom. */
export const createLoginServices = (
  given: Foundation & {
    tokenServices: ReturnType<typeof createTokenServices>;
    customers: CustomerService;
    customerRepository: CustomerRepository;
    sitePreferences: SitePreferenceRepository;
    outbox: OutboxService;
    loginPolicy: LoginPolicy;
    world: WorldDefinition;
    sites: readonly Site[];
  },
) => {
  const { database, clock, customers, customerRepository, sitePreferences, outbox, loginPolicy, organizationId } =
    given;
  const { sites } = given;
  const { signer, repository, loginClients, sessions } = given.tokenServices;

  const accounts = { database, repository, sessions, clients: loginClients, customers, clock, organizationId };
  const passwords = createPasswordCheckService({ ...accounts, policy: loginPolicy });
  const access = createAccountAccessService(customerRepository, clock);
  const login = createLoginService({
    ...accounts,
    reopen: async (customerId, siteId) => {
      const customer = await access.reopen(customerId);
      if (customer)
        await outbox.send({ kind: "mail", to: customer.email, siteId, ...accountReopenedLetter(customer.firstName) });
    },
    guests: createGuestService(repository, clock),
    passwords,
    shopClientId: given.world.shopClientId,
    sites,
    wantsConfirmedEmail: async (siteId) => (await sitePreferences.of(siteId)).emailVerificationRequired === true,
  });
  const recovery = {
    ...accounts,
    login,
    passwords,
    accounts: access,
    tokens: createDeliveredTokenService(createDeliveredTokenRepository(database), clock),
    delivery: createDeliveryService({ outbox, signer, clock, organizationId }),
  };
  const browserSessions = createBrowserSessionService({
    ...accounts,
    repository: createBrowserSessionRepository(database),
    signer,
  });

  return {
    signer,
    sessions,
    loginClients,
    loginPolicy,
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
