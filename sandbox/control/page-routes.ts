import type { ControlContext } from "./control-context.ts";
import { ControlReply, schema, type ControlRoute } from "./control-route.ts";
import { landingPage } from "./landing-page.ts";
import { magicValues } from "./magic-values.ts";

/** What a person reads first, and the values worth knowing. */
export const pageRoutes = ({ services, journal }: ControlContext): ControlRoute[] => [
  {
    method: "get",
    path: "/",
    summary: "A page for people: addresses, accounts, magic values.",
    answers: { 200: schema.text },
    contentType: "text/html",
    handle: () =>
      new ControlReply(
        200,
        landingPage({ origin: services.sandboxOrigin, calls: journal.list().length }),
        "text/html; charset=utf-8",
      ),
  },
  {
    method: "get",
    path: "/magic-values",
    summary: "Every value with a known outcome: cards, accounts, coupons, guests.",
    answers: {
      200: schema.object({
        values: schema.list(
          schema.object(
            {
              kind: { type: "string", enum: ["card", "account", "coupon", "guest"] },
              value: schema.text,
              effect: schema.text,
              world: schema.text,
            },
            ["world"],
          ),
        ),
      }),
    },
    handle: () => ({ values: magicValues }),
  },
];
