const { levels, patternOf, sharedRooms } = require("./rooms.cjs");

/** What is read by no import: the build starts it, or the compiler takes it in. */
const readElsewhere = /\.d\.ts$|^app\/offline\/service-worker\.ts$/;

const isTest = (file) => /\.test\.tsx?$|^server\/test-/.test(file);
const isShared = (file) => sharedRooms.some((room) => file.startsWith(`${room}/`));

/** The journey (page folder), shell or server that a file belongs to. */
const readerOf = (file) => {
  const journey = /^(?<folder>app\/pages\/[^/]+)\//.exec(file)?.groups.folder;
  if (journey) return journey;
  if (file.startsWith("app/shell/")) return "app/shell";
  return /^(server\/|ssr\.ts)/.test(file) ? "server" : undefined;
};

const importersOf = (modules) => {
  const importers = new Map();
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue;
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  }
  return importers;
};

/** Who reads a module of a shared room in the end: through other shared modules too, tests left out. */
const readersOf = (module, importers) => {
  const readers = new Set();
  const seen = new Set([module]);
  for (const file of seen)
    for (const importer of importers.get(file) ?? []) {
      const reader = readerOf(importer);
      if (reader) readers.add(reader);
      else seen.add(importer);
    }
  return readers;
};

const complaint = (module, [reader, ...others]) => {
  if (!reader) return `${module} is read by nobody, or by tests only: it goes.`;
  if (others.length > 0 || reader === "app/shell") return undefined;
  return `${module} is read by ${reader} only: it belongs there.`;
};

/**
 * Modules of shared rooms with fewer than two journeys (or server) to read them, and without the shell; one sentence
 * each.
 * @param modules those of dependency-cruiser's answer
 */
const modulesWithOneReader = (modules) => {
  const importers = importersOf(modules);
  return modules
    .map(({ source }) => source)
    .filter((source) => isShared(source) && !isTest(source) && !readElsewhere.test(source))
    .map((source) => complaint(source, readersOf(source, importers)))
    .filter(Boolean);
};

/** Folders of app and server that have no place in the order of rooms; one sentence each. */
const foldersWithoutPlace = (modules) => {
  const places = levels.flatMap((level) => Object.keys(level)).map((room) => new RegExp(patternOf(room)));
  const lost = modules
    .map(({ source }) => source)
    .filter((source) => /^(app|server)\//.test(source) && !places.some((place) => place.test(source)))
    .map((source) =>
      source
        .split("/")
        .slice(0, source.startsWith("app/") ? 2 : -1)
        .join("/"),
    );
  return [...new Set(lost)].map((folder) => `${folder} has no place in build/rooms.cjs.`);
};

module.exports = { foldersWithoutPlace, modulesWithOneReader };
