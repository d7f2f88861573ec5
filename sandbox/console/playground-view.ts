import type { Conversation, Document, Exchange, Notice, Playground } from "#sandbox/control/playground.ts";
import { signatureWays } from "#sandbox/control/assistant-platform.ts";
import { type Html, html } from "./html.ts";
import { action, code, facts, field, links, moment, money, pretty, select, table, tag } from "./parts.ts";
import { playgroundPath as path } from "./playground-path.ts";

const wayWords: Record<(typeof signatureWays)[number], string> = {
  right: "as it has to be",
  none: "left out",
  forged: "by another key (forged)",
  expired: "fifteen minutes ago (expired)",
  replayed: "sent a second time (replayed)",
};

const verdictTag = (verdict: Exchange["verdict"]): Html =>
  tag(`signature ${verdict}`, verdict === "holds" ? "good" : verdict === "missing" ? "plain" : "bad");

const listIn = (document: Document | null, name: string): Document[] => {
  const value = document?.[name];
  return Array.isArray(value) ? (value as Document[]) : [];
};

const textIn = (document: Document | null | undefined, name: string): string => {
  const value = document?.[name];
  return typeof value === "string" ? value : "";
};

const totalOf = (document: Document | null, currency: string): string => {
  const total = listIn(document, "totals").find(({ type }) => type === "total")?.["amount"];
  return money(typeof total === "number" ? total : null, currency);
};

const input = (label: string, name: string, value: string, more = ""): Html =>
  field(
    label,
    html`<input name="${name}" value="${value}" maxlength="200" autocomplete="off" inputmode="${more || "text"}" />`,
  );

/** Which shop is tried, and how its requests are signed. */
export const shopForm = ({ shops }: Playground, { shop, way }: Conversation): Html =>
  html`<h2>1. Find the shop</h2>
    <form method="post" action="${path}/shop" class="panel">
      ${field(
        "Shop",
        select(
          "shop",
          shops.map((each) => [each, each] as const),
          shop,
        ),
      )}${field(
        "Requests are signed",
        select(
          "way",
          signatureWays.map((each) => [each, wayWords[each]] as const),
          way,
        ),
      )}<button class="main">Read its profile</button>
    </form>`;

/** What the shop says of itself. */
export const profileView = ({ profile }: Conversation): Html | null => {
  if (!profile) return null;
  const ucp = (profile["ucp"] ?? {}) as { version?: string; capabilities?: Document; payment_handlers?: Document };
  return facts([
    ["Version", ucp.version],
    ["Capabilities", Object.keys(ucp.capabilities ?? {}).length],
    ["Ways to pay", Object.keys(ucp.payment_handlers ?? {}).length],
    [
      "Signs with",
      listIn(profile, "signing_keys")
        .map((key) => textIn(key, "kid"))
        .join(", "),
    ],
  ]);
};

/** What is looked for. */
export const searchForm = (): Html =>
  html`<h2>2. Search</h2>
    <form method="post" action="${path}/search" class="panel">
      ${input("Words", "words", "gummy bears")}${input("At most, in units", "most", "40", "decimal")}${input(
        "Where it goes (postal code)",
        "postal",
        "02108",
      )}${field("Arrives by", html`<input type="date" name="day" />`)}<button class="main">Search</button>
    </form>`;

interface ShownVariant {
  id: string;
  title: string;
  price: { amount: number; currency: string };
  availability?: { available?: boolean; status?: string };
}

const variantRow = (variant: ShownVariant, description: string) => [
  variant.title,
  variant.id,
  money(variant.price.amount, variant.price.currency),
  tag(
    (variant.availability?.status ?? "unknown").replaceAll("_", " "),
    variant.availability?.available ? "good" : "warn",
  ),
  description,
  action(`${path}/cart`, "Put into the cart", { about: variant.title, hidden: { item: variant.id } }),
];

/** What was found; each article can be put into the cart. */
export const productsView = ({ products }: Conversation): Html | null =>
  products.length === 0
    ? null
    : table(
        "Found",
        ["Article", "Id", "Price", "Availability", "Reaches the buyer", "Buy"],
        products.flatMap((product) => {
          const { arrival } = (product["metadata"] ?? {}) as { arrival?: { earliest?: string } };
          return (listIn(product, "variants") as unknown as ShownVariant[])
            .slice(0, 3)
            .map((variant) => variantRow(variant, arrival?.earliest ? `from ${arrival.earliest}` : "–"));
        }),
      );

const linesTable = (caption: string, document: Document, currency: string): Html =>
  table(
    caption,
    ["Article", "Id", "Quantity", "Price"],
    listIn(document, "line_items").map((line) => {
      const item = (line["item"] ?? {}) as { id?: string; title?: string; price?: number };
      return [item.title, item.id, Number(line["quantity"]), money(item.price, currency)];
    }),
  );

const currencyOf = (document: Document): string => textIn(document, "currency") || "USD";

/** What is in the cart, and the way to its checkout. */
export const cartView = ({ cart, checkout }: Conversation): Html | null => {
  if (!cart) return null;
  const currency = currencyOf(cart);
  return html`<h2>3. Cart</h2>
    ${linesTable("In the cart", cart, currency)}${facts([["Total", totalOf(cart, currency)]])}
    <div class="panel">
      ${checkout ? html`<span>The cart has become a checkout.</span>` : action(`${path}/checkout`, "Check out", { look: "main" })}
    </div>`;
};

const openStates = ["incomplete", "ready_for_complete", "requires_escalation"];

const addressForm = (): Html =>
  html`<form method="post" action="${path}/update" class="panel">
    ${input("First name", "first", "Ada")}${input("Last name", "last", "Harper")}${input(
      "Email",
      "email",
      "ada@example.test",
      "email",
    )}${input("Phone", "phone", "+14155550123", "tel")}${input("Street", "street", "7 Beacon Street")}${input(
      "City",
      "city",
      "Boston",
    )}${input("State", "state", "MA")}${input("Postal code", "postal", "02108")}${input(
      "Country",
      "country",
      "US",
    )}${input("Promo code", "code", "")}<button class="main">Update the checkout</button>
  </form>`;

const payForm = (): Html =>
  html`<form method="post" action="${path}/pay" class="panel">
    ${input("Test card", "number", "4111111111111111", "numeric")}${input("Security code", "cvv", "917", "numeric")}${input(
      "Month",
      "month",
      "09",
      "numeric",
    )}${input("Year", "year", "2039", "numeric")}${input("Name on the card", "name", "Ada Harper")}<button class="main">
      Pay and place the order
    </button>
    <span>The card is encrypted here and goes to the card processor; the shop sees a token.</span>
  </form>`;

/** Where the checkout stands, what is missing, and what comes next. */
export const checkoutView = ({ checkout }: Conversation): Html | null => {
  if (!checkout) return null;
  const status = textIn(checkout, "status");
  const currency = currencyOf(checkout);
  const address = textIn(checkout, "continue_url");
  const order = (checkout["order"] ?? {}) as Document;
  const messages = listIn(checkout, "messages");
  const tone = status === "completed" || status === "ready_for_complete" ? "good" : "warn";
  return html`<h2>4. Checkout</h2>
    ${facts([
      ["Status", tag(status.replaceAll("_", " "), tone)],
      ["Total", totalOf(checkout, currency)],
      ["Order", textIn(order, "label")],
      ["A person goes on at", address && links([[address, "the shop's checkout"]])],
    ])}${
      messages.length > 0 &&
      table(
        "Messages",
        ["Code", "Severity", "What it says"],
        messages.map((each) => [textIn(each, "code"), textIn(each, "severity") || "–", textIn(each, "content")]),
      )
    }${linesTable("In the checkout", checkout, currency)}${openStates.includes(status) && addressForm()}${
      status === "ready_for_complete" && payForm()
    }${openStates.includes(status) && action(`${path}/cancel`, "Give the checkout up", { look: "danger" })}`;
};

/** What the shop told the platform of orders. */
export const noticesView = (notices: readonly Notice[]): Html | null =>
  notices.length === 0
    ? null
    : html`<h2>What the shop has told</h2>
        ${notices.map(
          ({ at, body, verdict }, index) =>
            html`<details>
              <summary>Order notice ${notices.length - index} ${verdictTag(verdict)} ${moment(at)}</summary>
              ${code(`Order notice ${notices.length - index}`, pretty(body))}
            </details>`,
        )}`;

const headerText = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

const statusTag = ({ answer }: Exchange): Html =>
  answer === null ? tag("no answer", "bad") : tag(String(answer.status), answer.status < 300 ? "good" : "bad");

const exchangeView = (exchange: Exchange, number: number): Html => {
  const { operation, request, answer, failure, verdict, milliseconds } = exchange;
  const name = `${number}. ${operation.replaceAll("_", " ")}`;
  const asked = [`${request.method} ${request.url}`, headerText(request.headers), "", pretty(request.body)];
  const answered = answer
    ? [`${answer.status}`, headerText(answer.headers), "", pretty(answer.body)]
    : [failure ?? "No answer came."];
  return html`<details>
    <summary>
      ${name} ${statusTag(exchange)} ${operation !== "profile" && verdictTag(verdict)} ${milliseconds} ms
    </summary>
    ${code(`Request ${number}`, asked.join("\n").trim())}${code(`Answer ${number}`, answered.join("\n").trim())}
  </details>`;
};

/** Every request with its answer, newest first. */
export const exchangesView = (exchanges: readonly Exchange[]): Html =>
  html`<h2>Requests and answers</h2>
    ${
      exchanges.length === 0
        ? html`<p class="empty">Nothing was asked yet.</p>`
        : html`${exchanges.map((each, index) => exchangeView(each, exchanges.length - index))}
          ${action(`${path}/clear`, "Begin anew", { look: "danger" })}`
    }`;
