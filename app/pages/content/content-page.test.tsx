import { screen, within } from "@testing-library/react";
import { renderRoute } from "#tests/render-app.tsx";

const text = (words: string) => ({ _meta: { schema: "https://s/content-text" }, text: words });
const headline = (words: string) => ({ _meta: { schema: "https://s/headline" }, headline: words });
const side = {
  _meta: { schema: "https://s/side-bar-nav" },
  headline: "Help",
  links: [
    { text: "Kosher", link: "/help/kosher" },
    { text: "Allergens", link: "/help/allergens" },
  ],
};

const show = (contentItems: unknown[]) =>
  renderRoute("/help/kosher", {
    api: {
      content: {
        byKey: (key) =>
          Promise.resolve(
            key === "help/kosher"
              ? {
                  _meta: { schema: "https://s/content-page" },
                  title: "Kosher",
                  breadcrumbs: [{ text: "Help", link: "/help" }],
                  contentItems,
                }
              : null,
          ),
      },
    },
  });

describe("a managed page", () => {
  it("stands under its crumbs, with the list of its section beside it", async () => {
    await show([headline("Kosher sweets"), text("More than a third."), side]);
    expect(await screen.findByRole("heading", { level: 1, name: "Kosher sweets" })).toBeVisible();
    const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
    expect(within(crumbs).getByRole("link", { name: "Help" })).toHaveAttribute("href", "/help");
    expect(within(crumbs).getByText("Kosher")).toHaveAttribute("aria-current", "page");
    const list = await screen.findByRole("navigation", { name: "In this section: Help" });
    expect(within(list).getAllByRole("link", { name: "Allergens", hidden: true })[0]).toHaveAttribute(
      "href",
      "/help/allergens",
    );
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  it("has its title as a heading where no block carries one", async () => {
    await show([text("Words alone."), side]);
    expect(await screen.findByText("Words alone.")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Kosher" })).toBeInTheDocument();
  });
});
