import { writeSearchParams } from "#app/domain/search/search-params.ts";
import { BadSearchAddress, readSearchParams } from "./read-search-params.ts";

const read = (search: string) => readSearchParams(new URLSearchParams(search));
const start = { query: "", refinements: {}, start: 0, size: 24 };

test.each([
  ["", start],
  ["q=%20dark%20", { ...start, query: "dark" }],
  [
    "refine1=c_refinementType=bonbons|truffles",
    { ...start, refinements: { c_refinementType: ["bonbons", "truffles"] } },
  ],
  ["refine2=b=2&refine1=a=1", { ...start, refinements: { a: ["1"], b: ["2"] } }],
  ["refine1=a=1&refine2=a=2|1", { ...start, refinements: { a: ["1", "2"] } }],
  ["refine1=price=(10..25)&sort=price-asc", { ...start, refinements: { price: ["(10..25)"] }, sort: "price-asc" }],
  ["refine1=c_isSale=true|false", { ...start, refinements: { c_isSale: ["true"] } }],
  ["refine1=c_withoutMilk=true&shop=1004", { ...start, refinements: { c_withoutMilk: ["true"] }, shop: "1004" }],
  ["shop=", start],
  ["by=2026-11-25&to=94110", { ...start, arrivesBy: { day: "2026-11-25", to: "94110" } }],
  ["by=2026-11-25&to=h2x%201y4", { ...start, arrivesBy: { day: "2026-11-25", to: "H2X 1Y4" } }],
  ["by=&to=94110", start],
  ["start=24&sz=48", { ...start, start: 24, size: 48 }],
  ["sz=0", { ...start, size: 1 }],
  ["sz=5000", { ...start, size: 999 }],
  ["utm_source=mail&refined=no", start],
  ["q=sour&words=&refine1=taste=sour", { ...start, query: "sour", words: "", refinements: { taste: ["sour"] } }],
  ["q=sour+cherry&words=+cherry+&shop=1", { ...start, query: "sour cherry", words: "cherry", shop: "1" }],
  ["q=sour&words=", { ...start, query: "sour", words: "sour" }],
  ["words=sour", start],
])("the address ?%s", (search, state) => {
  expect(read(search)).toEqual(state);
});

test("a query of 500 characters and more is safe", () => {
  expect(read(`q=${"x".repeat(500)}`).query).toHaveLength(500);
  expect(read(`q=${"x".repeat(5000)}`).query).toHaveLength(500);
  expect(read("q=%3Cscript%3E").query).toBe("<script>");
});

test.each([
  ["refine1=nonsense", "refinement"],
  ["refine1==x", "refinement"],
  ["refine1=a=", "refinement"],
  ["refine1=a=|", "refinement"],
  ["refine1=1%27%20OR%201=1", "refinement"],
  ["refine1=price=cheap", "price"],
  ["refine1=price=(25..10)", "price"],
  ["refine1=price=(1..2)|(3..4)", "price"],
  ["start=-1", "number"],
  ["start=x", "number"],
  ["sz=1.5", "number"],
  ["shop=1%20OR%201", "shop"],
  ["by=friday&to=94110", "arrival"],
  ["by=2026-13-41&to=94110", "arrival"],
  ["by=2026-11-25", "arrival"],
  ["by=2026-11-25&to=%3Cb%3E", "arrival"],
  [`shop=1&${Array.from({ length: 8 }, (_, index) => `refine${index + 1}=a${index}=1`).join("&")}`, "tooMany"],
  [Array.from({ length: 9 }, (_, index) => `refine${index + 1}=a${index}=1`).join("&"), "tooMany"],
])("the address ?%s is bad: %s", (search, reason) => {
  expect(() => read(search)).toThrow(BadSearchAddress);
  expect(() => read(search)).toThrow(expect.objectContaining({ reason }));
});

test.each([
  [start, ""],
  [{ ...start, query: "dark & milk" }, "?q=dark+%26+milk"],
  [{ ...start, refinements: { a: ["1", "2"], b: ["3"] } }, "?refine1=a%3D1%7C2&refine2=b%3D3"],
  [{ ...start, query: "sour", words: "", refinements: { taste: ["sour"] } }, "?q=sour&words=&refine1=taste%3Dsour"],
  [{ ...start, shop: "1004" }, "?shop=1004"],
  [{ ...start, arrivesBy: { day: "2026-11-25", to: "94110" } }, "?by=2026-11-25&to=94110"],
  [{ ...start, sort: "price-asc", start: 24, size: 48 }, "?sort=price-asc&start=24&sz=48"],
])("the state %j is written as %s and read back", (state, search) => {
  expect(writeSearchParams(state)).toBe(search);
  expect(read(search)).toEqual(state);
});
