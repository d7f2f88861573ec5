import { ctasOf, deliveryKeyOf, kindOf, partOf, partsOf, textsOf } from "./content-fields.ts";
import { readMarkdown } from "./markdown.ts";

const words = (text: string) => [{ kind: "text", text }];
const paragraph = (text: string) => ({ kind: "paragraph", children: words(text) });

describe("a managed text", () => {
  it.each<[string, string, object[]]>([
    ["has paragraphs", "One\n\nTwo", [paragraph("One"), paragraph("Two")]],
    ["has none of blank lines", "\n\n  \n\nOne\n\n \n", [paragraph("One")]],
    ["is none of blanks", "  \n ", []],
    ["joins lines, without blanks around them", "  One \n two  ", [paragraph("One two")]],
    ["takes any line end", "One\rtwo\r\n\r\nThree", [paragraph("One two"), paragraph("Three")]],
    ["has headings of four marks at most", "#### One", [{ kind: "heading", level: 4, children: words("One") }]],
    ["has no heading of five", "##### One", [paragraph("##### One")]],
    ["has a heading at the beginning of a line only", "a # One", [paragraph("a # One")]],
    ["has a heading with blanks before its words", "##   One", [{ kind: "heading", level: 2, children: words("One") }]],
    [
      "has words below a heading",
      "# One\nTwo",
      [{ kind: "heading", level: 2, children: words("One") }, paragraph("Two")],
    ],
    [
      "joins what continues an item",
      "- One\n  more\n- Two",
      [{ kind: "list", ordered: false, items: [words("One more"), words("Two")] }],
    ],
    ["counts items", "1. One\n2. Two", [{ kind: "list", ordered: true, items: [words("One"), words("Two")] }]],
    [
      "has tables, with bars around them or not",
      "| A | B |\n|---|---|\n| 1 | 2 |\n3 | 4",
      [
        {
          kind: "table",
          head: [words("A"), words("B")],
          rows: [
            [words("1"), words("2")],
            [words("3"), words("4")],
          ],
        },
      ],
    ],
    ["has no table without a bar in its head", "A\n|---|", [paragraph("A |---|")]],
    ["has no table without a rule", "A | B\n1 | 2", [paragraph("A | B 1 | 2")]],
    ["has no table of one line", "A | B", [paragraph("A | B")]],
    [
      "has links",
      "[Shops](/shops)",
      [{ kind: "paragraph", children: [{ kind: "link", href: "/shops", children: words("Shops") }] }],
    ],
    ["keeps the words of a link that is not safe", "[Shops](javascript:x)", [paragraph("Shops")]],
  ])("%s", (_name, text, blocks) => {
    expect(readMarkdown(text)).toEqual(blocks);
  });
});

describe("fields of a managed item", () => {
  const part = { text: "One" };

  it("have lists of parts, and nothing else in them", () => {
    expect(partsOf({ parts: [part, null, "two", 3] }, "parts")).toEqual([part]);
    expect([partsOf({}, "parts"), partsOf({ parts: part }, "parts")]).toEqual([[], []]);
  });

  it("have one part", () => {
    expect(partOf({ part }, "part")).toBe(part);
    expect([null, [part], "one", undefined].map((value) => partOf({ part: value }, "part"))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("have lists of words", () => {
    expect(textsOf({ words: ["one", " ", 2, "three"] }, "words")).toEqual(["one", "three"]);
    expect(textsOf({ words: "one" }, "words")).toEqual([]);
  });

  it("have a name and a kind", () => {
    const item = { _meta: { deliveryKey: "home/hero", schema: "https://shop.example/blocks/hero" } };
    expect([deliveryKeyOf(item), kindOf(item)]).toEqual(["home/hero", "hero"]);
    expect([deliveryKeyOf({}), kindOf({})]).toEqual([undefined, undefined]);
  });

  it("have calls to action in their colors", () => {
    const cta = {
      ctaText: "Shop now",
      ctaLink: "/bars",
      ctaType: "Button",
      ctaTextColor: "#fff",
      ctaButtonColor: "plum",
      mobilectaTextColor: "transparent",
      mobilectaButtonColor: "#00000080",
      ctaControls: { triggerSideBar: "sign-in" },
    };
    expect(ctasOf({ cta })).toEqual([
      {
        text: "Shop now",
        link: "/bars",
        isButton: true,
        textColor: "#fff",
        buttonColor: "plum",
        mobileTextColor: "transparent",
        mobileButtonColor: "#00000080",
        sideSheet: "sign-in",
      },
    ]);
  });
});
