import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { NavMenu } from "#app/commerce-api/content.ts";
import type { SiteConfig } from "#config/sites.ts";
import { testSites } from "#tests/factories/sites.ts";
import { renderRoute } from "#tests/render-app.tsx";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";

const entry = (displayName: string, pageLink: string, more: object = {}, definition: object = {}) => ({
  id: pageLink,
  menuDefinition: { displayName, pageLink, showInMenu: true, ...definition },
  ...more,
});

const menu: NavMenu = {
  menuItems: [
    entry("Chocolates", "chocolates", {
      columns: [
        {
          columnContent: {
            title: "By kind",
            menuItems: [entry("Bonbons", "bonbons", {}, { menuTextColor: "#AA0033" }), entry("Truffles", "truffles")],
          },
        },
        {
          columnContent: { title: "New in", textLink: "/new", linkText: "Meet it", media: { url: "/i/new", alt: "" } },
        },
      ],
    }),
    entry("Lollipops", "lollipops", { menuItems: [entry("Swirls", "/search?q=swirl")] }),
    entry("Sale", "sale"),
    { id: "hidden", menuDefinition: { displayName: "Hidden", pageLink: "hidden", showInMenu: false } },
  ],
};

const basket = (quantity: number) => ({ basketId: "b", productItems: [{ productId: "p", quantity }] }) as Basket;

const shop = (api: PartialCommerceApi = {}, site: Partial<SiteConfig> = {}) =>
  renderRoute("/404", {
    site,
    api: {
      ...api,
      content: {
        navMenu: () => Promise.resolve(menu),
        footer: () =>
          Promise.resolve({ columns: [{ title: "Help", links: [{ text: "Kosher", link: "/help/kosher" }] }] }),
        byKey: () => Promise.resolve(null),
        ...api.content,
      },
    },
  });

const desktop = () => within(screen.getByRole("navigation", { name: "Main" }));

afterEach(() => jest.useRealTimers());

describe("header", () => {
  it("lets keyboards skip to navigation, content and search", async () => {
    await shop();
    for (const [name, id] of [
      ["Skip to navigation", "nav"],
      ["Skip to content", "main"],
      ["Skip to search", "q"],
    ] as const) {
      expect(await screen.findByRole("link", { name })).toHaveAttribute("href", `#${id}`);
      expect(document.getElementById(id)).not.toBeNull();
    }
  });

  it("shows the tab of this site as current and not as a link", async () => {
    await shop({}, testSites[0]);
    const strip = within(await screen.findByRole("navigation", { name: "Our sites" }));
    expect(strip.getByText("Sweets")).toHaveAttribute("aria-current", "true");
    expect(strip.queryByRole("link", { name: "Sweets" })).not.toBeInTheDocument();
  });

  it("leads guests to the login and calls the link Account", async () => {
    await shop();
    expect(await screen.findByRole("link", { name: "Account" })).toHaveAttribute("href", "/login");
  });

  it.each([
    ["the first name", { firstName: "June", lastName: "Plum" }, "June"],
    ["else the last name", { lastName: "Plum" }, "Plum"],
    ["else the word Account", {}, "Account"],
  ])("calls a registered customer's link by %s", async (_, customer, name) => {
    await shop({
      session: { current: () => Promise.resolve({ customerId: "c", registered: true, expiresAt: 0 }) },
      customers: { get: () => Promise.resolve(customer) },
    });
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", "/account");
  });

  it.each([
    [0, "Bag, empty", null],
    [1, "Bag, 1 item", "1"],
    [99, "Bag, 99 items", "99"],
    [100, "Bag, 100 items", "---"],
  ])("with %d pieces says %s and shows %s", async (quantity, name, badge) => {
    await shop({ baskets: { current: () => Promise.resolve(basket(quantity)) } });
    const [link] = await screen.findAllByRole("link", { name });
    expect(link).toHaveAttribute("href", "/cart");
    expect(link?.textContent).toBe(`${name}Bag${badge ?? ""}`);
  });

  it("stands without menu and footer columns when content is away", async () => {
    await shop({
      content: {
        navMenu: () => Promise.reject(new Error("away")),
        footer: () => Promise.reject(new Error("away")),
        byKey: () => Promise.reject(new Error("away")),
      },
      sitePreferences: { get: () => Promise.reject(new Error("away")) },
    });
    expect(await screen.findByRole("heading", { name: "Oh fudge!" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Join The Sweet List" })).toHaveAttribute("href", "/emailsignup");
  });

  it("leafs through the banner's messages", async () => {
    const messages = ["First", "Second"].map((desktopText) => ({ desktopText }));
    const user = userEvent.setup();
    await shop({
      content: {
        byKey: (key) => Promise.resolve(key === "global-banner" ? { _meta: { schema: "x/banner" }, messages } : null),
      },
    });
    const banner = within(await screen.findByRole("complementary", { name: "Announcements" }));
    expect(banner.getByText("First")).toBeVisible();
    await user.click(banner.getByRole("button", { name: "Next message" }));
    expect(banner.getByText("Second")).toBeVisible();
    await user.click(banner.getByRole("button", { name: "Next message" }));
    expect(banner.getByText("First")).toBeVisible();
  });
});

it("makes a whole message of the banner a link where the link has no words of its own", async () => {
  const messages = [{ desktopText: "Three for two", ctaLink: "/sale" }];
  await shop({
    content: {
      byKey: (key) => Promise.resolve(key === "global-banner" ? { _meta: { schema: "x/banner" }, messages } : null),
    },
  });
  const banner = within(await screen.findByRole("complementary", { name: "Announcements" }));
  expect(banner.getByRole("link", { name: "Three for two" })).toHaveAttribute("href", "/sale");
});

it("says what the clock counts to right before it, and where it leads behind it", async () => {
  const countdownTimer = { countdownEnable: true, date: "2099-12-24T18:00:00.000Z" };
  const messages = [{ desktopText: "Ends in", ctaText: "Sale", ctaLink: "/category/sale", countdownTimer }];
  await shop({
    content: {
      byKey: (key) => Promise.resolve(key === "global-banner" ? { _meta: { schema: "x/banner" }, messages } : null),
    },
  });
  const banner = within(await screen.findByRole("complementary", { name: "Announcements" }));
  const clock = await banner.findByRole("timer");
  const link = banner.getByRole("link", { name: "Sale" });
  const follows = (one: HTMLElement, other: HTMLElement) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect([follows(banner.getByText("Ends in"), clock), follows(clock, link)]).toEqual([true, true]);
});

describe("main menu", () => {
  it("shows what shall be shown, and links every top page in the HTML", async () => {
    await shop();
    await screen.findByRole("navigation", { name: "Main" });
    expect(desktop().getByRole("link", { name: "Sale" })).toHaveAttribute("href", "/category/sale");
    expect(desktop().queryByText("Hidden")).not.toBeInTheDocument();
    expect(desktop().getByText("Chocolates", { selector: "a" })).toHaveAttribute("href", "/category/chocolates");
  });

  it("opens on click, and closes on Escape with the focus back on its entry", async () => {
    const user = userEvent.setup();
    await shop();
    const trigger = await screen.findByRole("button", { name: "Chocolates" });
    await user.click(trigger);
    const bonbons = await desktop().findByRole("link", { name: "Bonbons" });
    expect(bonbons).toHaveAttribute("href", "/category/bonbons");
    expect(bonbons.closest("li")?.style.getPropertyValue("--ink")).toBe("#AA0033");
    expect(desktop().getByRole("link", { name: /New in/ })).toHaveAttribute("href", "/new");
    expect(trigger).toHaveAttribute("aria-expanded", "true");
    desktop().getByRole("link", { name: "Bonbons" }).focus();
    await user.keyboard("{Escape}");
    expect(desktop().queryByRole("link", { name: "Bonbons" })).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it("closes when Tab leaves it, so that nothing that has the focus lies under it", async () => {
    const user = userEvent.setup();
    await shop();
    const trigger = await screen.findByRole("button", { name: "Chocolates" });
    await user.click(trigger);
    (await desktop().findByRole("link", { name: "Bonbons" })).focus();
    expect(trigger).toHaveAttribute("aria-expanded", "true");
    act(() => screen.getAllByRole("combobox", { name: "Search the shop" })[0]?.focus());
    expect(trigger).toHaveAttribute("aria-expanded", "false");
  });

  it("opens when the pointer rests for 120 ms, not before", async () => {
    await shop();
    const item = (await screen.findByRole("button", { name: "Lollipops" })).closest("li");
    if (!item) throw new Error("The entry has no list item.");
    jest.useFakeTimers();
    // A page that moves under a resting pointer lets it in, too.
    fireEvent.pointerEnter(item, { pointerType: "mouse" });
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole("button", { name: "Lollipops" })).toHaveAttribute("aria-expanded", "false");
    fireEvent.pointerMove(item, { pointerType: "mouse" });
    act(() => jest.advanceTimersByTime(119));
    expect(screen.getByRole("button", { name: "Lollipops" })).toHaveAttribute("aria-expanded", "false");
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole("button", { name: "Lollipops" })).toHaveAttribute("aria-expanded", "true");
    jest.useRealTimers();
    expect(await desktop().findByRole("link", { name: "Swirls" })).toHaveAttribute("href", "/search?q=swirl");
  });

  it("is walked with the arrow keys", async () => {
    const user = userEvent.setup();
    await shop();
    (await screen.findByRole("button", { name: "Chocolates" })).focus();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("button", { name: "Lollipops" })).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(desktop().getByRole("link", { name: "Sale" })).toHaveFocus();
    await user.keyboard("{ArrowRight}{ArrowDown}");
    await desktop().findByRole("link", { name: "Bonbons" });
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(desktop().getByRole("link", { name: "Truffles" })).toHaveFocus();
  });

  it("leaves the arrow keys to the page where nothing opens", async () => {
    await shop();
    const sale = await screen.findByRole("link", { name: "Sale" });
    sale.focus();
    expect(fireEvent.keyDown(sale, { key: "ArrowDown" })).toBe(true);
    const chocolates = screen.getByRole("button", { name: "Chocolates" });
    chocolates.focus();
    expect(fireEvent.keyDown(chocolates, { key: "ArrowUp" })).toBe(true);
    expect(fireEvent.keyDown(chocolates, { key: "ArrowDown" })).toBe(false);
    expect(await desktop().findByRole("link", { name: "Bonbons" })).toBeVisible();
  });

  it("closes when a page is chosen", async () => {
    const user = userEvent.setup();
    const { router } = await shop();
    await user.click(await screen.findByRole("button", { name: "Chocolates" }));
    await desktop().findByRole("link", { name: "Bonbons" });
    await act(() => router.navigate("/maintenance"));
    await act(() => router.navigate("/404"));
    expect(await screen.findByRole("button", { name: "Chocolates" })).toHaveAttribute("aria-expanded", "false");
  });
});

describe("mobile menu", () => {
  const openDrawer = async () => {
    const user = userEvent.setup();
    const rendered = await shop({ baskets: { current: () => Promise.resolve(basket(4)) } });
    await user.click(await screen.findByRole("button", { name: "Open menu" }));
    return { user, ...rendered, drawer: within(await screen.findByRole("dialog", { name: "Menu" })) };
  };

  it("holds account, bag with count and the top entries", async () => {
    const { drawer } = await openDrawer();
    expect(drawer.getByRole("link", { name: "Account" })).toHaveAttribute("href", "/login");
    expect(drawer.getByRole("link", { name: "Bag (4)" })).toHaveAttribute("href", "/cart");
    expect(drawer.getByRole("button", { name: "Chocolates" })).toBeVisible();
    expect(drawer.getByRole("link", { name: "Sale" })).toHaveAttribute("href", "/category/sale");
  });

  it("goes three levels deep and back again", async () => {
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole("button", { name: "Chocolates" }));
    expect(await drawer.findByRole("heading", { name: "Chocolates" })).toHaveFocus();
    expect(drawer.getByRole("link", { name: "See all Chocolates" })).toHaveAttribute("href", "/category/chocolates");
    expect(drawer.getByRole("link", { name: /New in/ })).toHaveAttribute("href", "/new");
    await user.click(drawer.getByRole("button", { name: "By kind" }));
    expect(drawer.getByRole("link", { name: "Bonbons" })).toHaveAttribute("href", "/category/bonbons");
    await user.click(drawer.getByRole("button", { name: "Back" }));
    expect(drawer.getByRole("button", { name: "By kind" })).toBeVisible();
    await user.click(drawer.getByRole("button", { name: "Back" }));
    expect(drawer.getByRole("button", { name: "Chocolates" })).toBeVisible();
  });

  it("closes on a change of route and starts at the top again", async () => {
    const { user, drawer, router } = await openDrawer();
    await user.click(drawer.getByRole("button", { name: "Chocolates" }));
    await act(() => router.navigate("/404?again"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    expect(await screen.findByRole("link", { name: "Bag (4)" })).toBeVisible();
  });

  it("gives the focus back to its button", async () => {
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole("button", { name: "Close menu" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();
  });
});

describe("mobile search", () => {
  it("opens a panel that closes on a click elsewhere", async () => {
    const user = userEvent.setup();
    await shop();
    await user.click(await screen.findByRole("button", { name: "Open search" }));
    expect(screen.getAllByRole("combobox", { name: "Search the shop" })).toHaveLength(2);
    await user.click(screen.getByRole("heading", { name: "Oh fudge!" }));
    expect(screen.getAllByRole("combobox", { name: "Search the shop" })).toHaveLength(1);
  });
});
