import { pages } from "./routes.tsx";

test.each(["/cart", "/checkout", "/shipping", "/billing", "/revieworder"])(
  "the chat button is hidden on %s",
  (path) => {
    expect(pages.find((page) => page.path === path)?.chat).toBe(false);
  },
);

test("it is hidden nowhere else, but where the shop is closed or shown to its editors", () => {
  const hidden = pages.filter(({ chat }) => chat === false).map(({ path }) => path);
  expect(new Set(hidden)).toEqual(
    new Set([
      "/cart",
      "/checkout",
      "/shipping",
      "/billing",
      "/revieworder",
      "/maintenance",
      "/admin/preview",
      "/admin/visualization",
      "/component-guide/frame",
      "/admin/screens",
    ]),
  );
});
