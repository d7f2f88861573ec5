import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import request from "supertest";
import { leaveCalledOperations, noteOperation } from "../tests/called-operations.ts";
import { systemClock, type Clock } from "./core/clock.ts";
import type { ControlAccess } from "./control/control-access.ts";
import type { ContractJudge, JudgedCall } from "./control/journal.ts";
import { createVendorGate } from "./control/vendor-gate.ts";
import { createTestOrganizations } from "./control/test-organizations.ts";
import { createInstance, type Instance } from "./create-instance.ts";
import { cloneDatabase } from "./core/database/clone-database.ts";
import type { Database } from "./core/database/connection.ts";
import { createTestDatabase } from "./core/database/test-database.ts";
import { challengeOf } from "./dialects/login/pkce.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";
import type { WorldDefinition } from "./define-world.ts";
import type { CardRule } from "./platform/payments/plain-card.ts";
import { callOverHttp, type ProcessorCall } from "./platform/payments/card-processor.ts";
import { openPrivateSandbox } from "./private-sandbox.ts";
import {
  createSubscriptionOffers,
  type SubscriptionOffers,
} from "./platform/subscriptions/subscription-offer-service.ts";
import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { privateClientId, privateClientSecret } from "#worlds/wickett-plum/sites.ts";

/** A whole sandbox with the default world, for tests over HTTP. */
export interface TestSandbox extends Instance {
  /** Address of the listening sandbox, for clients that need one. */
  origin: string;
  /** The listening vendor emulators. */
  vendors: TestVendors;
  vendorsOrigin: string;
  /** An access token of a new guest, or of the guest with that session id. */
  guestToken(siteId?: string, usid?: string): Promise<string>;
  /** An access token of a demo account (June Harper unless said otherwise); `usid` links the guest before. */
  registeredToken(options?: { email?: string; password?: string; siteId?: string; usid?: string }): Promise<string>;
  /**
   * A token of the merchant's own system for the session of a guest, or of an account by its login; it may write
   * contexts.
   */
  systemToken(usid: string, options?: { loginId?: string; siteId?: string }): Promise<string>;
  /** What the card fields hand to the shop for a card; a magic one decides what the processor does. */
  cardToken(number?: string): Promise<string>;
  /** What the card fields hand to the shop for the security code of a saved card. */
  codeToken(securityCode: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * What a call and the card processor may take: on a busy machine the platform's limits would decide what a test sees.
 */
const PATIENCE_MS = 300_000;

const REDIRECT_URI = "http://localhost:3000/callback";
const VERIFIER = "test-verifier-".padEnd(64, "x");

const listen = (): Promise<{ server: Server; origin: string }> =>
  new Promise((resolve) => {
    // An idle connection that is closed while the next call is on its way would fail a test on a busy machine.
    const server = createServer({ keepAliveTimeout: PATIENCE_MS });
    server.unref();
    server.listen(0, "127.0.0.1", () =>
      resolve({ server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
    );
  });

/** Starts one on free ports; unforeseen errors of calls are thrown at `close()`, so that no test overlooks them. */
export const createTestSandbox = async (
  options: {
    clock?: Clock;
    strict?: boolean;
    access?: ControlAccess;
    judge?: ContractJudge;
    cards?: CardRule;
    /** What the shop's server signs its word about a captcha with; nobody is asked for it when left out. */
    captchaProofSecret?: string;
    beforeReset?: () => Promise<void>;
    world?: WorldDefinition;
    /** Stands between the backend and the card processor. */
    betweenProcessor?: (call: ProcessorCall) => ProcessorCall;
    /** An open database to use in place of a new one; it is closed with the sandbox. */
    database?: Database;
  } = {},
): Promise<TestSandbox> => {
  const { world = wickettPlum } = options;
  const auth = `/shopper/auth/v1/organizations/${world.organizationId}/oauth2`;
  const unforeseen: unknown[] = [];
  const onError = (error: unknown) => void unforeseen.push(error);
  const realClock = options.clock ?? systemClock;
  const [database, sandbox, vendors] = await Promise.all([
    options.database ??
      (world === wickettPlum ? createTestDatabase("world") : cloneDatabase(world, process.env.DATABASE_URL)),
    listen(),
    startTestVendors(
      { now: () => instance.clock.now() },
      {
        recommendations: () => instance.services.recommendations,
        imageAddress: () => instance.services.imageAddress,
      },
      createVendorGate(() => instance),
      undefined,
      { reviews: () => instance.services.reviews },
      { offers: (): SubscriptionOffers => createSubscriptionOffers(instance.services) },
      { cases: () => instance.services.contactCases },
      { chats: () => instance.services.chats },
    ),
  ]);
  const folder = mkdtempSync(path.join(tmpdir(), "snapshots-"));
  const shared = {
    world,
    realClock,
    operationLimitMs: PATIENCE_MS,
    processorCall: (options.betweenProcessor ?? ((call) => call))(callOverHttp(vendors.origin, PATIENCE_MS)),
    vendorsOrigin: vendors.origin,
    sandboxOrigin: sandbox.origin,
    strict: options.strict ?? true,
    cards: options.cards ?? ("token" as const),
    captchaProofSecret: options.captchaProofSecret,
    access: options.access ?? ({ mode: "open" } as const),
    snapshotsFolder: folder,
    beforeReset: options.beforeReset,
    onError,
    /** The coverage page tells which operations tests call. */
    judge: (call: JudgedCall) => {
      noteOperation(call.operation);
      return options.judge?.(call);
    },
  };
  const testOrganizations = createTestOrganizations({
    most: 2,
    open: (organizationId) => openPrivateSandbox({ ...shared, organizationId, databaseUrl: process.env.DATABASE_URL }),
  });
  const instance: Instance = await createInstance({ ...shared, database, testOrganizations });
  const { app } = instance;
  sandbox.server.on("request", app);
  const redeem = async (location: string | undefined, siteId: string): Promise<string> => {
    const given = new URL(location ?? "http://nowhere").searchParams;
    const answer = await request(app)
      .post(`${auth}/token`)
      .type("form")
      .send({
        grant_type: "authorization_code_pkce",
        client_id: world.shopClientId,
        channel_id: siteId,
        code: given.get("code"),
        usid: given.get("usid"),
        code_verifier: VERIFIER,
        redirect_uri: REDIRECT_URI,
      });
    if (answer.status !== 200) throw new Error(`No token: ${answer.status} ${answer.text}`);
    return (answer.body as { access_token: string }).access_token;
  };

  const codeRequest = (siteId: string, usid: string | undefined) => ({
    client_id: world.shopClientId,
    channel_id: siteId,
    redirect_uri: REDIRECT_URI,
    code_challenge: challengeOf(VERIFIER),
    ...(usid ? { usid } : {}),
  });

  return {
    ...instance,
    origin: sandbox.origin,
    vendors,
    vendorsOrigin: vendors.origin,

    guestToken: async (siteId = "WickettPlumUS", usid) => {
      const answer = await request(app)
        .get(`${auth}/authorize`)
        .query({ ...codeRequest(siteId, usid), response_type: "code", hint: "guest" });
      return redeem(answer.headers.location, siteId);
    },

    registeredToken: async ({
      email = "june@example.test",
      password = demoPassword,
      siteId = "WickettPlumUS",
      usid,
    } = {}) => {
      const answer = await request(app)
        .post(`${auth}/login`)
        .auth(email, password)
        .type("form")
        .send(codeRequest(siteId, usid));
      return redeem(answer.headers.location, siteId);
    },

    systemToken: async (usid, { loginId = "guest", siteId = "WickettPlumUS" } = {}) => {
      const answer = await request(app)
        .post(`${auth}/trusted-system/token`)
        .auth(privateClientId, privateClientSecret)
        .type("form")
        .send({
          grant_type: "client_credentials",
          hint: "ts_ext_on_behalf_of",
          login_id: loginId,
          idp_origin: "ecom",
          channel_id: siteId,
          usid,
        });
      if (answer.status !== 200) throw new Error(`No token: ${answer.status} ${answer.text}`);
      return (answer.body as { access_token: string }).access_token;
    },

    cardToken: async (number = magicCards.visa.number) => {
      const card = { number, securityCode: "123", expirationMonth: "09", expirationYear: "2039" };
      return (await vendors.tokenise(await vendors.captureContext(), card)).text();
    },

    codeToken: async (securityCode) =>
      (await vendors.tokenise(await vendors.captureContext(), { securityCode })).text(),

    close: async () => {
      leaveCalledOperations();
      sandbox.server.closeAllConnections();
      await new Promise((resolve) => sandbox.server.close(resolve));
      await vendors.close();
      await testOrganizations.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
      if (unforeseen.length) throw unforeseen[0];
    },
  };
};
