import { pricesInMoney } from "./price-entry.ts";
import { applicableBooks, bestPrice, type PriceBook } from "./price.ts";

const book = (id: string, change: Partial<PriceBook> = {}, steps: [string, number, number][] = []): PriceBook => ({
  id,
  currency: "USD",
  kind: "list",
  siteIds: ["WickettPlumUS"],
  customerGroup: null,
  validFrom: null,
  validTo: null,
  prices: new Map(
    [...new Set(steps.map(([productId]) => productId))].map((productId) => [
      productId,
      steps.filter(([each]) => each === productId).map(([, minQuantity, priceCents]) => ({ minQuantity, priceCents })),
    ]),
  ),
  ...change,
});

const list = book("list", {}, [
  ["bar", 1, 1000],
  ["bar", 12, 900],
  ["bar", 48, 800],
  ["mint", 1, 500],
]);
const sale = book("sale", { kind: "sale" }, [["bar", 1, 850]]);

test.each([
  [
    "one piece costs the sale price beside the list price",
    "bar",
    1,
    { priceCents: 850, listPriceCents: 1000, priceBookId: "sale" },
  ],
  [
    "a dozen still costs the sale price, which is lower than the step",
    "bar",
    12,
    { priceCents: 850, listPriceCents: 1000, priceBookId: "sale" },
  ],
  [
    "four dozen reach the lower step of the list",
    "bar",
    48,
    { priceCents: 800, listPriceCents: 1000, priceBookId: "list" },
  ],
  [
    "without a sale price and list price are the same",
    "mint",
    1,
    { priceCents: 500, listPriceCents: 500, priceBookId: "list" },
  ],
  ["a product in no book has no price", "toffee", 1, undefined],
])("rule 3.2.3: %s", (_fact, productId, quantity, expected) => {
  expect(bestPrice([list, sale], productId, quantity)).toEqual(expected);
});

test.each<[string, Partial<PriceBook>, boolean]>([
  ["of the site and currency", {}, true],
  ["that is offline", { online: false }, false],
  ["of another currency", { currency: "CAD" }, false],
  ["of another site", { siteIds: ["WickettPlumCA"] }, false],
  ["of a group the shopper belongs to", { customerGroup: "fundraising" }, true],
  ["of a group the shopper does not belong to", { customerGroup: "staff" }, false],
  ["that begins at this very moment", { validFrom: new Date("2026-11-21T12:00:00Z") }, true],
  ["that begins later", { validFrom: new Date("2026-11-21T12:00:01Z") }, false],
  ["that ends at this very moment", { validTo: new Date("2026-11-21T12:00:00Z") }, false],
  ["that ends later", { validTo: new Date("2026-11-21T12:00:01Z") }, true],
])("rule 3.2.2: a price book %s applies: %s", (_what, change, applies) => {
  const situation = { siteId: "WickettPlumUS", currency: "USD", customerGroups: ["Everyone", "fundraising"] };
  const books = applicableBooks([book("any", change)], situation, new Date("2026-11-21T12:00:00Z"));
  expect(books.length === 1).toBe(applies);
});

test("rule 3.2.1: books named for the session replace the site's, and each brings its parents", () => {
  const situation = { siteId: "WickettPlumUS", currency: "USD", customerGroups: ["Everyone"] };
  const books = [
    book("site"),
    book("code", { siteIds: [], parentId: "root" }),
    book("root", { siteIds: [], parentId: "code" }),
  ];
  const idsFor = (priceBookIds?: string[]) =>
    applicableBooks(books, { ...situation, priceBookIds }, new Date(0)).map(({ id }) => id);
  expect(idsFor()).toEqual(["site"]);
  expect(idsFor(["code"])).toEqual(["code", "root"]);
});

test("rule 3.2.4: a percentage is taken from the price of the smallest quantity, in the book or its parents", () => {
  const money = (minQuantity: number, priceCents: number) => ({ minQuantity, priceCents, percentage: null });
  const less = (minQuantity: number, percentage: number) => ({ minQuantity, priceCents: null, percentage });
  const books = [
    { id: "list", parentId: null },
    { id: "club", parentId: "list" },
  ];
  const entries = new Map([
    ["list", new Map([["bar", [money(1, 995), less(12, 10)]]])],
    [
      "club",
      new Map([
        ["bar", [less(1, 50)]],
        ["mint", [less(1, 50)]],
      ]),
    ],
  ]);
  const [list, club] = pricesInMoney(books, entries);
  expect(list?.prices.get("bar")).toEqual([
    { minQuantity: 1, priceCents: 995 },
    { minQuantity: 12, priceCents: 896 },
  ]);
  expect([...(club?.prices ?? [])]).toEqual([["bar", [{ minQuantity: 1, priceCents: 498 }]]]);
});
