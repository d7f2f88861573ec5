import { takeLowerEdge } from "./lower-edge.ts";

const { style } = document.documentElement;

describe("the lower edge of the window", () => {
  it("is told to the whole page where the browser has no sheets of a page's own", () => {
    takeLowerEdge("dock", "76px");
    takeLowerEdge("notice", "200px");
    expect([style.getPropertyValue("--dock"), style.getPropertyValue("--notice")]).toEqual(["76px", "200px"]);
    takeLowerEdge("dock", undefined);
    takeLowerEdge("notice", undefined);
    expect(style).toHaveLength(0);
  });

  it("is told to the whole page where the browser has sheets, and no properties with a type", () => {
    Object.defineProperty(document, "adoptedStyleSheets", { configurable: true, value: Object.freeze([]) });
    const globals = globalThis as unknown as { CSS: unknown };
    const original = globals.CSS;
    globals.CSS = {};
    try {
      takeLowerEdge("dock", "76px");
      expect(style.getPropertyValue("--dock")).toBe("76px");
      takeLowerEdge("dock", undefined);
    } finally {
      globals.CSS = original;
      Reflect.deleteProperty(document, "adoptedStyleSheets");
    }
    expect(style).toHaveLength(0);
  });

  it("is told to the parts that ask for it, by properties that are not handed down, where it has them", () => {
    const texts: string[] = [];
    const registered: PropertyDefinition[] = [];
    const before = Object.freeze([{}]);
    Object.defineProperty(document, "adoptedStyleSheets", { configurable: true, writable: true, value: before });
    const globals = globalThis as unknown as { CSSStyleSheet: unknown; CSS: unknown };
    const { CSSStyleSheet: originalSheet, CSS: originalCss } = globals;
    globals.CSSStyleSheet = class {
      replaceSync(text: string) {
        texts.push(text);
      }
    };
    globals.CSS = { registerProperty: (definition: PropertyDefinition) => registered.push(definition) };
    try {
      takeLowerEdge("dock", "76px");
      takeLowerEdge("notice", "200px");
      takeLowerEdge("dock", undefined);
      expect(document.adoptedStyleSheets).toEqual([before[0], expect.any(globals.CSSStyleSheet as () => void)]);
    } finally {
      Object.assign(globals, { CSSStyleSheet: originalSheet, CSS: originalCss });
      Reflect.deleteProperty(document, "adoptedStyleSheets");
    }
    expect(registered.map(({ name, inherits }) => [name, inherits])).toEqual([
      ["--dock", false],
      ["--notice", false],
    ]);
    expect(texts).toEqual([
      "html,[data-lower-edge]{--dock:76px;}",
      "html,[data-lower-edge]{--dock:76px;--notice:200px;}",
      "html,[data-lower-edge]{--notice:200px;}",
    ]);
    expect(style).toHaveLength(0);
  });
});
