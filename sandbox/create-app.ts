import express, { type Express, type RequestHandler } from "express";
import { createConsole } from "./console/console-router.ts";
import { openScope, runningScope } from "./control/call-scope.ts";
import type { ControlAccess } from "./control/control-access.ts";
import type { ControlContext } from "./control/control-context.ts";
import { createControl } from "./control/control-router.ts";
import { controlRoutes } from "./control/control-routes.ts";
import { coverageRoutes } from "./control/coverage-routes.ts";
import { createPlatformRouter } from "./control/platform-router.ts";
import { createFaultGate } from "./control/fault-gate.ts";
import { isTestOrganization, type TestOrganizations } from "./control/test-organizations.ts";
import type { ApiOptions } from "./dialects/http/api-options.ts";
import { createOcapi } from "./dialects/http/ocapi.ts";
import { readBytes, reportUnreadable } from "./dialects/http/request-body.ts";
import { createScapi } from "./dialects/http/scapi.ts";
import { createImageRouter, picturesIn } from "./platform/images/image-router.ts";
import { createSheetRouter } from "./platform/print/sheet-router.ts";
import { createPageViewRouter } from "./dialects/http/page-view-router.ts";

/** What the sandbox's HTTP side is made from. */
export interface AppOptions extends ControlContext {
  /** True refuses what is otherwise only warned about (`SANDBOX_STRICT`). */
  strict: boolean;
  /** Longest time an operation may take, in milliseconds; the platform's when left out. */
  operationLimitMs?: number | undefined;
  /** Who may use the levers. */
  access: ControlAccess;
  onError: (error: unknown, correlationId: string) => void;
}

/** The commerce backend as an Express app, in request order. */
export const createApp = ({ strict, operationLimitMs, access, onError, ...context }: AppOptions): Express => {
  const { database, services, journal, faults, organizationId, testOrganizations } = context;
  const { families } = services;
  const options: ApiOptions = {
    families,
    sites: services.sites,
    database,
    verifyToken: async (token) => {
      const session = await services.sessions.verify(token);
      if (!session) return undefined;
      const scope = runningScope();
      if (scope) scope.session = session;
      return {
        ...session,
        sessionId: session.id,
        ...services.loginClients.rightsOf(session.clientId),
        previousCustomerId: session.registered ? session.guestCustomerId : null,
      };
    },
    organizationId,
    clientIds: context.definition.clients.map(({ id }) => id),
    strict,
    ...(operationLimitMs === undefined ? {} : { operationLimitMs }),
    beforeCall: createFaultGate({
      faults,
      families,
      customerOf: async (token) => (await services.sessions.verify(token))?.customerId,
      takesHeader: access.mode !== "refused",
    }),
    // Where nobody may read the journal nothing of anybody is kept in it.
    ...(access.mode === "refused" ? {} : { onCall: (record) => journal.add(record) }),
    onError,
  };
  const scapi = createScapi(options);
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  if (testOrganizations) app.use(passToTestOrganization(testOrganizations, onError));
  // The API comes first: its calls need not pass the many addresses of the console.
  const apiBases = new Set(families.map(({ base }) => base).filter((base) => base !== ""));
  app.use(["/s", ...apiBases], readBytes, openScope);
  app.use("/s", createOcapi(options));
  app.use([...apiBases], scapi);
  if (access.mode !== "refused") app.use(createPlatformRouter(context.playground));
  app.get("/__sandbox", (_request, response) => response.redirect(302, "/"));
  app.use(
    "/__sandbox",
    createControl({
      routes: [...controlRoutes(context), ...coverageRoutes(families, context.definition.cartridge?.rules)],
      access,
      onError,
    }),
  );
  app.use(createConsole({ context, families, access, onError }));
  const { picturesFolder, sheetsFolder, pictureCatalog } = context.definition;
  const pictures = picturesIn(picturesFolder);
  app.use(createImageRouter((error) => onError(error, "image"), context.definition, pictures, services.staticFolder));
  if (sheetsFolder) app.use(createSheetRouter(pictureCatalog, sheetsFolder));
  app.use(createPageViewRouter(services.sites));
  app.use(readBytes);
  app.use(openScope);
  app.use(scapi);
  app.use(reportUnreadable(options));
  return app;
};

/** Calls that name a test organization, in their address or by the header, are answered by its private sandbox. */
const passToTestOrganization =
  (organizations: TestOrganizations, onError: AppOptions["onError"]): RequestHandler =>
  async (request, response, next) => {
    const named = request.headers["x-sandbox-organization"] ?? /\/organizations\/([^/?]+)/.exec(request.path)?.[1];
    const isMeant = typeof named === "string" && isTestOrganization(named);
    if (!isMeant || request.path.startsWith("/__sandbox/organizations")) {
      next();
      return;
    }
    try {
      await organizations.use(
        named,
        ({ app }) =>
          new Promise<void>((resolve) => {
            response.once("close", resolve);
            app(request, response);
          }),
      );
    } catch (error) {
      onError(error, named);
      next(error);
    }
  };
