import { screen, waitFor } from "@testing-library/react";
import { CommerceApiError, UNEXPECTED, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { ContentItem } from "#app/commerce-api/content.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { settle } from "#tests/render-pages.tsx";
import { CheckoutError } from "./checkout-error.tsx";

const configured: ContentItem = {
  _meta: { schema: "https://x/content-text", deliveryKey: "unexpected-error" },
  text: "**Sorry!** Ask [the counter](/contact-us).",
};

const show = async (message: ShopperMessage | null, answer: () => Promise<ContentItem | null>) => {
  const asked: string[] = [];
  const byKey = (key: string) => (asked.push(key), answer());
  await renderInShop(<CheckoutError message={message} />, { api: { content: { byKey } } });
  await settle();
  return asked.filter((key) => key === "unexpected-error").length;
};

const nothing = () => Promise.resolve(null);

test("an error nobody has words for is told in the configured words, with their links", async () => {
  await show(UNEXPECTED, () => Promise.resolve(configured));
  expect(await screen.findByRole("link", { name: "the counter" })).toHaveAttribute("href", "/contact-us");
  expect(screen.getByText("Sorry!").tagName).toBe("STRONG");
  expect(screen.getByRole("alert")).not.toHaveTextContent("Oh fudge");
  expect(screen.getByRole("alert").firstElementChild).toHaveFocus();
});

test.each([
  ["where none are configured", nothing],
  ["where they are empty", () => Promise.resolve({ ...configured, text: " " })],
  ["where they cannot be asked for", () => Promise.reject(new CommerceApiError(0, "network", ""))],
])("else in the shop's own: %s", async (where, answer) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await show(UNEXPECTED, answer);
  expect(screen.getByRole("alert")).toHaveTextContent(/^Oh fudge! Something unexpected went wrong!/);
  const isNoted = where === "where they cannot be asked for";
  await waitFor(() => expect(log).toHaveBeenCalledTimes(isNoted ? 1 : 0), { timeout: 3000 });
  log.mockRestore();
});

test("the server's words come first, and nothing is asked for then", async () => {
  expect(await show("The kitchen is flooded.", () => Promise.resolve(configured))).toBe(0);
  expect(screen.getByRole("alert")).toHaveTextContent("The kitchen is flooded.");
  expect(await show(null, () => Promise.resolve(configured))).toBe(0);
});
