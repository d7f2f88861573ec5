const { createRequire } = require("node:module");
const defaultStyleSheet = require("jsdom/lib/jsdom/browser/default-stylesheet.js");
const { implForWrapper } = require("jsdom/lib/jsdom/living/generated/utils.js");
const { matchesDontThrow } = require("jsdom/lib/jsdom/living/helpers/selectors.js");

const { parse } = createRequire(require.resolve("jsdom"))("rrweb-cssom");

/** What Testing Library asks styles for, each time it looks for an element by its role or clicks on one. */
const asked = {
  display: { name: "display", inherited: false, initial: "" },
  visibility: { name: "visibility", inherited: true, initial: "visible" },
  opacity: { name: "opacity", inherited: false, initial: "" },
  pointerEvents: { name: "pointer-events", inherited: true, initial: "auto" },
};

/** Rules of a sheet that say something of a property, the strongest first, which in jsdom is the last. */
const rulesAbout = (sheet, property) =>
  [...sheet.cssRules]
    .flatMap((rule) => {
      if (!rule.media) return [rule];
      return Array.from(rule.media).includes("screen") ? [...rule.cssRules] : [];
    })
    .filter(({ style }) => style?.getPropertyValue(property))
    .map(({ selectorText, style }) => ({ selector: selectorText, value: style.getPropertyValue(property) }))
    .toReversed();

/** The tag that a selector's element must have, if it must have one: "dialog" of `dialog:not([open])`. */
const tagOf = (selector) => /([a-z][a-z\d]*|)[^\s>]*$/.exec(selector.trim())[1];

/** A rule of the browser's sheet, whose selectors are plain, with the tags that it can be about. */
const withTags = (rule) => {
  const selectors = rule.selector.split(",");
  return {
    ...rule,
    tags: selectors.every(tagOf) ? new Set(selectors.map(tagOf)) : null,
    isTagAlone: selectors.every((each) => /^\s*[a-z][a-z\d]*\s*$/.test(each)),
  };
};

const isMatch = ({ selector, tags, isTagAlone }, element) =>
  (!tags || tags.has(element.localName)) && (isTagAlone || matchesDontThrow(element, selector));

let browserRules;
const ownRules = (property) => {
  if (!browserRules) {
    const sheet = parse(defaultStyleSheet);
    browserRules = new Map(Object.values(asked).map(({ name }) => [name, rulesAbout(sheet, name).map(withTags)]));
  }
  return browserRules.get(property);
};

/** What an element's own style, the page's sheets or the browser's say of a property; empty where none does. */
const cascaded = (element, property) => {
  const own = element.hasAttributeNS(null, "style") && element.style.getPropertyValue(property);
  if (own) return own;
  for (const sheet of [...element._ownerDocument.styleSheets._list].toReversed()) {
    const rule = rulesAbout(sheet, property).find((each) => isMatch(each, element));
    if (rule) return rule.value;
  }
  return ownRules(property).find((each) => isMatch(each, element))?.value ?? "";
};

const resolved = (element, { name, inherited, initial }) => {
  const value = cascaded(element, name);
  if (value) return value;
  return inherited && element.parentElement ? resolved(element.parentElement, { name, inherited, initial }) : initial;
};

/**
 * Styles of which only what is asked for is worked out, and of the often asked only the rules that speak of it are
 * looked at. The window's own way works out all that some hundred rules say, for each of the hundreds of elements that
 * a role is looked for among.
 */
const stylesOf = (window) => {
  const { getComputedStyle } = window;
  return (element, pseudo) => {
    if (pseudo || !(element instanceof window.Element)) return getComputedStyle(element, pseudo);
    const own = implForWrapper(element);
    let whole;
    const all = () => (whole ??= getComputedStyle(element));
    const getPropertyValue = (name) => {
      const known = Object.values(asked).find((each) => each.name === name);
      return known ? resolved(own, known) : all().getPropertyValue(name);
    };
    return new Proxy(
      { getPropertyValue },
      {
        get: (target, name) => {
          if (name in target) return target[name];
          if (Object.hasOwn(asked, name)) return resolved(own, asked[name]);
          const value = all()[name];
          return typeof value === "function" ? value.bind(all()) : value;
        },
      },
    );
  };
};

module.exports = { stylesOf };
