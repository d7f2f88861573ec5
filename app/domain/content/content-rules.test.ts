import { colorOf, ctasOf, kindOf, mediaOf } from "./content-fields.ts";
import { countdownTarget, timeLeft, twoDigits } from "./countdown.ts";
import { readInline, readMarkdown } from "./markdown.ts";
import { mediaUrl } from "./media.ts";
import { menuItemLink, safeLink, topMenuLink } from "./menu-links.ts";
import { menuPanel } from "./menu-panel.ts";

describe("links of menus", () => {
  it.each([
    [{ menuDefinition: { pageLink: "truffles" } }, "/category/truffles"],
    [{ menuDefinition: { pageLink: "/search?q=x" } }, "/search?q=x"],
    [{ menuDefinition: { pageLink: "https://example.com" } }, "https://example.com"],
    [{ link: "/own", menuDefinition: { pageLink: "truffles" } }, "/own"],
    [{ menuDefinition: { pageLink: "a/b c" } }, "/category/a%2Fb%20c"],
    [{ menuDefinition: {} }, undefined],
  ])("of %j lead to %p", (entry, link) => {
    expect(menuItemLink(entry)).toBe(link);
  });

  it("of a top entry fall back to its id", () => {
    expect(topMenuLink({ id: "stories", menuDefinition: {} })).toBe("/stories");
    expect(topMenuLink({ id: "sale", menuDefinition: { pageLink: "sale" } })).toBe("/category/sale");
  });

  it.each([
    ["/a", "/a"],
    ["a", "/a"],
    ["?q=1", "?q=1"],
    ["https://x.example", "https://x.example"],
    ["mailto:a@b.c", "mailto:a@b.c"],
    ["javascript:alert(1)", undefined],
    ["JaVaScRiPt:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["//evil.example", undefined],
    ["/\\evil.example", undefined],
    ["/\t/evil.example", undefined],
    ["java\nscript:alert(1)", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("%p is followed as %p", (href, safe) => {
    expect(safeLink(href)).toBe(safe);
  });

  it("below a top entry are sorted into lists, columns and promos", () => {
    const entry = (displayName: string, pageLink?: string) => ({ menuDefinition: { displayName, pageLink } });
    expect(
      menuPanel({
        menuDefinition: { displayName: "Top" },
        menuItems: [
          { menuDefinition: { displayName: "A", pageLink: "a", menuTextColor: "#AA0033" } },
          { menuDefinition: { displayName: "Odd", pageLink: "o", menuTextColor: "red;background:url(x)" } },
          entry("Nowhere"),
        ],
        columns: [
          { columnContent: { title: "Column", menuItems: [entry("B", "b")] } },
          { columnContent: { title: "Promo", textLink: "/p", linkText: "Go", media: { url: "/i" } } },
          { columnContent: { title: "Promo without a goal" } },
        ],
      }),
    ).toEqual({
      links: [
        { label: "A", link: "/category/a", color: "#AA0033" },
        { label: "Odd", link: "/category/o" },
      ],
      groups: [{ title: "Column", links: [{ label: "B", link: "/category/b" }] }],
      promos: [{ title: "Promo", link: "/p", linkText: "Go", media: { url: "/i" } }],
    });
  });
});

describe("fields of content", () => {
  it("name the kind of block by the last part of the schema", () => {
    expect(kindOf({ _meta: { schema: "https://x.example/blocks/thin-banner" } })).toBe("thin-banner");
    expect(kindOf({})).toBeUndefined();
  });

  it.each(["#FFF", "#ffe08a", "transparent", "white"])("take %s as a color", (value) => {
    expect(colorOf({ color: value }, "color")).toBe(value);
  });

  it.each(["url(x)", "red;background:url(x)", "", 7])("do not take %p as a color", (value) => {
    expect(colorOf({ color: value }, "color")).toBeUndefined();
  });

  it("leave out calls to action without words or goal", () => {
    expect(
      ctasOf({
        multiCTA: [
          { ctaText: "Go", ctaLink: "/go", ctaType: "Button", ctaButtonColor: "#FFE08A" },
          { ctaText: "No goal" },
          { ctaLink: "/no-words" },
          { ctaText: "Bad", ctaLink: "javascript:alert(1)" },
        ],
        cta: { ctaText: "Sheet", ctaControls: { triggerSideBar: "need-help" } },
      }),
    ).toEqual([
      { text: "Go", link: "/go", isButton: true, textColor: undefined, buttonColor: "#FFE08A", sideSheet: undefined },
      {
        text: "Sheet",
        link: "#",
        isButton: false,
        textColor: undefined,
        buttonColor: undefined,
        sideSheet: "need-help",
      },
    ]);
  });

  it("give pictures in a width", () => {
    const media = mediaOf({ media: { url: "https://m.example/i/w/praline", alt: "A bonbon" } });
    expect(media && mediaUrl(media, 640)).toBe("https://m.example/i/w/praline?w=640&qlt=80&fmt=auto");
    expect(mediaOf({ media: "praline.webp" })).toBeUndefined();
  });
});

describe("countdowns", () => {
  it("give days, hours, minutes and seconds, and end at the moment itself", () => {
    const target = Date.parse("2026-12-24T00:00:00Z");
    expect(timeLeft(target, Date.parse("2026-12-21T22:58:53Z"))).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 7 });
    expect(timeLeft(target, target - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(timeLeft(target, target)).toBeNull();
  });

  it("move by a timezone offset, and need a date", () => {
    expect(countdownTarget("2026-12-24T00:00:00Z", -8)).toBe(Date.parse("2026-12-24T08:00:00Z"));
    expect(countdownTarget("soon")).toBeUndefined();
    expect(countdownTarget(undefined)).toBeUndefined();
  });

  it.each([
    [7, "07"],
    [10, "10"],
    [123, "123"],
  ])("write %d as %s", (value, text) => {
    expect(twoDigits(value)).toBe(text);
  });
});

describe("managed texts", () => {
  it("reads tables with a head, and leaves a lone line with a bar alone", () => {
    const cell = (text: string) => [{ kind: "text", text }];
    expect(readMarkdown("| Way | Cost |\n| --- | ---: |\n| **Ground** | $6.95 |\n| Air | $9 |")).toEqual([
      {
        kind: "table",
        head: [cell("Way"), cell("Cost")],
        rows: [
          [[{ kind: "strong", children: cell("Ground") }], cell("$6.95")],
          [cell("Air"), cell("$9")],
        ],
      },
    ]);
    expect(readMarkdown("this | that")).toEqual([{ kind: "paragraph", children: cell("this | that") }]);
  });

  it("have paragraphs, headings and lists", () => {
    expect(readMarkdown("First\nline.\n\n## Heading\n\n- one\n- two\n\n1. a\n2. b")).toEqual([
      { kind: "paragraph", children: [{ kind: "text", text: "First line." }] },
      { kind: "heading", level: 2, children: [{ kind: "text", text: "Heading" }] },
      { kind: "list", ordered: false, items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two" }]] },
      { kind: "list", ordered: true, items: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]] },
    ]);
  });

  it("have bold words, emphasis and links", () => {
    expect(readInline("Call **now** or *write* to [us](mailto:a@b.c).")).toEqual([
      { kind: "text", text: "Call " },
      { kind: "strong", children: [{ kind: "text", text: "now" }] },
      { kind: "text", text: " or " },
      { kind: "emphasis", children: [{ kind: "text", text: "write" }] },
      { kind: "text", text: " to " },
      { kind: "link", href: "mailto:a@b.c", children: [{ kind: "text", text: "us" }] },
      { kind: "text", text: "." },
    ]);
  });

  it("lose the address of a link that is not safe, and keep HTML as words", () => {
    expect(readInline("[x](javascript:alert) <b>y</b>")).toEqual([
      { kind: "text", text: "x" },
      { kind: "text", text: " <b>y</b>" },
    ]);
  });
});
