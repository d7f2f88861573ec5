import type { ControlContext } from "#sandbox/control/control-context.ts";
import { closedReason, windowOf } from "#sandbox/platform/promotions/active-promotions.ts";
import type { Promotion } from "#sandbox/platform/promotions/promotion.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { choiceField } from "./form.ts";
import { html } from "./html.ts";
import { action, moment, table, tag } from "./parts.ts";

/** Promotions, where each is open to a guest without codes and why not elsewhere, and their switches. */
export const promotionPages = ({ services, database, clock }: ControlContext): ConsoleRoute[] => {
  const { promotions, sites } = services;

  /** Why each site keeps it from a guest; null where it is open. */
  const reasonsOf = (promotion: Promotion) =>
    promotion.siteIds.map((siteId) => {
      const currency = sites.find(({ id }) => id === siteId)?.currency ?? "USD";
      const needsSourceCode = (promotion.sourceCodeGroupIds ?? []).length > 0;
      const closed = closedReason(promotion, {
        siteId,
        currency,
        customerGroups: ["Everyone", "Unregistered"],
        coupons: [],
        now: clock.now(),
      });
      return { siteId, reason: closed ?? (needsSourceCode ? "source_code_missing" : null) };
    });

  const standing = (promotion: Promotion) => {
    const found = reasonsOf(promotion);
    return [...new Set(found.map(({ reason }) => reason))].map((reason) => {
      const state =
        reason === null
          ? tag("open", "good")
          : tag(reason.replaceAll("_", " "), reason === "disabled" ? "bad" : "warn");
      const where = found.filter((each) => each.reason === reason).map(({ siteId }) => siteId);
      return html`<div class="sites">${state}${where.join(", ")}</div>`;
    });
  };

  return [
    {
      method: "get",
      path: "/console/promotions",
      handle: async () => ({
        title: "Promotions",
        body: html`<p>
            “Open” means that a guest without a code gets it right now; otherwise you read the first thing that is
            missing. <code>/__sandbox/explain/basket/{id}</code> explains what the promotions do to one bag.
          </p>
          ${table(
            "Promotions",
            ["Id", "Name", "Class", "Begins and ends", "For a guest now", "Switch"],
            (await promotions.list()).map((promotion) => {
              const { startsAt, endsAt } = windowOf(promotion);
              return [
                promotion.id,
                promotion.name,
                promotion.rule.class,
                startsAt || endsAt ? html`${moment(startsAt)} to ${moment(endsAt)}` : "always",
                standing(promotion),
                action(
                  `/console/promotions/${encodeURIComponent(promotion.id)}/enabled`,
                  promotion.enabled ? "Switch off" : "Switch on",
                  { about: promotion.id, hidden: { enabled: String(!promotion.enabled) } },
                ),
              ];
            }),
          )}`,
      }),
    },
    {
      method: "post",
      path: "/console/promotions/:id/enabled",
      handle: async ({ params: { id = "" }, form }) => {
        const enabled = choiceField(form, "enabled", ["true", "false"]) === "true";
        await database.transaction(() => promotions.setEnabled(id, enabled));
        services.forget();
        return { to: "/console/promotions", said: `${id} is ${enabled ? "on" : "off"} now.` };
      },
    },
  ];
};
