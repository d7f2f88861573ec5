import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";

/** Some families of the API, each with some of its functions. */
export type PartialCommerceApi = { [Family in keyof CommerceApi]?: Partial<CommerceApi[Family]> };

/** What the shell asks on every page; a quiet visitor's answers. */
const quiet: PartialCommerceApi = {
  session: { current: () => Promise.resolve(null), listen: () => () => undefined },
  shopperContext: {
    load: () => Promise.resolve({ tell: () => Promise.resolve(false), listen: () => () => undefined }),
  },
  baskets: { current: () => Promise.resolve(null) },
  // The sheet of what was added looks for treats to go beside it; nothing is found.
  search: { products: () => Promise.resolve({ hits: [], total: 0, limit: 0, offset: 0, query: "" } as never) },
  content: {
    navMenu: () => Promise.resolve({ menuItems: [] }),
    footer: () => Promise.resolve({ columns: [] }),
    byKey: () => Promise.resolve(null),
    search: () => Promise.resolve([]),
  },
  transports: {
    // Checkout and bag look for people of the account beside everything else; nobody is among them.
    site: ({ method, path }) => {
      if (method === "GET" && path === "recipients")
        return Promise.resolve({ today: "2026-11-22", data: [], suggestions: [], occasions: [] });
      throw new Error(`The test did not expect a call of transports.site (${method} ${path}).`);
    },
  },
  sitePreferences: { get: () => Promise.resolve({}) },
  // Beside 'Add to bag' stand the wallets that buy at once; the shop has none.
  payments: { expressWallets: () => Promise.resolve({}) },
  shipments: { costs: () => Promise.resolve({ currency: "USD", shipments: [] }) },
  addresses: {
    suggestions: () => Promise.resolve(null),
    verify: () => Promise.resolve({ confidence: "Verified match" }),
  },
};

const families: (keyof CommerceApi)[] = [
  "products",
  "search",
  "categories",
  "inventory",
  "stores",
  "backInStock",
  "baskets",
  "shipments",
  "orders",
  "customers",
  "session",
  "shopperContext",
  "transports",
  "content",
  "sitePreferences",
  "payments",
  "reviews",
  "addresses",
  "subscriptionOptins",
];

const fakeFamily = (family: string, answers: Record<string, unknown>) =>
  new Proxy(answers, {
    get: (target, name) => {
      if (typeof name === "symbol") return undefined;
      return (
        target[name] ??
        (() => {
          throw new Error(`The test did not expect a call of ${family}.${name}.`);
        })
      );
    },
  });

/**
 * A backend that answers with what the test says. It starts as a visitor's without session, bag or content; every other
 * call throws, so that a test sees what it did not expect.
 */
export const fakeCommerceApi = (answers: PartialCommerceApi = {}): CommerceApi =>
  Object.fromEntries(
    families.map((family) => [family, fakeFamily(family, { ...quiet[family], ...answers[family] })]),
  ) as unknown as CommerceApi;
