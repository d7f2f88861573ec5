import { selected } from "./property-selector.ts";

const body = {
  total: 2,
  data: [
    {
      id: "a",
      price: 5,
      name: "Acorn",
      images: [
        { view: "large", links: ["1", "2"] },
        { view: "small", links: ["3"] },
      ],
    },
    { id: "b", price: 9, name: "Bar", images: [] },
  ],
};

test.each<[string, unknown]>([
  ["(total)", { total: 2 }],
  ["(+total)", { total: 2 }],
  ["(*)", { total: 2 }],
  ["(**)", body],
  ["(**,-data)", { total: 2 }],
  ["(data.(id))", { data: [{ id: "a" }, { id: "b" }] }],
  [
    "(data.(id, name),total)",
    {
      total: 2,
      data: [
        { id: "a", name: "Acorn" },
        { id: "b", name: "Bar" },
      ],
    },
  ],
  [
    "(data.(*,-name))",
    {
      data: [
        { id: "a", price: 5 },
        { id: "b", price: 9 },
      ],
    },
  ],
  ["(data[0].(id))", { data: [{ id: "a" }] }],
  ["(data[0:4].(id))", { data: [{ id: "a" }, { id: "b" }] }],
  ["(data[1,7].(id))", { data: [{ id: "b" }] }],
  ["(data[?(@.id=='b')].(id))", { data: [{ id: "b" }] }],
  ["(data[?(@.price>5)].(id))", { data: [{ id: "b" }] }],
  ["(data[?(@.price<=5 && @.id==a)].(id))", { data: [{ id: "a" }] }],
  ["(data[?(@.id==a) || ?(@.id=b)].(id))", { data: [{ id: "a" }, { id: "b" }] }],
  ["(data[0].(images[?(@.view!='large')].(links)))", { data: [{ images: [{ links: ["3"] }] }] }],
  ["(nothing)", {}],
])("%s keeps %p", (selector, expected) => {
  expect(selected(body, selector)).toEqual(expected);
});

test("without a selector everything is kept", () => {
  expect(selected(body, null)).toBe(body);
});

test.each([
  "",
  "total",
  "(total",
  "(total))",
  "(data.)",
  "(data.(id)",
  "(,)",
  "(data[x].(id))",
  "(data[0.(id))",
  "(1a)",
])("%p is refused with 400 malformed-selector", (selector) => {
  expect(() => selected(body, selector)).toThrow(
    expect.objectContaining({ status: 400, type: "malformed-selector", extra: { selector } }),
  );
});
