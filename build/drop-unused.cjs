/**
 * What the browser's files leave out of packages, since bundler and minifier cannot know that nobody uses it: names for
 * developer tools, components made by a call that looks as if it did something, the prefetching of framework mode in `Link`,
 * and ways of formatting that no page asks for.
 */
const leftOut = [
  "formatNumberToParts",
  "formatDuration",
  "formatDurationToParts",
  "formatRelativeTime",
  "formatDateToParts",
  "formatDateTimeRange",
  "formatTimeToParts",
  "formatPlural",
  "formatListToParts",
  "formatDisplayName",
];

const edits = {
  "react-router": [
    [/^\w+\.displayName = .*;$/gm, ""],
    [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1"],
    [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/, ""],
    [/^ *\.\.\.prefetchHandlers,$/m, ""],
    ["mergeRefs(forwardedRef, prefetchRef)", "forwardedRef"],
    [/return shouldPrefetch && !isAbsolute \? .* : link;/, "return link;"],
  ],
  "react-intl": [
    [/^\w+\.displayName = .*;$/gm, ""],
    [/= (createFormatted\w*Component\()/g, "= /* @__PURE__ */ $1"],
  ],
  "@formatjs/intl": leftOut.map((name) => [new RegExp(`^\\s*${name}: ${name}\\.bind\\(.*\\),?$`, "m"), ""]),
  "@loadable/component": [[/^(?:loadable|lazy)\$\d\.lib = .*;$/gm, ""]],
};

const edit = (source, [from, to], name) => {
  const edited = source.replace(from, to);
  if (edited === source)
    throw new Error(`${name} no longer holds what is left out of it: ${from}. See build/drop-unused.cjs.`);
  return edited;
};

/** By what the file of a package is known that holds all this, among those of its build. */
const marks = {
  "react-router": "var Link = ",
  "react-intl": "createFormattedComponent(",
  "@formatjs/intl": "formatMessage.bind(",
  "@loadable/component": "loadableReady",
};

/** Loader; its option `name` says which package the file belongs to. */
module.exports = function dropUnused(source) {
  const { name } = this.getOptions();
  if (!source.includes(marks[name])) return source;
  return edits[name].reduce((text, change) => edit(text, change, name), source);
};

/** Formatting that the browser's `intl` does not know, by name. */
module.exports.leftOut = leftOut;
