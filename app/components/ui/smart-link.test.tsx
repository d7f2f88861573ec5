import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { ExitDialogProvider } from "./exit-dialog.tsx";
import { SmartLink } from "./smart-link.tsx";

const basket = { basketId: "b", productItems: [{ productId: "p", quantity: 1 }] } as Basket;

const setUp = async (href: string | undefined, bag: Basket | null = null, path = "/") => {
  const user = userEvent.setup();
  const { router } = await renderInShop(
    <ExitDialogProvider>
      <SmartLink href={href}>Go</SmartLink>
    </ExitDialogProvider>,
    { path, api: { baskets: { current: () => Promise.resolve(bag) } } },
  );
  return { user, router };
};

describe("a link of managed content", () => {
  it("stays in the app for a path of ours", async () => {
    const { user, router } = await setUp("/help/kosher");
    await user.click(screen.getByRole("link", { name: "Go" }));
    expect(router.state.location.pathname).toBe("/help/kosher");
  });

  it.each(["mailto:a@b.c", "tel:+1800", "#reviews"])("is a plain anchor for %s", async (href) => {
    await setUp(href);
    expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", href);
    expect(screen.getByRole("link", { name: "Go" })).not.toHaveAttribute("target");
  });

  it("opens other sites in a new tab and says so", async () => {
    await setUp("https://example.com/");
    const link = screen.getByRole("link", { name: "Go (opens in a new tab)" });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", undefined, "  "])(
    "is only its words for %p",
    async (href) => {
      await setUp(href);
      expect(screen.queryByRole("link")).not.toBeInTheDocument();
      expect(screen.getByText("Go")).toBeVisible();
    },
  );

  it("asks before a filled bag is left behind", async () => {
    const { user } = await setUp("https://example.com/", basket);
    await user.click(screen.getByRole("link", { name: /Go/ }));
    expect(await screen.findByRole("dialog", { name: "Website Exit Confirmation" })).toBeVisible();
    expect(
      screen.getByText(
        "You have great taste! You're now leaving our Sweets site, but your bag won't be coming along. To keep browsing or check out, click cancel",
      ),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "OK" })).toHaveAttribute("href", "https://example.com/");
    expect(screen.getByRole("link", { name: "OK" })).toHaveAttribute("target", "_blank");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it.each(["/cart", "/checkout", "/shipping", "/billing", "/revieworder"])(
    "asks on %s before a filled bag is left behind",
    async (path) => {
      const { user, router } = await setUp("https://example.com/", basket, path);
      await user.click(screen.getByRole("link", { name: /Go/ }));
      expect(await screen.findByRole("dialog", { name: "Website Exit Confirmation" })).toBeVisible();
      expect(router.state.location.pathname).toBe(path);
    },
  );

  it("does not ask when the bag is empty", async () => {
    const { user } = await setUp("https://example.com/");
    const link = screen.getByRole("link", { name: /Go/ });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
