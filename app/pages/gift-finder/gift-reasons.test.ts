import { toTile } from "#app/domain/product/tile.ts";
import { aProduct } from "#tests/factories/product.ts";
import { giftReasons, withOwnPictures } from "./gift-reasons.ts";

const priceBooks = { list: "usd-list-prices", sale: "usd-sale-prices" };
const kinds = (...args: Parameters<typeof giftReasons>) => giftReasons(...args).map(({ kind }) => kind);

test("what sets it apart comes before what of the wish it fits, and two are enough", () => {
  const bonbons = aProduct({ c_rating: 4.8, c_reviewCount: 21, c_isNew: true, c_refinementType: "bonbons" });
  expect(giftReasons(bonbons, { who: "friend", diets: ["kosher"] }, [])).toEqual([
    { kind: "loved" },
    { kind: "who", who: "friend" },
  ]);
});

test.each([
  ["a rating that is not high", { c_rating: 4.4, c_reviewCount: 90 }],
  ["a high rating of few", { c_rating: 5, c_reviewCount: 9 }],
])("%s is no reason", (_, attributes) => {
  expect(kinds(aProduct({ c_isNew: false, ...attributes }), { diets: ["kosher"] }, [])).toEqual(["diet"]);
});

test("what the search has left aside is no reason, nor is a kind that does not suit the person", () => {
  const plain = { c_rating: 3, c_isNew: false };
  const wish = { who: "friend", occasion: "easter", diets: [] } as const;
  expect(kinds(aProduct({ ...plain, c_refinementType: "bonbons" }), wish, [])).toEqual(["occasion", "who"]);
  expect(kinds(aProduct({ ...plain, c_refinementType: "bonbons" }), wish, ["occasion"])).toEqual(["who"]);
  expect(kinds(aProduct({ ...plain, c_refinementType: "lollipops" }), wish, ["occasion", "who"])).toEqual([]);
});

test("of gifts with the same picture the first is kept, and those without one all", () => {
  const tile = (id: string) => toTile(aProduct({ id }), { priceBooks });
  const looking = (id: string, src: string | undefined) => {
    const { image: _image, ...rest } = tile(id);
    return { ...rest, ...(src && { image: { src, alt: "" } }) } as ReturnType<typeof tile>;
  };
  const tiles = [looking("a", "/x.webp"), looking("b", "/x.webp"), looking("c", undefined), looking("d", undefined)];
  expect(withOwnPictures(tiles).map(({ id }) => id)).toEqual(["a", "c", "d"]);
});
