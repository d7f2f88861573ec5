import { screen } from "@testing-library/react";
import { brand } from "#config/brand.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { Logo } from "./logo.tsx";

const writable = brand as { name: string; markWords: readonly string[] };
afterEach(() => jest.restoreAllMocks());

const drawn = async () => {
  await renderInShop(<Logo />);
  const link = screen.getByRole("link", { name: `${brand.name}, home` });
  return [...link.querySelectorAll("span[aria-hidden]")].map(({ textContent }) => textContent);
};

test("the name stands on both sides of its sign", async () => {
  jest.replaceProperty(writable, "markWords", ["Salt", "&", "Stone"]);
  expect(await drawn()).toEqual(["Salt", "&", "Stone"]);
});

test("a name without one stands behind its first letter alone", async () => {
  jest.replaceProperty(writable, "name", "Northwind Bakery");
  jest.replaceProperty(writable, "markWords", ["", "N", "Northwind Bakery"]);
  expect(await drawn()).toEqual(["N", "Northwind Bakery"]);
});
