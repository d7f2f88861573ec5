import { productListData } from "./product-list-data.ts";

const tiles = [
  { name: "Bears", link: "/gummies/bears/1.html" },
  { name: "Bar", link: "/bars/bar/2.html" },
];

test("a list for search engines has whole addresses and goes on counting on a later page", () => {
  expect(productListData(tiles, { origin: "https://shop.example", first: 24, total: 60 })).toEqual({
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: 60,
    itemListElement: [
      { "@type": "ListItem", position: 25, name: "Bears", url: "https://shop.example/gummies/bears/1.html" },
      { "@type": "ListItem", position: 26, name: "Bar", url: "https://shop.example/bars/bar/2.html" },
    ],
  });
});

test("a list that is whole counts itself", () => {
  expect(productListData(tiles, { origin: "https://shop.example" })).toMatchObject({
    numberOfItems: 2,
    itemListElement: [{ position: 1 }, { position: 2 }],
  });
});
