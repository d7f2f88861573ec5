import { playJourney } from "./play-journey.ts";
import { searching } from "./walks/searching.ts";

const played = playJourney(searching);

interface Found {
  total: number;
  state: { refinements: object; sort?: string };
  tiles: { id: string; name: string; price: object; rating?: object; hasOptions?: true; badge?: object }[];
  refinements: { id: string; label: string }[];
  near?: { kind: string; tiles: unknown[] };
}

const viewOf = (page: { data: Record<string, unknown> }) => page.data["view"] as Found;

describe("a guest searches, with nothing but recorded answers", () => {
  it("tiles have name, price, rating and badge, and say when there is something to choose", () => {
    const { total, tiles } = viewOf(played().category);
    expect(total).toBe(13);
    expect(tiles.map(({ name }) => name)).toEqual([
      "Rolled Cocoa Truffles",
      "Oat Milk Midnight Truffles",
      "Hazelnut Crunch Truffles",
    ]);
    expect(tiles[0]).toMatchObject({
      price: { standard: 24, sale: 20.4 },
      rating: { value: 4.4, count: 18 },
      badge: { kind: "sale", percent: 15 },
    });
    expect([tiles[0]?.hasOptions, tiles[1]?.hasOptions]).toEqual([undefined, true]);
  });

  it("a refinement narrows what was found and stays in the state", () => {
    const { filtered, sorted } = played();
    expect(viewOf(filtered)).toMatchObject({ total: 12, state: { refinements: { price: ["(10..25)"] } } });
    expect(viewOf(filtered).refinements.map(({ id }) => id)).toEqual(expect.arrayContaining(["price"]));
    expect(viewOf(sorted).state).toMatchObject({ sort: "price-low-to-high" });
  });

  it("suggestions complete what is typed", () => {
    const { status, body } = played().suggestions;
    const { suggestedTerms, products } = body["productSuggestions"] as {
      suggestedTerms: { terms: { value: string }[] }[];
      products: { productId: string }[];
    };
    expect([status, suggestedTerms[0]?.terms[0]?.value]).toEqual([200, "caramel"]);
    expect(products.length).toBeGreaterThan(0);
  });

  it("a search without finds offers what is liked", () => {
    const { found, nothing } = played();
    expect(viewOf(found).total).toBe(63);
    expect(viewOf(nothing)).toMatchObject({ total: 0, tiles: [], near: { kind: "popular" } });
    expect(viewOf(nothing).near?.tiles).not.toHaveLength(0);
  });

  it("a product has its prices, its stock and what is declared of it", () => {
    expect(played().product.data["product"]).toMatchObject({
      name: "Rolled Cocoa Truffles",
      price: { standard: 24, sale: 20.4 },
      ats: 500,
      minQuantity: 1,
      flags: { isOutOfStock: false, shipsCold: true },
      allergens: expect.stringContaining("Contains milk, hazelnuts and soy."),
    });
  });

  it("a product of several sizes has its choices and a variant for each", () => {
    const { attributes, variants } = played().master.data["product"] as {
      attributes: { id: string; values: { name: string }[] }[];
      variants: unknown[];
    };
    expect(attributes.map(({ id }) => id)).toEqual(["size", "wrap"]);
    expect(attributes[0]?.values.map(({ name }) => name)).toEqual(["6 pieces", "12 pieces", "24 pieces"]);
    expect(variants.length).toBeGreaterThan(3);
  });

  it("a product that is gone is missing, and an address that says nothing is wrong", () => {
    const { missing, bad } = played();
    expect([missing.status, bad.status]).toEqual([404, 400]);
    expect(bad.data["problem"]).toEqual({ part: "nonsense" });
  });
});
