import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { renderInShop, type RenderOptions } from "#tests/render-app.tsx";
import { link, media, show } from "#tests/show-block.tsx";
import type { PageBlock } from "../block-props.ts";
import { ContentBlocks } from "../content-slot.tsx";

describe("an editor's own markup", () => {
  it("is made of allowed elements only, whatever the content service says", async () => {
    const nodes = [
      {
        tag: "p",
        attributes: { title: "T", onclick: "x", style: "x" },
        children: ["One ", { tag: "a", attributes: { href: "/help" }, children: ["two"] }],
      },
      { tag: "script", children: ["alert(1)"] },
      { tag: "iframe", attributes: { src: "https://evil.example" } },
      { tag: "a", attributes: { href: "javascript:alert(1)" }, children: ["trick"] },
      { tag: "details", attributes: { open: "" }, children: [{ tag: "summary", children: ["More"] }] },
      { tag: "img", attributes: { src: "https://media.test/x.png", onerror: "x" } },
      {
        tag: "table",
        children: [
          {
            tag: "tbody",
            children: [{ tag: "tr", children: [{ tag: "td", attributes: { colspan: "2" }, children: ["cell"] }] }],
          },
        ],
      },
      { tag: "constructor", children: ["words"] },
      7,
    ];
    const { container } = await show("custom-html", { nodes });
    expect(container.querySelector("script, iframe, [onclick], [style], [onerror]")).toBeNull();
    expect(screen.getByRole("link")).toHaveAttribute("href", "/help");
    expect(screen.getByText("trick").closest("a")).toBeNull();
    expect(container.querySelector("details")).toHaveAttribute("open");
    expect(container.querySelector("img")).toHaveAttribute("alt", "");
    expect(screen.getByRole("cell", { name: "cell" })).toHaveAttribute("colspan", "2");
  });

  it("that the server has not read is not shown", async () => {
    const { container } = await show("custom-html", { html: "<p>raw</p>" });
    expect(container).toBeEmptyDOMElement();
  });
});

describe("blocks for some shoppers", () => {
  const hint = (headline: string): PageBlock => ({ kind: "help-hint", fields: { headline, text: headline } });
  const variations = {
    defaultBlocks: [hint("Everybody")],
    variations: [
      { customerGroups: ["Registered"], rank: 2, blocks: [hint("Signed in")] },
      { customerGroups: ["Regulars"], rank: 1, blocks: [hint("Regular")] },
    ],
  };
  const session = { customerId: "c", registered: true, expiresAt: Infinity };
  const customerIn = (...groups: string[]): RenderOptions => ({
    api: {
      session: { current: () => Promise.resolve(session) },
      customers: { get: () => Promise.resolve({ c_groups: groups } as never) },
    },
  });

  it("are the default ones for a visitor", async () => {
    await show("content-variations", {}, { variations });
    expect(screen.getByRole("heading", { name: "Everybody" })).toBeVisible();
  });

  it("are those of the customer's group with the lowest rank", async () => {
    await show("content-variations", {}, { variations }, customerIn("Everyone", "Registered", "Regulars"));
    expect(await screen.findByRole("heading", { name: "Regular" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Everybody" })).not.toBeInTheDocument();
  });
});

describe("blocks for telephones", () => {
  const hint = (headline: string): PageBlock => ({ kind: "help-hint", fields: { headline, text: headline } });
  const variations = {
    defaultBlocks: [hint("Everybody")],
    variations: [{ customerGroups: ["MobileShoppers"], rank: 1, blocks: [hint("On the way")] }],
  };
  let tellGroups: (groups: readonly string[]) => void = () => {};
  const stop = jest.fn();
  const shopperContext = {
    load: () =>
      Promise.resolve({
        tell: () => Promise.resolve(false),
        listen: (listener: typeof tellGroups) => {
          tellGroups = listener;
          return stop;
        },
      }),
  };

  it("follow the groups that the backend tells, for a visitor without an account too", async () => {
    const { unmount } = await show("content-variations", {}, { variations }, { api: { shopperContext } });
    expect(screen.getByRole("heading", { name: "Everybody" })).toBeVisible();
    act(() => tellGroups(["Everyone", "MobileShoppers"]));
    expect(screen.getByRole("heading", { name: "On the way" })).toBeVisible();
    act(() => tellGroups(["Everyone"]));
    expect(screen.getByRole("heading", { name: "Everybody" })).toBeVisible();
    unmount();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it("are no lower than those that they replace while somebody looks at them", async () => {
    const { container } = await show("content-variations", {}, { variations }, { api: { shopperContext } });
    const height = jest.spyOn(Element.prototype, "getBoundingClientRect");
    const kept = () => container.querySelector<HTMLElement>("[style*=min-height]")?.style.minHeight;
    height.mockReturnValue(new DOMRect(0, 100, 390, 381.4));
    act(() => tellGroups(["MobileShoppers"]));
    expect(kept()).toBe("381px");
    height.mockReturnValue(new DOMRect(0, window.innerHeight + 1, 390, 381.4));
    act(() => tellGroups(["Everyone"]));
    expect(kept()).toBeUndefined();
    height.mockRestore();
  });

  it("are the default ones where the groups cannot be asked for", async () => {
    const load = () => Promise.reject(new Error("away"));
    await show("content-variations", {}, { variations }, { api: { shopperContext: { load } } });
    expect(screen.getByRole("heading", { name: "Everybody" })).toBeVisible();
  });
});

describe("a form of the shop", () => {
  const store = {
    id: "7",
    name: "Valencia",
    city: "San Francisco",
    stateCode: "CA",
    countryCode: "US",
    c_storeType: "quantity_discount",
  };

  it("is known by its delivery key", async () => {
    await show(
      "app-placeholder",
      { headline: "Shops" },
      { deliveryKey: "find-a-shop-accordion" },
      {
        api: {
          stores: {
            all: () =>
              Promise.resolve([store, { ...store, id: "8", name: "Abroad", c_isInternational: true }] as never),
          },
        },
      },
    );
    expect(await screen.findByRole("heading", { name: "California (1)" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Valencia", hidden: true })).toBeInTheDocument();
    expect(screen.queryByText("Abroad")).not.toBeInTheDocument();
  });

  it("says so when the shops cannot be listed", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await show(
      "app-placeholder",
      {},
      { deliveryKey: "find-a-shop-accordion" },
      {
        api: { stores: { all: () => Promise.reject(new Error("down")) } },
      },
    );
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Oh fudge! Something unexpected went wrong! Please try again or contact us.",
    );
    expect(log.mock.calls).toEqual([["The shops could not be asked for.", expect.anything()]]);
    log.mockRestore();
  });

  it.each([
    ["left", "left"],
    ["center", null],
    ["left; position: fixed", null],
  ])("with the side %p for its picture crops it by %p", async (imagePosition, side) => {
    const image = { _meta: { schema: "image" }, defaultHost: "media.test", endpoint: "shop", name: "desk-photo" };
    await show(
      "app-placeholder",
      { headline: "Shops", media: { image }, imagePosition },
      { deliveryKey: "find-a-shop-accordion" },
      { api: { stores: { all: () => Promise.resolve([]) } } },
    );
    const section = await screen.findByRole("region", { name: "Shops" });
    expect(section.getAttribute("data-crop")).toBe(side);
    expect(section).not.toHaveAttribute("style");
  });

  it.each(["hologram-form", "constructor", ""])("of the key %p is nothing", async (deliveryKey) => {
    const { container } = await show("app-placeholder", { headline: "None" }, { deliveryKey });
    expect(container).toBeEmptyDOMElement();
  });
});

describe("a kind", () => {
  it.each(["hologram", "constructor", "__proto__", "toString"])("%s that there is not shows nothing", async (kind) => {
    const { container } = await show(kind, { headline: "Nobody" });
    expect(container).toBeEmptyDOMElement();
  });

  it("of a link whose item is gone says so", async () => {
    await show("content-link", {});
    expect(screen.getByText("Missing slotContent")).toBeVisible();
  });
});

it("a thin banner has picture, headline, text, a countdown where one is wanted, and several calls to action", async () => {
  const fields = {
    headline: "Last boxes",
    bodyText: "Before the post leaves.",
    media: media("box"),
    multiCTA: [link("To the boxes", "/category/boxes"), link("All gifts", "/category/gifts")],
  };
  const timer = { countdownEnable: true, date: "2099-12-20T12:00:00Z" };
  const { container } = await show("thin-banner", { ...fields, countdownTimer: timer });
  expect(screen.getByRole("heading", { name: "Last boxes" })).toBeVisible();
  expect(screen.getByText("Before the post leaves.")).toBeVisible();
  expect(container.querySelector("img")).toHaveAttribute("src", expect.stringContaining("/box"));
  expect(screen.getByRole("timer")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "To the boxes" })).toHaveAttribute("href", "/category/boxes");
  expect(screen.getByRole("link", { name: "All gifts" })).toHaveAttribute("href", "/category/gifts");
});

it("a thin banner has no countdown where none is wanted", async () => {
  await show("thin-banner", { headline: "Last boxes" });
  expect(screen.getByRole("heading", { name: "Last boxes" })).toBeVisible();
  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
});

it("a banner has the colors and the alignment an editor chose, and another picture on small screens", async () => {
  const picture = { ...media("box"), variants: { mobile: media("tall-box") } };
  const { container } = await show("thin-banner", {
    headline: "Last boxes",
    media: picture,
    textControls: { textColor: "#FFFFFF", textAlign: "center" },
    container: { backgroundColor: "#3A0F2E" },
  });
  const banner = screen.getByRole("region", { name: "Last boxes" });
  expect(banner.style.getPropertyValue("--ground")).toBe("#3A0F2E");
  expect(banner.style.getPropertyValue("--ink")).toBe("#FFFFFF");
  expect(banner.style.getPropertyValue("--align")).toBe("center");
  const source = container.querySelector("source");
  expect(source).toHaveAttribute("media", "(max-width: 768px)");
  expect(source).toHaveAttribute("srcset", expect.stringContaining("/tall-box"));
});

it("a call to action of a banner opens its side sheet", async () => {
  const user = userEvent.setup();
  const Opened = () => <p>{useSidebar().current?.name ?? "closed"}</p>;
  const cta = { ...link("Pick up", "/shops"), ctaControls: { triggerSideBar: "pickup-shop" } };
  await renderInShop(
    <>
      <ContentBlocks blocks={[{ kind: "thin-banner", fields: { headline: "Band", multiCTA: [cta] } }]} />
      <Opened />
    </>,
  );
  await user.click(await screen.findByRole("button", { name: "Pick up" }));
  expect(screen.getByText("pickup-shop")).toBeInTheDocument();
});
