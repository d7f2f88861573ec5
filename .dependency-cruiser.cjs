const { outOfSight, patternOf } = require("./build/rooms.cjs");
const { besideTheDoor, tables } = require("./build/tables.cjs");

// Who may know whom, one rule per sentence. The order of rooms is the list in build/rooms.cjs; docs/architecture.md
// draws it.
const tests = "\\.test\\.tsx?$|^(sandbox|server|emulators)/test-|^sandbox/(core/database|dialects/login)/test-";
// What speaks HTTP: the dialects, and the forms of calls and answers that routes share with them.
const wire = "^sandbox/(dialects/http/|core/(api-route|problem|key-case)\\.ts$)";
const rule = (name, from, to) => ({ name, severity: "error", from: { pathNot: tests, ...from }, to });
const only = (library, rooms) =>
  rule(
    `${library} lives in its rooms`,
    { path: "^(app|server|sandbox|worlds|emulators|config|ssr\\.ts)", pathNot: [tests, rooms] },
    { path: `(^|/)node_modules/${library}/`, dependencyTypesNot: ["type-only"] },
  );

module.exports = {
  forbidden: [
    rule("no circles", {}, { circular: true }),
    rule("every import exists", {}, { couldNotResolve: true }),

    rule(
      "app knows neither server nor sandbox",
      { path: "^app/" },
      { path: "^(server|sandbox|worlds|emulators|ssr\\.ts)" },
    ),
    rule("sandbox stands alone", { path: "^(sandbox|worlds|emulators)/" }, { path: "^(app|server|config|ssr\\.ts)" }),
    rule("core knows nothing above it", { path: "^sandbox/core/" }, { path: "^sandbox/(?!core/)" }),
    rule(
      "the organization stands on core",
      { path: "^sandbox/organization/" },
      { path: "^sandbox/(?!(core|organization)/)" },
    ),
    rule(
      "the platform knows no dialect",
      { path: "^sandbox/platform/" },
      { path: "^sandbox/(?!(core|organization|platform)/)" },
    ),
    rule(
      "dialects know neither control nor console",
      { path: "^sandbox/dialects/" },
      { path: "^sandbox/(?!(core|organization|platform|dialects)/)" },
    ),
    rule(
      "an archive knows the platform and no dialect",
      { path: "^sandbox/archive/" },
      { path: "^sandbox/(?!(core|organization|platform|archive)/)" },
    ),
    rule("control knows no console", { path: "^sandbox/(control|contract)/" }, { path: "^sandbox/console/" }),
    rule("the engine knows no world", { path: "^sandbox/" }, { path: "^(worlds|emulators)/" }),
    rule("emulators know no world", { path: "^emulators/" }, { path: "^worlds/" }),
    rule(
      "server reaches the sandbox by URL",
      { path: "^(server/|ssr\\.ts)" },
      { path: "^(sandbox|worlds|emulators)/" },
    ),

    ...outOfSight.map(({ room, others }) =>
      rule(`${room} knows only what is below it`, { path: patternOf(room) }, { path: others.map(patternOf) }),
    ),

    rule("domain is pure", { path: "^app/domain/" }, { pathNot: "^(app/domain/|config/)" }),
    rule(
      "commerce-api stands alone",
      { path: "^app/commerce-api/" },
      { path: "^app/(?!commerce-api/)|(^|/)node_modules/(react|@chakra-ui)" },
    ),
    rule("the browser's room stands alone", { path: "^app/browser/" }, { path: "^app/(?!browser/)" }),
    rule(
      "editors' tools are for editors",
      { path: "^app/", pathNot: [tests, "^app/(components/editor|theme|pages/(admin|component-guide))/"] },
      { path: "^app/(components/editor/|theme/editor-)" },
    ),
    rule(
      "pages do not know each other",
      { path: "^app/pages/([^/]+)/" },
      { path: "^app/pages/", pathNot: "^app/pages/$1/" },
    ),

    rule(
      "rules know no storage and no HTTP",
      {
        path: "^sandbox/(?!dialects/http|core/database|control|console|platform/images)[^/]+/",
        pathNot: [tests, "-(service|repository|presenter|routes|seed|tables)\\.ts$|/module\\.ts$"],
      },
      { path: `-(service|repository|presenter|routes)\\.ts$|^sandbox/core/database/|${tables}|${wire}` },
    ),
    rule(
      "repositories know only SQL",
      { path: "-repository\\.ts$" },
      { path: `-(service|presenter|routes)\\.ts$|${wire}` },
    ),
    rule("services know no HTTP", { path: "-service\\.ts$" }, { path: `-(presenter|routes)\\.ts$|${wire}` }),
    rule(
      "a repository is private to its domain",
      { path: "^sandbox/(platform/[^/]+|dialects/[^/]+|organization/[^/]+|[^/]+)/" },
      { path: "-repository\\.ts$", pathNot: "^sandbox/$1/" },
    ),
    rule(
      "a table is private to its domain",
      {
        path: "^sandbox/(platform/[^/]+|dialects/[^/]+|organization/[^/]+|[^/]+)/",
        pathNot: [tests, ...besideTheDoor],
      },
      { path: tables, pathNot: "^sandbox/$1/" },
    ),

    only(
      "express",
      "^(ssr\\.ts|server/|sandbox/(dialects/http|control|console|platform/(images|print))/|sandbox/create-app|emulators/)",
    ),
    only("@salesforce/commerce-sdk-isomorphic", "^server/api/"),
    only("@simplewebauthn/server", "^sandbox/dialects/login/"),
    only("@simplewebauthn/browser", "^app/pages/(account|sign-in)/"),
    only("bowser", "^server/api/site/"),
    only("csv-stringify", "^server/api/site/"),
    only("papaparse", "^app/(components/recipients|pages/checkout/shipping)/"),
    only("@electric-sql/pglite", "^sandbox/core/database/"),
    only("pg", "^sandbox/core/database/"),
    // Editors' tools alone are drawn by it; what shoppers load is looked at in tests/programs/built-files.test.ts.
    only("@chakra-ui/react", "^app/(theme|components/editor|pages/(admin|component-guide))/"),
    only("@emotion/(react|cache)", "^app/components/editor/"),
    only("formik", "^app/(components|pages)/"),
    only("yup", "^app/validation/|-schema\\.ts$|^config/"),
    {
      name: "the browser bundle stays clean",
      severity: "error",
      from: { path: "^app/shell/main\\.tsx$" },
      to: {
        reachable: true,
        path: "^(server|sandbox|worlds|emulators)/|(^|/)node_modules/(express|@electric-sql|pg|sharp)/",
      },
    },
  ],
  options: {
    // What no rule asks for (who imports each module, in a graph of thousands) is not worked out.
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    parser: "tsc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^build/out" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
