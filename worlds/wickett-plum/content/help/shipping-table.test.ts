import { shippingCost } from "#sandbox/platform/shipping/shipping-cost.ts";
import { shippingMethods } from "#worlds/wickett-plum/shipping-methods.ts";
import { heavyParcels, shippingTable } from "./shipping-table.ts";

const rowsOf = (currency: "USD" | "CAD") =>
  shippingTable(currency)
    .split("\n")
    .map((line) => line.replace(/^\| | \|$/g, "").split(" | "));

describe("the table of shipping rates", () => {
  it.each([
    ["USD", 8],
    ["CAD", 4],
  ] as const)("in %s says what the engine charges, for sums on either side of every step", (currency, rows) => {
    const [heads = [], , ...ways] = rowsOf(currency);
    expect(ways.length).toBe(rows - 1);
    for (const way of ways) {
      const method = shippingMethods.find(({ name, currencies }) => name === way[0] && currencies.includes(currency));
      if (!method) throw new Error(`There is no way called ${way[0]}.`);
      heads.forEach((head, column) => {
        const [, from] = /^From \$(\d+)$/.exec(head) ?? [];
        const [, under] = /^Under \$(\d+)$/.exec(head) ?? [];
        if (!from && !under) return;
        const totalCents = from ? Number(from) * 100 : Number(under) * 100 - 1;
        const line = {
          productId: "481101",
          masterId: null,
          categoryIds: [],
          attributes: { c_isMeltable: true },
          quantity: 1,
        };
        const lines = [{ ...line, weightGrams: 100, priceCents: totalCents }];
        const cost = shippingCost(method, { lines, isEmailOnly: false }, { currency, zone: null });
        expect([way[0], head, way[column]]).toEqual([way[0], head, `$${((cost ?? 0) / 100).toFixed(2)}`]);
      });
    }
  });

  it("names what heavy parcels cost more", () => {
    expect(heavyParcels("USD").split("\n")).toHaveLength(2);
    expect(heavyParcels("CAD")).toBe("");
  });
});
