import type { ControlContext } from "#sandbox/control/control-context.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { html } from "./html.ts";
import { facts, moment, table } from "./parts.ts";

const everything = { text: "", limit: 0, offset: 0 };

/** What runs here, and every value worth knowing; the same for programs that read at `/llms.txt`. */
export const overviewPages = (context: ControlContext): ConsoleRoute[] => {
  const { services, clock, journal, faults, world, organizationId, definition } = context;
  const { sandboxOrigin: origin, sites } = services;
  const magicValues = definition.magicValues();

  const addresses: (readonly [string, string])[] = [
    ["Shopper APIs (SCAPI)", `${origin}/{family}/v1/organizations/${organizationId}/…`],
    ["Login (SLAS)", `${origin}/shopper/auth/v1/organizations/${organizationId}/oauth2/…`],
    ["Shop API (OCAPI)", `${origin}/s/{site}/dw/shop/v23_2/…`],
    ["Control plane", `${origin}/__sandbox/openapi.json`],
    ["Public client", definition.shopClientId],
    ["Private client", definition.serverClientId],
  ];

  const counts = async (): Promise<(readonly [string, string, number])[]> => [
    ["/console/products", "products", (await services.products.list(everything)).total],
    ["/console/customers", "customers", (await services.customers.search(everything)).total],
    [
      "/console/orders",
      "orders",
      (await services.orderManagement.search({ ...everything, status: null, siteId: null, customerId: null })).total,
    ],
    ["/console/promotions", "promotions", (await services.promotions.list()).length],
    ["/console/outbox", "messages", (await services.outbox.list({ limit: 1 })).total],
    ["/console/journal", "calls", journal.list().length],
    ["/console/faults", "faults", faults.list().length],
  ];

  return [
    {
      method: "get",
      path: "/",
      handle: async () => {
        const present = await world();
        return {
          title: "Overview",
          body: html`<ul class="tiles">
              ${(await counts()).map(
                ([to, name, count]) =>
                  html`<li>
                    <a href="${to}"><strong>${count}</strong> ${name}</a>
                  </li>`,
              )}
            </ul>
            ${facts([
              ["World", present ? `${present.world}, seed ${present.seed}` : "unknown"],
              ["Clock", html`${moment(clock.now())} (${clock.setting().mode})`],
              ["Organization", organizationId],
            ])}
            ${table("Addresses", ["What", "Address"], addresses)}
            ${table(
              "Sites",
              ["Site", "Name", "Currency", "Locales"],
              sites.map(({ id, name, currency, locales }) => [id, name, currency, locales.join(", ")]),
            )}
            ${(["account", "card", "coupon", "guest", "review", "captcha"] as const).map((kind) =>
              table(
                `Magic values: ${kind}`,
                ["Value", "What happens"],
                magicValues
                  .filter((value) => value.kind === kind)
                  .map(({ value, effect, world: only }) => [
                    value,
                    only === undefined ? effect : `${effect} (world ${only})`,
                  ]),
              ),
            )}`,
        };
      },
    },
    {
      method: "get",
      path: "/llms.txt",
      handle: () => ({
        contentType: "text/plain; charset=utf-8",
        content: [
          "# Sweetshop sandbox",
          "",
          "> A commerce backend on this machine that speaks SCAPI, OCAPI and SLAS. Everything may be reset at any time.",
          "",
          "## Addresses",
          ...addresses.map(([name, address]) => `- ${name}: ${address}`),
          `- Console for people: ${origin}/`,
          `- Magic values as JSON: ${origin}/__sandbox/magic-values`,
          "",
          "## Sites",
          ...sites.map(({ id, name, currency, locales }) => `- ${id}: ${name}, ${currency}, ${locales.join(", ")}`),
          "",
          "## Worlds (POST /__sandbox/reset)",
          ...Object.entries(definition.variants).map(([name, { says }]) => `- ${name}: ${says}`),
          "",
          "## Magic values",
          ...magicValues.map(({ kind, value, effect }) => `- ${kind} ${value}: ${effect}`),
          "",
        ].join("\n"),
      }),
    },
  ];
};
