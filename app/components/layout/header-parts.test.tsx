import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { NavMenu } from "#app/commerce-api/content.ts";
import { SELECTED_SHOP } from "#app/contexts/store-context.tsx";
import type { SiteConfig } from "#config/sites.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { brand } from "#config/brand.ts";
import { renderRoute } from "#tests/render-app.tsx";

const menu: NavMenu = {
  menuItems: [
    {
      id: "chocolates",
      menuDefinition: { displayName: "Chocolates", pageLink: "chocolates", showInMenu: true, menuTextColor: "#AA0033" },
      columns: [
        {
          columnContent: {
            title: "New in",
            textLink: "/new",
            linkText: "Meet it",
            media: { url: "https://media.test/i/new", alt: "A new bar" },
          },
        },
      ],
    },
  ],
} as NavMenu;

const shop = (site: Partial<SiteConfig> = {}, api: PartialCommerceApi = {}) =>
  renderRoute("/404", {
    site,
    api: {
      ...api,
      content: { navMenu: () => Promise.resolve(menu), byKey: () => Promise.resolve(null), ...api.content },
    },
  });

const june: PartialCommerceApi = {
  session: { current: () => Promise.resolve({ customerId: "c", registered: true, expiresAt: 0 }) },
  customers: { get: () => Promise.resolve({ firstName: "June" }) },
};

const banner = { _meta: { schema: "x/banner" }, messages: [{ desktopText: "Free shipping from $90" }] };

afterEach(() => window.localStorage.clear());

describe("the global banner", () => {
  it("stands above the header where its slot is filled", async () => {
    await shop({}, { content: { byKey: (key) => Promise.resolve(key === "global-banner" ? banner : null) } });
    const announcements = await screen.findByRole("complementary", { name: "Announcements" });
    expect(announcements).toHaveTextContent("Free shipping from $90");
    const header = screen.getByRole("banner");
    expect(announcements.compareDocumentPosition(header) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("is not there without content", async () => {
    await shop();
    expect(await screen.findByRole("banner")).toBeInTheDocument();
    expect(screen.queryByRole("complementary", { name: "Announcements" })).not.toBeInTheDocument();
  });
});

describe("the strip of our sites", () => {
  const strip = async () => within(await screen.findByRole("navigation", { name: "Our sites" }));

  it.each([
    [true, 0],
    [false, 1],
  ])("with pickup enabled: %s shows %d ways to find a shop", async (pickupEnabled, count) => {
    await shop({ pickupEnabled });
    const links = (await strip()).queryAllByRole("link", { name: "Find a shop" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      Array.from({ length: count }, () => "/chocolateshops"),
    );
  });

  it("is not there where a shop is alone, speaks one language and has goods collected", async () => {
    await shop({ tabs: [] });
    expect(await screen.findByRole("banner")).toBeVisible();
    expect(screen.queryByRole("navigation", { name: "Our sites" })).not.toBeInTheDocument();
  });

  it("asks before it opens a foreign page, even when the bag is empty", async () => {
    const user = userEvent.setup();
    await shop({ tabs: [{ label: "Magazine", href: "https://magazine.test", external: true }] });
    await user.click((await strip()).getByRole("link", { name: /^Magazine/ }));
    const dialog = await screen.findByRole("dialog", { name: "Website Exit Confirmation" });
    expect(within(dialog).getByRole("link", { name: "OK" })).toHaveAttribute("target", "_blank");
  });
});

describe("the main bar", () => {
  const bar = async () => within(await screen.findByRole("banner"));

  it("has logo, menu, telephone, shop, account and bag", async () => {
    await shop();
    const header = await bar();
    expect(header.getAllByRole("link", { name: `${brand.name}, home` })[0]).toHaveAttribute("href", "/");
    expect(header.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(header.getByRole("link", { name: /1-800-555-0142/ })).toHaveAttribute("href", "tel:+18005550142");
    expect(header.getByRole("button", { name: "Select your preferred shop" })).toBeVisible();
    expect(header.getByRole("link", { name: "Account" })).toHaveAttribute("href", "/login");
    expect(header.getAllByRole("link", { name: "Bag, empty" })[0]).toHaveAttribute("href", "/cart");
  });

  it("writes a menu's entry in the color that the content wants", async () => {
    await shop();
    const entry = (await bar()).getByRole("button", { name: "Chocolates" }).closest("li");
    expect(entry?.style.getPropertyValue("--ink")).toBe("#AA0033");
  });

  it("says '(Change)' behind the chosen shop, and opens the pickup sheet", async () => {
    window.localStorage.setItem(SELECTED_SHOP, JSON.stringify({ id: "s1", name: "Valencia Street" }));
    const user = userEvent.setup();
    await shop();
    await user.click((await bar()).getByRole("button", { name: "Pickup at Valencia Street (Change)" }));
    expect(await screen.findByRole("dialog", { name: "Pickup in Shop" })).toBeVisible();
  });

  it("leads to the list of shops where nothing can be picked up", async () => {
    await shop({ pickupEnabled: false });
    expect((await bar()).getByRole("link", { name: "Find a shop" })).toHaveAttribute("href", "/chocolateshops");
  });
});

describe("small screens", () => {
  const openDrawer = async () => within(await screen.findByRole("dialog", { name: "Menu" }));

  it("have a small logo, a search toggle and the bag with its count", async () => {
    const bag = { basketId: "b", productItems: [{ productId: "p", quantity: 100 }] } as Basket;
    await shop({}, { baskets: { current: () => Promise.resolve(bag) } });
    const header = within(await screen.findByRole("banner"));
    const [, stacked] = header.getAllByRole("link", { name: `${brand.name}, home` });
    expect(
      [...(stacked?.querySelectorAll("[aria-hidden] > span") ?? [])].map(({ textContent }) => textContent),
    ).toEqual([brand.markWords[0], brand.markWords[2]]);
    expect(header.getByRole("button", { name: "Open search" })).toHaveAttribute("aria-expanded", "false");
    expect(header.getAllByRole("link", { name: "Bag, 100 items" })[1]?.textContent).toBe("Bag, 100 items---");
  });

  it.each([
    [true, null],
    [false, "/chocolateshops"],
  ])(
    "with pickup enabled: %s have quick links to the telephone, and to find a shop: %s",
    async (pickupEnabled, href) => {
      await shop({ pickupEnabled });
      const quick = within(await screen.findByRole("navigation", { name: "Quick links" }));
      expect(quick.getByRole("link", { name: /1-800-555-0142/ })).toHaveAttribute("href", "tel:+18005550142");
      expect(quick.queryByRole("link", { name: "Find a shop" })?.getAttribute("href") ?? null).toBe(href);
    },
  );

  it("have a drawer that greets a registered customer and opens the pickup sheet", async () => {
    const user = userEvent.setup();
    await shop({}, june);
    await user.click(await screen.findByRole("button", { name: "Open menu" }));
    const drawer = await openDrawer();
    expect(drawer.getByRole("link", { name: "June" })).toHaveAttribute("href", "/account");
    await user.click(drawer.getByRole("button", { name: "Select your preferred shop" }));
    expect(await screen.findByRole("dialog", { name: "Pickup in Shop" })).toBeVisible();
    expect(screen.queryByRole("dialog", { name: "Menu" })).not.toBeInTheDocument();
  });

  it("show a banner's picture on the drawer's second level, and start at the first one after closing", async () => {
    const user = userEvent.setup();
    await shop();
    await user.click(await screen.findByRole("button", { name: "Open menu" }));
    let drawer = await openDrawer();
    await user.click(drawer.getByRole("button", { name: "Chocolates" }));
    expect(await drawer.findByRole("img", { name: "A new bar" })).toBeVisible();
    await user.click(drawer.getByRole("button", { name: "Close menu" }));
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    drawer = await openDrawer();
    expect(drawer.getByRole("link", { name: "Bag (0)" })).toBeVisible();
    expect(drawer.queryByRole("button", { name: "Back" })).not.toBeInTheDocument();
  });
});
