import { chooseVariation } from "../../../app/domain/content/choose-variation.ts";
import { customerGroups } from "#worlds/wickett-plum/customer-groups.ts";
import type { Variation } from "./block-fields.ts";
import { contentItems } from "./content-items.ts";
import { itemsWithin } from "./content-walk.ts";

const items = itemsWithin(contentItems(new Date("2026-11-21T10:00:00Z"))).filter(
  ({ _meta }) => _meta.schema.endsWith("/content-variations") && !_meta.name.startsWith("Guide"),
);
const variationsOf = (name: string): Variation[] =>
  items.filter(({ _meta }) => _meta.name === name).flatMap(({ variations }) => variations as Variation[]);

describe("what some customers see", () => {
  it("is eight variations, for groups that there are, with ranks of their own", () => {
    const all = items.flatMap(({ variations }) => variations as Variation[]);
    expect(all.length).toBe(8);
    const known = new Set(customerGroups.map(({ id }) => id));
    expect(all.flatMap((variation) => variation.customerGroups).filter((id) => !known.has(id))).toEqual([]);
    for (const { variations } of items) {
      const ranks = (variations as Variation[]).map(({ rank }) => rank);
      expect(new Set(ranks).size).toBe(ranks.length);
    }
    expect(items.every(({ defaultContent }) => (defaultContent as unknown[]).length > 0)).toBe(true);
  });

  it.each<[string, string[], string | undefined, string | undefined]>([
    ["Home: for groups", ["Everyone"], undefined, undefined],
    ["Home: for groups", ["Regulars"], undefined, "Home: regulars"],
    ["Home: for groups", ["Regulars", "BigSpenders"], undefined, "Home: big spenders"],
    ["Home: for groups", ["Regulars", "BigSpenders", "BirthdayMonth"], undefined, "Home: birthday month"],
    ["Home: for groups", ["BirthdayMonth"], "TasteTesters", "Home: taste testers"],
    ["Home: for groups", ["BirthdayMonth"], "TaxExempt", undefined],
    ["Home: on the way", ["Everyone"], undefined, undefined],
    ["Home: on the way", ["CanadianVisitors"], undefined, "Home: from coast to coast"],
    ["Home: on the way", ["CanadianVisitors", "MobileShoppers"], undefined, "Home: in town"],
    ["Fundraising: for groups", ["Schools", "fundraising"], undefined, "Fundraising: sellers"],
    ["Fundraising: for groups", ["Schools"], undefined, "Fundraising: schools"],
  ])("of %s for %j, with %p selected, is %p", (name, groups, selected, expected) => {
    const chosen = chooseVariation(variationsOf(name), groups, selected);
    expect(chosen?.contentItems[0]?._meta.name).toBe(expected);
  });
});
