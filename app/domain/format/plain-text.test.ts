import { listItems, plainText } from "./plain-text.ts";

test.each([
  ["<p>Hello <b>there</b></p>", "Hello there"],
  ["a &amp; b &#39;c&#39; &#x2014; &unknown;", "a & b 'c' — &unknown;"],
  ["&#8212; &#X2014; &#1114111; &#1114112;", "— — \u{10ffff} &#1114112;"],
  ["<script>alert(1)</script>x<style>b{}</style>", "x"],
  ["one<script type='module'>alert(1)</script>two<style>b{}</style >", "one two"],
  ["Sweet  , sour <b>and</b>\n. More", "Sweet, sour and. More"],
  ["<img src=x onerror=alert(1)>", ""],
  ["&#0; &#9999999999;", "&#0; &#9999999999;"],
])("%s reads as %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  ["<ul><li>One</li><li class='x'>Two</li></ul>", ["One", "Two"]],
  ["Just words", ["Just words"]],
  ["", []],
])("the list %s has the items %j", (html, items) => {
  expect(listItems(html)).toEqual(items);
});
