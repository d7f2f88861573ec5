import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { aProduct } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";

const OriginalObserver = globalThis.IntersectionObserver;
let tell: (isOnScreen: boolean) => void = () => undefined;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(private readonly hear: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      if (element.querySelector("button")) tell = (isIntersecting) => act(() => this.hear([{ isIntersecting }]));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = OriginalObserver;
  tell = () => undefined;
});

const basket = { basketId: "b1", productItems: [] } as unknown as Basket;

const setUp = async (patch: Record<string, unknown> = {}) => {
  const addItems = jest.fn(() => Promise.resolve(basket));
  await renderRoute("/bars/x/480211.html", {
    api: {
      products: { get: () => Promise.resolve(aProduct(patch)) },
      inventory: { get: () => Promise.resolve([]) },
      sitePreferences: { get: () => Promise.resolve({ bvEnableRR_C2013: false }) },
      baskets: { create: () => Promise.resolve(basket), addItems },
    },
  });
  await screen.findByRole("heading", { level: 1 });
  return { addItems, user: userEvent.setup() };
};

const bar = () => screen.findByRole("region", { name: "Buy this" });
const noBar = () => expect(screen.queryByRole("region", { name: "Buy this" })).not.toBeInTheDocument();

test("'Add to bag' stays within reach while its button is away", async () => {
  const { addItems, user } = await setUp();
  noBar();
  await user.click(within(screen.getByRole("main")).getByRole("button", { name: "Increase quantity" }));
  tell(false);
  const shown = within(await bar());
  expect(shown.getByText("Midnight Orchard Bar")).toBeVisible();
  expect(shown.getByText("$9.50")).toBeVisible();
  expect(document.documentElement.style.getPropertyValue("--dock")).toBe("76px");
  await user.click(shown.getByRole("button", { name: "Add to bag" }));
  expect(await screen.findByRole("dialog", { name: "Added to Your Bag" })).toBeVisible();
  expect(addItems).toHaveBeenCalledWith("b1", [{ productId: "480211", quantity: 2 }]);
  tell(true);
  noBar();
  expect(document.documentElement.style.getPropertyValue("--dock")).toBe("");
});

test("what cannot be bought has no bar", async () => {
  await setUp({ inventory: { ats: 0, orderable: false } });
  tell(false);
  noBar();
});
