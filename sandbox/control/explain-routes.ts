import { Fault } from "#sandbox/core/fault.ts";
import { languageAndMoney, siteOf } from "#sandbox/dialects/http/site-context.ts";
import type { ControlContext } from "./control-context.ts";
import { schema, type ControlRoute } from "./control-route.ts";

/** The engine that can say why a basket costs what it costs. */
interface BasketExplainer {
  explainBasket?: (basketId: string) => Promise<unknown>;
}

const notOffered = (what: string) => new Fault(501, "not-implemented", `This sandbox cannot explain ${what}.`);

/** Why a basket costs what it costs, and why a search finds what it finds. */
export const explainRoutes = ({ services, database }: ControlContext): ControlRoute[] => {
  const { explainBasket } = services as BasketExplainer;
  const { sites } = services;
  return [
    {
      method: "get",
      path: "/explain/basket/:id",
      summary:
        "Every active promotion with its effect or why it has none, and what decided prices, taxes and shipping.",
      answers: { 200: { type: "object" } },
      faults: [404, 501],
      handle: ({ params: { id = "" } }) => {
        if (!explainBasket) throw notOffered("baskets");
        return database.transaction(() => explainBasket(id));
      },
    },
    {
      method: "get",
      path: "/explain/search",
      summary: "Matched fields, corrections of typing and scores of a search.",
      query: {
        q: { ...schema.text, minLength: 1, maxLength: 500 },
        siteId: { ...schema.text, description: "The first site when left out." },
        locale: schema.text,
        sort: schema.text,
        refine: { ...schema.text, description: "As in a product search, such as cgid=truffles." },
      },
      answers: { 200: { type: "object", required: ["phrase", "hits"] } },
      handle: ({ query }) => {
        const site = siteOf(sites, query.get("siteId") ?? sites[0]?.id ?? "");
        const { locale, currency } = languageAndMoney(site, query);
        const onlooker = { siteId: site.id, locale, currency, customerGroups: ["Everyone", "Unregistered"] };
        const phrase = query.get("q");
        if (phrase === null) throw new Fault(400, "bad-request", "'q' is missing.");
        const question = { phrase, sort: query.get("sort"), refine: query.getAll("refine") };
        return database.transaction(() => services.explainSearch(question, onlooker));
      },
    },
  ];
};
