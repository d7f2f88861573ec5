import express, { type Express } from "express";
import { createControl, type Journal } from "./control/control-router.ts";
import type { Database } from "./database/connection.ts";
import { createFamilies } from "./families.ts";
import type { ApiOptions } from "./http/api-options.ts";
import { createOcapi } from "./http/ocapi.ts";
import { readBytes, reportUnreadable } from "./http/request-body.ts";
import { createScapi } from "./http/scapi.ts";
import { createImageRouter } from "./images/image-router.ts";
import type { Services } from "./services.ts";
import { loginClients } from "./world/login-clients.ts";
import { organizationId, sites } from "./world/sites.ts";

/** What the sandbox's HTTP side is made from. */
export interface SandboxOptions {
  database: Database;
  services: Services;
  /** True refuses what is otherwise only warned about (`SANDBOX_STRICT`). */
  strict?: boolean;
  journal: Journal;
  onError: (error: unknown, correlationId: string) => void;
  /** Puts the default world back; absent where that is not offered. */
  reset?: () => Promise<void>;
}

/** The commerce backend as an Express app, in request order. */
export const createSandbox = ({ database, services, strict, journal, onError, reset }: SandboxOptions): Express => {
  const options: ApiOptions = {
    families: createFamilies(services),
    sites,
    database,
    verifyToken: async (token) => {
      const session = await services.sessions.verify(token);
      return (
        session && {
          ...session,
          ...services.loginClients.rightsOf(session.clientId),
          previousCustomerId: session.registered ? session.guestCustomerId : null,
        }
      );
    },
    organizationId,
    clientIds: loginClients.map(({ id }) => id),
    strict: strict ?? false,
    onCall: (record) => journal.add(record),
    onError,
  };
  const scapi = createScapi(options);
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  app.use("/__sandbox", createControl({ services, database, journal, reset }));
  app.get("/", (_request, response) => response.redirect(302, "/__sandbox/"));
  app.use(createImageRouter((error) => onError(error, "image")));
  app.use(readBytes);
  app.use("/s", createOcapi(options));
  app.use(scapi);
  app.use(reportUnreadable(options));
  return app;
};
