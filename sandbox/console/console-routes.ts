import type { ControlContext } from "#sandbox/control/control-context.ts";
import { assistantPages } from "./assistant-pages.ts";
import { contactPages } from "./contact-pages.ts";
import { chatPages } from "./chat-pages.ts";
import { clockPages } from "./clock-pages.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { coveragePages } from "./coverage-pages.ts";
import { contentPages } from "./content-pages.ts";
import { customerPages } from "./customer-pages.ts";
import { entryPages } from "./entry-pages.ts";
import { faultPages } from "./fault-pages.ts";
import { journalPages } from "./journal-pages.ts";
import { orderPages } from "./order-pages.ts";
import { outboxPages } from "./outbox-pages.ts";
import { playgroundPages } from "./playground-pages.ts";
import { overviewPages } from "./overview-pages.ts";
import { productPages } from "./product-pages.ts";
import { promotionPages } from "./promotion-pages.ts";
import { reviewPages } from "./review-pages.ts";
import { worldPages } from "./world-pages.ts";

/** Every page and every action of the console. */
export const consoleRoutes = (context: ControlContext, families: readonly ApiFamily[]): ConsoleRoute[] => [
  ...[
    overviewPages,
    productPages,
    promotionPages,
    orderPages,
    customerPages,
    contentPages,
    reviewPages,
    entryPages,
    contactPages,
    chatPages,
    assistantPages,
    playgroundPages,
    outboxPages,
    clockPages,
    journalPages,
    worldPages,
  ].flatMap((pages) => pages(context)),
  ...context.services.consoleRooms.flatMap(({ routes }) => routes),
  ...faultPages(context, families),
  ...coveragePages(families, context.definition.cartridge?.rules),
];
