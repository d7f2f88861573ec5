import { assistantRoutes } from "./assistant-routes.ts";
import { clockRoutes } from "./clock-routes.ts";
import type { ControlContext } from "./control-context.ts";
import type { ControlRoute } from "./control-route.ts";
import { explainRoutes } from "./explain-routes.ts";
import { faultRoutes } from "./fault-routes.ts";
import { journalRoutes } from "./journal-routes.ts";
import { organizationRoutes } from "./organization-routes.ts";
import { outboxRoutes } from "./outbox-routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { snapshotRoutes } from "./snapshot-routes.ts";
import { worldRoutes } from "./world-routes.ts";

/** Every lever of the control plane. */
export const controlRoutes = (context: ControlContext): ControlRoute[] =>
  [
    pageRoutes,
    worldRoutes,
    clockRoutes,
    faultRoutes,
    journalRoutes,
    explainRoutes,
    snapshotRoutes,
    outboxRoutes,
    assistantRoutes,
    organizationRoutes,
  ].flatMap((routes) => routes(context));
