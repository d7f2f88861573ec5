import type { ControlContext } from "./control-context.ts";
import { schema, type ControlRoute } from "./control-route.ts";

/** The values worth knowing. */
export const pageRoutes = ({ definition }: Pick<ControlContext, "definition">): ControlRoute[] => [
  {
    method: "get",
    path: "/magic-values",
    summary: "Every value with a known outcome: cards, accounts, coupons, guests, captchas.",
    answers: {
      200: schema.object({
        values: schema.list(
          schema.object(
            {
              kind: { type: "string", enum: ["card", "account", "coupon", "guest", "review", "captcha"] },
              value: schema.text,
              effect: schema.text,
              world: schema.text,
            },
            ["world"],
          ),
        ),
      }),
    },
    handle: () => ({ values: definition.magicValues() }),
  },
];
