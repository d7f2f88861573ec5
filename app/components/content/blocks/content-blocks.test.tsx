import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import { renderInShop } from "#tests/render-app.tsx";
import type { Fields } from "#app/domain/content/content-fields.ts";
import { toTile } from "#app/domain/product/tile.ts";
import { aProduct } from "#tests/factories/product.ts";
import { link, media, show } from "#tests/show-block.tsx";

const film = { embedUrl: "https://films.test/embed/a", posterUrl: "https://films.test/vi/a.jpg" };

describe("lists of recipes and stories", () => {
  const cards = [
    {
      headline: "Brittle",
      bodyText: "Ten minutes.",
      media: media("brittle", "Shards"),
      cta: link("Read it", "/recipes/b"),
    },
    { headline: "Cocoa", multiCTA: [link("Read it", "/recipes/c"), link("Shop truffles", "/t")] },
    { headline: "Nowhere", cta: link("Bad", "javascript:alert(1)") },
    { bodyText: "No headline" },
    "no card",
  ];

  it.each(["recipe-card-list", "blog-card-list"])(
    "%s makes each card one link, named by its headline",
    async (kind) => {
      await show(kind, { headline: "Recipes", cards, cta: link("All of them", "/recipes") });
      const list = within(screen.getByRole("region", { name: "Recipes" }));
      expect(list.getAllByRole("listitem")).toHaveLength(3);
      expect(list.getByRole("link", { name: "Brittle" })).toHaveAttribute("href", "/recipes/b");
      expect(list.getByRole("link", { name: "Shop truffles" })).toHaveAttribute("href", "/t");
      expect(list.getByRole("heading", { name: "Nowhere" }).querySelector("a")).toBeNull();
      expect(list.getByRole("link", { name: "All of them" })).toHaveAttribute("href", "/recipes");
    },
  );

  it.each(["recipe-card", "blog-card"])("%s stands alone", async (kind) => {
    await show(kind, cards[0] as Fields);
    expect(screen.getByRole("article")).toHaveTextContent("BrittleTen minutes.");
  });

  it.each(["recipe-card-list", "blog-card-list", "recipe-card", "blog-card"])(
    "%s without content is nothing",
    async (kind) => {
      const { container } = await show(kind, { cards: [] });
      expect(container).toBeEmptyDOMElement();
    },
  );
});

describe("a recipe", () => {
  const recipe = {
    headline: "Plum compote",
    bodyText: "Ten minutes.",
    media: media("brittle-photo", "Brittle on a table"),
    facts: [{ icon: "clock", text: "10 minutes" }, { icon: "constructor", text: "Serves 4" }, { icon: "bag" }],
    cta: link("Shop brittle", "/brittle"),
    ingredients: "- 4 plums\n- sugar",
    instructions: "1. Warm.\n2. Eat.",
    film,
  };

  it("has picture, facts, ingredients, instructions and what to buy", async () => {
    await show("recipe", recipe);
    expect(screen.getByRole("heading", { level: 1, name: "Plum compote" })).toBeVisible();
    expect(screen.getByRole("img", { name: "Brittle on a table" })).toBeVisible();
    expect(screen.getByText("Serves 4")).toBeVisible();
    const lists = screen.getAllByRole("list");
    expect(lists.map((list) => within(list).getAllByRole("listitem").length)).toEqual([2, 2, 2]);
    expect(screen.getByRole("heading", { name: "Ingredients" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Instructions" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Shop brittle" })).toBeVisible();
  });

  it("loads its film on a click only, and gives it the focus", async () => {
    const user = userEvent.setup();
    const { container } = await show("recipe", recipe);
    expect(container.querySelector("iframe")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Play video: Plum compote" }));
    const frame = screen.getByTitle("Plum compote");
    expect(frame).toHaveAttribute("src", "https://films.test/embed/a?autoplay=1");
    expect(frame).toHaveFocus();
  });

  it("goes without what is not there", async () => {
    await show("recipe", { headline: "Bare" });
    expect(screen.queryByRole("heading", { name: "Ingredients" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("films", () => {
  it("of a grid are those that the video service can know", async () => {
    await show("video-grid", {
      headline: "Films",
      videos: [
        { title: "Pulling", videoId: "x", film, cta: link("Shop pops", "/pops") },
        { title: "None", videoId: "?" },
      ],
    });
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Play video: Pulling" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Shop pops" })).toBeVisible();
  });

  it.each([
    [1, "one"],
    [2, "two"],
    [3, "three"],
    [5, "three"],
  ])("%i stand in as many columns as fit: %s", async (count, columns) => {
    const styles = (await import("./video-blocks.styles.ts")).default as unknown as Record<string, string>;
    await show("video-grid", { videos: Array.from({ length: count }, (_, index) => ({ title: `${index}`, film })) });
    expect(screen.getByRole("list")).toHaveClass(styles[columns] ?? "");
  });

  it.each(["video", "video-grid"])("%s without a film is nothing", async (kind) => {
    const { container } = await show(kind, { title: "None", videos: [{ title: "None" }] });
    expect(container).toBeEmptyDOMElement();
  });
});

describe("an info list", () => {
  const fields = {
    headline: "Why",
    subheadline: { text: "Three reasons", showOnMobile: false },
    infoCards: [
      {
        headline: "Here",
        subheadline: "In our kitchens.",
        media: media("truffles", "Truffles"),
        imageLink: "/our-story",
      },
      { headline: "Icon", media: media("box"), isIcon: true },
      { subheadline: "No headline", cta: link("Shop", "/gifts") },
    ],
    multiCTA: [link("The story", "/our-story")],
    layoutControls: { lineColor: "#943A7B", includeLineBetweenCards: true, includeLineBelow: true },
  };

  it("has cards with linked pictures, icons and calls to action", async () => {
    await show("info-card-list", fields);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getByRole("link", { name: "Truffles" })).toHaveAttribute("href", "/our-story");
    expect(screen.getByRole("link", { name: "Shop" })).toBeVisible();
    expect(screen.getByRole("link", { name: "The story" })).toBeVisible();
  });

  it("has a drawing above the words where a card asks for one of the set", async () => {
    const cards = [
      { headline: "Shipping", icon: "truck" },
      { headline: "Nothing", icon: "anvil" },
    ];
    await show("info-card-list", { infoCards: cards });
    const drawn = screen.getAllByRole("listitem").map((card) => card.querySelector("use")?.getAttribute("href"));
    expect(drawn).toEqual([expect.stringMatching(/#truck$/), undefined]);
  });

  it("has a picture across the page as wide as phone, tablet and desk need it, at a quality of 80", async () => {
    const { container } = await show("info-card-list", { ...fields, media: media("kitchen-photo", "Our kitchen") });
    const sources = [...container.querySelectorAll("picture source")].map((source) => [
      source.getAttribute("media"),
      source.getAttribute("srcset"),
    ]);
    const src = screen.getByRole("img", { name: "Our kitchen" }).getAttribute("src") ?? "";
    const base = src.replace("?w=1944&qlt=80&fmt=auto", "");
    expect(src).toBe(`${base}?w=1944&qlt=80&fmt=auto`);
    expect(sources).toEqual([
      ["(max-width: 768px)", `${base}?w=1152&qlt=80&fmt=auto`],
      ["(max-width: 1023px)", `${base}?w=1534&qlt=80&fmt=auto`],
    ]);
  });

  it("draws the lines that the editor wants, in their color", async () => {
    const styles = (await import("./info-card-list.styles.ts")).default;
    await show("info-card-list", fields);
    const section = screen.getByRole("region", { name: "Why" });
    expect(section).toHaveStyle({ "--line": "#943A7B" });
    expect(screen.getByRole("list")).toHaveClass(styles.divided);
    expect(section.firstElementChild).toHaveClass(styles.lineBelow);
    expect(screen.getByText("Three reasons")).toHaveClass(styles.wideOnly);
  });

  it("draws none by itself", async () => {
    const styles = (await import("./info-card-list.styles.ts")).default;
    await show("info-card-list", {
      ...fields,
      subheadline: { text: "Three reasons" },
      layoutControls: { lineColor: "url(x)" },
    });
    expect(screen.getByRole("list")).not.toHaveClass(styles.divided);
    expect(screen.getByText("Three reasons")).not.toHaveClass(styles.wideOnly);
    expect(screen.getByRole("region").getAttribute("style") ?? "").not.toContain("url");
  });
});

describe("features", () => {
  it.each([
    [{ columns: 2 }, 3, "two"],
    [{ columns: 3 }, 2, "three"],
    [{}, 4, "two"],
    [{}, 3, "three"],
    [{}, 5, "three"],
  ])("of a list %j with %i cards stand in %s columns", async (fields, count, columns) => {
    const styles = (await import("./feature-cards-list.styles.ts")).default as unknown as Record<string, string>;
    const cards = Array.from({ length: count }, (_, index) => ({ headline: `Feature ${index}` }));
    await show("feature-cards-list", { ...fields, cards });
    expect(screen.getByRole("list")).toHaveClass(styles[columns] ?? "");
    expect(screen.getAllByRole("heading", { name: /^Feature / })).toHaveLength(count);
  });

  it("stand a cut out sweet in a window, and keep the corners of a studio shot", async () => {
    const styles = (await import("./feature-card.styles.ts")).default as unknown as Record<string, string>;
    const { unmount } = await show("feature-card", { headline: "Pops", media: media("lollipop", "Pops") });
    expect(screen.getByRole("img", { name: "Pops" }).parentElement).toHaveClass(styles["window"] ?? "");
    unmount();
    await show("feature-card", { headline: "Porch", media: media("porch-photo", "Porch") });
    expect(screen.getByRole("img", { name: "Porch" }).parentElement).toHaveClass(styles["shot"] ?? "");
  });

  it("alternate with words and pictures; entries without words are left out", async () => {
    await show("alternating-text-image-list", {
      headline: "How",
      items: [
        { headline: "Boil", bodyText: "To **the** crack.", media: media("lollipop", "Pops") },
        { media: media("x") },
      ],
    });
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByText("the").tagName).toBe("STRONG");
  });

  const site = { priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" } };
  const tiles = ["1", "2", "3", "4", "5"].map((id) =>
    toTile(aProduct({ id, name: `Sweet ${id}`, c_badge: "New" }), site),
  );

  it("with products show four of them, with badges unless they are not wanted", async () => {
    const { unmount } = await show("feature-with-products", { headline: "Season", imageOnRight: false }, { tiles });
    const list = screen.getByRole("list", { name: "Products of this feature" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(4);
    expect(within(list).getAllByText("New")).toHaveLength(4);
    unmount();
    await show("feature-with-products", { headline: "Season", productBadges: false }, { tiles });
    expect(screen.queryByText("New")).not.toBeInTheDocument();
  });

  it("with products stand on the side that the editor wants", async () => {
    const styles = (await import("./feature-with-products.styles.ts")).default;
    const { unmount } = await show("feature-with-products", { headline: "Season", imageOnRight: true }, { tiles });
    expect(screen.getByRole("region", { name: "Season" }).firstElementChild).toHaveClass(styles.right);
    unmount();
    await show("feature-with-products", { headline: "Season" }, { tiles });
    expect(screen.getByRole("region", { name: "Season" }).firstElementChild).toHaveClass(styles.left);
  });
});

describe("banners", () => {
  it.each([
    [undefined, 2],
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 4],
    [9, 2],
  ])("a headline below the first block with the level %p is one of level %d", async (headingLevel, level) => {
    await renderInShop(
      <ContentBlocks
        blocks={[
          { kind: "headline", fields: { headline: "Page", headingLevel: 3 } },
          { kind: "headline", fields: { headline: "Part", headingLevel } },
        ]}
      />,
    );
    expect(await screen.findByRole("heading", { name: "Page", level: 1 })).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Part", level })).toBeVisible();
  });

  it("of the header are leafed through, a single one stands plainly", async () => {
    const user = userEvent.setup();
    const messages = [{ desktopText: "One" }, { desktopText: "Two" }];
    const { unmount } = await show("global-header-banner", { label: "News", messages });
    const banner = screen.getByRole("region", { name: "News" });
    expect(banner).toHaveTextContent("One");
    await user.click(screen.getByRole("button", { name: "Previous message" }));
    expect(banner).toHaveTextContent("Two");
    await user.click(screen.getByRole("button", { name: "Next message" }));
    expect(banner).toHaveTextContent("One");
    unmount();
    await show("global-header-banner", { messages: messages.slice(1) });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("of the header have icons before and after their words", async () => {
    const icons = [
      { media: media("a", "After"), iconPosition: "After" },
      { media: media("b", "Before"), iconPosition: "Before" },
    ];
    await show("global-header-banner", { messages: [{ desktopText: "Words", icons }] });
    const before = screen.getByRole("img", { name: "Before" });
    const words = screen.getByText("Words");
    const after = screen.getByRole("img", { name: "After" });
    const follows = (a: Element, b: Element) =>
      Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect([follows(before, words), follows(words, after)]).toEqual([true, true]);
  });

  it("count down to their date in their own colors", async () => {
    await show("global-countdown-banner", {
      messageText: "Winter ends",
      messageColor: "#FFFFFF",
      backgroundColor: "#3A0F2E",
      countdownTimer: { date: "2031-12-24T00:00:00Z" },
    });
    expect(screen.getByRole("timer")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Winter ends" })).toHaveStyle({
      "--ground": "#3A0F2E",
      "--ink": "#FFFFFF",
    });
  });

  it.each([
    ["global-countdown-banner", { countdownTimer: { date: "2031-12-24T00:00:00Z" } }],
    ["global-header-banner", { messages: [{ mobileText: "x" }] }],
    ["alert-banner", {}],
    ["category-banner", { backgroundColor: "#FFF" }],
    ["recipe-ingredient-banner", { headline: "None", mediaArray: [{ cta: link("x", "/x") }] }],
  ])("%s without words is nothing", async (kind, fields) => {
    const { container } = await show(kind, fields);
    expect(container).toBeEmptyDOMElement();
  });

  it("of ingredients have arrows between them that nobody hears of", async () => {
    const mediaArray = ["a", "b", "c"].map((name) => ({
      media: media(name, name),
      cta: link(`Shop ${name}`, `/${name}`),
    }));
    await show("recipe-ingredient-banner", { headline: "Three", mediaArray });
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getByRole("region", { name: "Three" }).querySelectorAll("li[aria-hidden]")).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Shop b" })).toHaveAttribute("href", "/b");
  });

  it("of the hero may be one slide without controls", async () => {
    await show("hero-banner", { headline: "Alone", bodyText: "Still.", multiCTA: [link("Go", "/go")] });
    expect(screen.getByRole("heading", { name: "Alone" })).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("lists and boxes", () => {
  it("of jobs name place, department and kind, and say when there is none", async () => {
    const jobs = [
      {
        title: "Puller",
        location: "Oakland",
        department: "Kitchen",
        jobType: "Full time",
        cta: link("Apply", "/apply"),
      },
    ];
    const { unmount } = await show("job-list", { headline: "Work", jobs });
    const job = within(screen.getByRole("region", { name: "Work" }));
    for (const word of ["Puller", "Oakland", "Kitchen", "Full time"]) expect(job.getByText(word)).toBeVisible();
    expect(job.getByRole("link", { name: "Apply" })).toBeVisible();
    unmount();
    await show("job-list", { jobs: [] });
    expect(screen.getByText("All aprons are out right now. Please check back.")).toBeVisible();
  });

  it("beside a page mark the page that is shown and follow no scripts", async () => {
    await show("side-bar-nav", {
      headline: "Help",
      links: [
        { text: "Home", link: "/" },
        { text: "Rates", link: "/rates" },
        { text: "Bad", link: "javascript:x" },
        { text: "No link" },
      ],
    });
    const nav = screen.getByRole("navigation", { name: "In this section: Help" });
    const [small, wide] = within(nav).getAllByRole("list", { hidden: true });
    expect(small?.children).toHaveLength(2);
    expect(within(wide as HTMLElement).getByRole("link", { name: "Home", hidden: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  it("of contact lead to telephone and mail, and leave out what is no address", async () => {
    const { unmount } = await show("contact-box", {
      headline: "Talk",
      phone: "1-800-555-0142",
      email: "a@b.example",
      hours: "8 to 6",
    });
    expect(screen.getByRole("link", { name: "1-800-555-0142" })).toHaveAttribute("href", "tel:+18005550142");
    expect(screen.getByRole("link", { name: "a@b.example" })).toHaveAttribute("href", "mailto:a@b.example");
    expect(screen.getByText("8 to 6")).toBeVisible();
    unmount();
    await show("contact-box", { headline: "Talk", phone: "call us", email: "nobody" });
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("of hints have lines between entries where they are wanted", async () => {
    const styles = (await import("./help-hint.styles.ts")).default;
    await show("help-hint", { headline: "Hint", text: "- a\n- b", listWithLines: true });
    expect(screen.getByRole("region", { name: "Hint" }).firstElementChild).toHaveClass(styles.lined);
  });
});

test("each big card of a home page counts as a call to action when it is followed", async () => {
  await show("category-card-list", {
    headline: "Where to?",
    cards: [
      { headline: "Start a box", cta: link("Build it", "/build-a-box") },
      { headline: "Lollipops", cta: link("See them", "/category/lollipops") },
    ],
  });
  const links = within(screen.getByRole("region", { name: "Where to?" })).getAllByRole("link");
  expect(links.map((each) => each.closest("[data-cta]") !== null)).toEqual([true, true]);
});
