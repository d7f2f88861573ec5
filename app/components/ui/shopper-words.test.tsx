import { screen } from "@testing-library/react";
import { codedFailure, type FailureCode, shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { renderInShop } from "#tests/render-app.tsx";
import { failureMessages } from "./shopper-words.tsx";

const codes = Object.keys(failureMessages) as FailureCode[];

beforeEach(() => void (window.scrollTo = () => undefined));

const said = async (error: unknown) => {
  const { unmount } = await renderInShop(<PageError message={shopperMessage(error)} />);
  const words = screen.getByRole("alert").textContent?.trim() ?? "";
  unmount();
  return words;
};

test.each(codes)("%s is said in words of the shop", async (code) => {
  expect(await said(codedFailure(code))).toMatch(/^[A-Z].*\w/);
});

test("what nobody has foreseen is said as such", async () => {
  for (const error of [new TypeError("x is not a function"), commerceApiError(500, ""), "text"])
    expect(await said(error)).toBe(await said(codedFailure("unexpected")));
});

test("words that the backend has for shoppers stay as they are", async () => {
  const refusal = commerceApiError(400, { type: "x", detail: "Only two of them are left." });
  expect(await said(refusal)).toBe("Only two of them are left.");
});
