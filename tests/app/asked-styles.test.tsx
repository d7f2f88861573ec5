import { createRequire } from "node:module";

const { JSDOM } = createRequire(__filename)("jsdom") as {
  JSDOM: new (markup: string) => { window: Window };
};

const tags =
  "a abbr address area article aside audio b blockquote button canvas caption center code col colgroup dd details dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script section select small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead title tr u ul var video";

const parts: [string, string][] = [
  ...tags.split(" ").map((tag): [string, string] => [tag, `<${tag}></${tag}>`]),
  ["a table", "<table><thead><tr><th>Size</th></tr></thead><tbody><tr><td>Small</td></tr></tbody></table>"],
  ["words with their reading", "<ruby>飴<rp>(</rp><rt>ame</rt><rp>)</rp></ruby>"],
  ["a hidden field", '<input type="hidden"><input type="HIDDEN"><input type="text">'],
  ["hidden parts", '<div hidden>hidden</div><p hidden style="display:flex">shown</p><svg hidden></svg>'],
  [
    "what opens",
    "<dialog open>open</dialog><dialog>closed</dialog><details open><summary>more</summary>words</details>",
  ],
  ["a drawing", '<svg><title>Candy</title><g style="opacity:0.5"><path /></g></svg>'],
  ["what is inherited", '<div style="visibility:hidden"><p>in</p><p style="visibility:visible">out</p></div>'],
  [
    "what cannot be clicked on",
    '<div style="pointer-events:none"><button>in</button></div><i style="display:none"></i>',
  ],
  [
    "a page's own sheets",
    `<style>
       .a { display: grid }
       @media screen { .b, em.b > i { visibility: hidden } }
       @media print { .c { display: none } }
       .a { display: inline-grid }
       p:is(.a, .d)[title="plum > jam"] { opacity: 0.25 }
     </style>
     <style>.c { opacity: 0.5 }</style>
     <p class="a">a</p><p class="b">b <i>i</i></p><em class="b"><i>i</i></em><p class="c">c</p>
     <p class="d" title="plum > jam">d</p>
     <p class="a" style="display:contents">a</p>`,
  ],
];

/** What a document says of all its elements. */
const stylesIn = (page: Document, styleOf: (element: Element) => CSSStyleDeclaration) =>
  [...page.querySelectorAll("*")].map((element) => {
    const style = styleOf(element);
    return [
      `${element.localName} ${element.textContent}`,
      style.display,
      style.getPropertyValue("visibility"),
      style.opacity,
      style.pointerEvents,
      style.color,
    ];
  });

test.each(parts)("what is asked of styles is answered as by the window itself: %s", (_, part) => {
  const page = `<!DOCTYPE html><body>${part}`;
  const { window: own } = new JSDOM(page);
  document.documentElement.innerHTML = own.document.documentElement.innerHTML;
  const known = stylesIn(own.document, (element) => own.getComputedStyle(element));
  expect(known.length).toBeGreaterThan(2);
  expect(stylesIn(document, (element) => getComputedStyle(element))).toEqual(known);
});
