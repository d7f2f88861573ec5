import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { type Document, documentIn, type Exchange } from "#sandbox/control/playground.ts";
import { signatureWays } from "#sandbox/control/assistant-platform.ts";
import type { ConsoleRoute, Done } from "./console-route.ts";
import { choiceField, textField } from "./form.ts";
import { html } from "./html.ts";
import { action, facts } from "./parts.ts";
import { playgroundPath as path } from "./playground-path.ts";
import {
  cartView,
  checkoutView,
  exchangesView,
  noticesView,
  productsView,
  profileView,
  searchForm,
  shopForm,
} from "./playground-view.ts";

/** What a shop said, in one sentence: its refusal, or what was done. */
const saidOf = ({ answer, failure }: Exchange, done: string): string => {
  if (!answer) return `The shop does not answer: ${failure ?? ""}`;
  if (answer.status < 300) return done;
  const { code, content } = (documentIn(answer.body) ?? {}) as { code?: string; content?: string };
  return `Refused (${answer.status}): ${code ?? ""} ${content ?? ""}`.trim();
};

const messagesOf = (document: Document | null): { code?: string; content?: string }[] =>
  Array.isArray(document?.["messages"]) ? (document["messages"] as { code?: string; content?: string }[]) : [];

const idOf = (document: Document | null): string => {
  const id = document?.["id"];
  return typeof id === "string" ? id : "";
};

/** Tries a shop step by step: search, cart, checkout, payment; each request and answer is shown. */
export const playgroundPages = ({ playground }: ControlContext): ConsoleRoute[] => {
  const { platform } = playground;

  /** Keeps the document of an answer, where it is one of what was asked for. */
  const taken = (exchange: Exchange): Document | null => {
    const document = exchange.answer && exchange.answer.status < 300 ? documentIn(exchange.answer.body) : null;
    return document && document["id"] !== undefined ? document : null;
  };

  const after = (exchange: Exchange, done: string): Done => {
    const [refused] = taken(exchange) ? [] : messagesOf(documentIn(exchange.answer?.body));
    const ok = exchange.answer !== null && exchange.answer.status < 300;
    return { to: path, said: ok && refused ? `${refused.code}: ${refused.content}` : saidOf(exchange, done) };
  };

  const needed = (document: Document | null, what: string): string => {
    if (!document) throw new Fault(409, "not-there", `There is no ${what} yet.`);
    return idOf(document);
  };

  const takeCheckout = (exchange: Exchange, done: string): Done => {
    const talk = playground.now();
    talk.checkout = taken(exchange) ?? talk.checkout;
    return after(exchange, done);
  };

  const step = (name: string, handle: ConsoleRoute["handle"]): ConsoleRoute => ({
    method: "post",
    path: `${path}/${name}`,
    handle,
  });

  return [
    {
      method: "get",
      path,
      handle: async () => {
        const talk = playground.now();
        return {
          title: "Playground for assistants",
          body: html`<p>
              Be an assistant: find a shop, search it, fill a cart and buy. The sandbox hosts the platform and signs for
              it; <a href="/console/assistants">the shop's account of it</a> stands beside.
            </p>
            ${facts([
              ["Platform", html`<a href="${platform.profileUrl}">${platform.profileUrl}</a>`],
              ["Its key", await platform.keyId()],
            ])}
            <div class="panel">${action(`${path}/key`, "Make a new key")}</div>
            ${shopForm(playground, talk)}${profileView(talk)}${talk.profile && searchForm()}${productsView(
              talk,
            )}${cartView(talk)}${checkoutView(talk)}${noticesView(talk.notices)}${exchangesView(talk.exchanges)}`,
        };
      },
    },
    step("key", async () => {
      await platform.renewKey();
      return { to: path, said: "The platform has a new key. A shop reads it anew within a minute." };
    }),
    step("clear", () => {
      playground.clear();
      return { to: path, said: "Everything was forgotten." };
    }),
    step("shop", async ({ form }) => {
      const exchange = await playground.find(textField(form, "shop"), choiceField(form, "way", signatureWays));
      const found = playground.now().profile ? "The shop is found." : "There is no profile: is this a shop?";
      return { to: path, said: saidOf(exchange, found) };
    }),
    step("search", async ({ form }) => {
      const most = textField(form, "most");
      const cents = Math.round(Number(most) * 100);
      if (most !== "" && !(cents > 0)) throw new Fault(400, "bad-request", "“most” is an amount.");
      const postal = textField(form, "postal");
      const day = textField(form, "day");
      const exchange = await playground.ask("search_catalog", "POST", "/catalog/search", {
        query: textField(form, "words"),
        ...(postal && { context: { address_country: "US", postal_code: postal } }),
        filters: { ...(most !== "" && { price: { max: cents } }), ...(day && { arrives_by: day }) },
      });
      const products = documentIn(exchange.answer?.body)?.["products"];
      playground.now().products = Array.isArray(products) ? (products as Document[]) : [];
      return after(exchange, `Found: ${playground.now().products.length}.`);
    }),
    step("cart", async ({ form }) => {
      const talk = playground.now();
      const line = { item: { id: textField(form, "item") }, quantity: 1 };
      const lines = Array.isArray(talk.cart?.["line_items"]) ? (talk.cart["line_items"] as Document[]) : [];
      const kept = lines.map(({ id, item, quantity }) => ({ id, item: { id: idOf(item as Document) }, quantity }));
      const exchange =
        talk.cart && !talk.checkout
          ? await playground.ask("update_cart", "PUT", `/carts/${idOf(talk.cart)}`, { line_items: [...kept, line] })
          : await playground.ask("create_cart", "POST", "/carts", { line_items: [line] });
      const cart = taken(exchange);
      if (cart) Object.assign(talk, { cart, checkout: null });
      return after(exchange, "It is in the cart.");
    }),
    step("checkout", async () => {
      const id = needed(playground.now().cart, "cart");
      const body = { cart_id: id, line_items: [] };
      return takeCheckout(
        await playground.ask("create_checkout", "POST", "/checkout-sessions", body),
        "The checkout has begun.",
      );
    }),
    step("update", async ({ form }) => {
      const { checkout } = playground.now();
      const id = needed(checkout, "checkout");
      const said = (name: string) => textField(form, name);
      const lines = Array.isArray(checkout?.["line_items"]) ? (checkout["line_items"] as Document[]) : [];
      const exchange = await playground.ask("update_checkout", "PUT", `/checkout-sessions/${id}`, {
        line_items: lines.map((line) => ({
          id: line["id"],
          item: { id: idOf(line["item"] as Document) },
          quantity: line["quantity"],
        })),
        buyer: {
          first_name: said("first"),
          last_name: said("last"),
          email: said("email"),
          ...(said("phone") && { phone_number: said("phone") }),
        },
        fulfillment: {
          methods: [
            {
              type: "shipping",
              line_item_ids: lines.map((line) => idOf(line)),
              destinations: [
                {
                  id: "home",
                  street_address: said("street"),
                  address_locality: said("city"),
                  address_region: said("state"),
                  postal_code: said("postal"),
                  address_country: said("country"),
                },
              ],
            },
          ],
        },
        ...(said("code") && { discounts: { codes: [said("code")] } }),
      });
      return takeCheckout(exchange, "The checkout is updated.");
    }),
    step("pay", async ({ form }) => {
      const id = needed(playground.now().checkout, "checkout");
      const said = (name: string) => textField(form, name, 40).trim();
      const card = {
        number: said("number").replaceAll(/\s/g, ""),
        code: said("cvv"),
        month: said("month"),
        year: said("year"),
        name: said("name"),
      };
      const credential = { type: "flex_token", token: await playground.token(card), name: card.name };
      const instruments = [{ id: "card", handler_id: "cards", type: "card", credential }];
      const exchange = await playground.ask("complete_checkout", "POST", `/checkout-sessions/${id}/complete`, {
        payment: { instruments },
      });
      const done = takeCheckout(exchange, "The shop has answered.");
      const isPlaced = playground.now().checkout?.["status"] === "completed";
      return isPlaced ? { ...done, said: "The order is placed." } : done;
    }),
    step("cancel", async () => {
      const id = needed(playground.now().checkout, "checkout");
      return takeCheckout(
        await playground.ask("cancel_checkout", "POST", `/checkout-sessions/${id}/cancel`),
        "The checkout is given up.",
      );
    }),
  ];
};
