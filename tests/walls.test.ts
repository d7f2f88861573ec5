import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

const { outOfSight } = require("../build/rooms.cjs") as { outOfSight: { room: string; others: string[] }[] };
const { foldersWithoutPlace, modulesWithOneReader } = require("../build/readers.cjs") as Record<
  "foldersWithoutPlace" | "modulesWithOneReader",
  (modules: Module[]) => string[]
>;

const fileIn = (room: string, name: string) => (room.endsWith(".ts") ? room : `${room}/${name}.ts`);

/** Every room looks up to the one that stands just above or beside it. */
const lookingUp = outOfSight.map(({ room, others }): [rule: string, from: string, to: string] => [
  `${room} knows only what is below it`,
  fileIn(room, "looks-up"),
  fileIn(others.at(-1) ?? "", "present"),
]);

/** One deliberate offence per wall: rule name → the file that offends and what it imports. */
const offences: [rule: string, from: string, to: string][] = [
  ...lookingUp,
  ["no circles", "app/domain/basket/circle-a.ts", "app/domain/basket/circle-b.ts"],
  ["every import exists", "app/domain/basket/lost.ts", "app/domain/basket/nowhere.ts"],
  ["app knows neither server nor sandbox", "app/pages/home/peeks.ts", "server/secret.ts"],
  ["sandbox stands alone", "sandbox/dialects/http/leans.ts", "config/sites.ts"],
  ["sandbox stands alone", "worlds/candy/leans.ts", "config/sites.ts"],
  ["sandbox stands alone", "emulators/card/leans.ts", "config/sites.ts"],
  ["server reaches the sandbox by URL", "server/api/emulating.ts", "emulators/card/card.ts"],
  ["core knows nothing above it", "sandbox/core/database/seeding.ts", "sandbox/organization/sites/site.ts"],
  ["the organization stands on core", "sandbox/organization/sites/selling.ts", "sandbox/platform/orders/order.ts"],
  ["the platform knows no dialect", "sandbox/platform/orders/speaking.ts", "sandbox/dialects/http/route.ts"],
  ["dialects know neither control nor console", "sandbox/dialects/http/pulling.ts", "sandbox/control/faults.ts"],
  ["an archive knows the platform and no dialect", "sandbox/archive/speaking.ts", "sandbox/dialects/http/route.ts"],
  ["control knows no console", "sandbox/control/showing.ts", "sandbox/console/html.ts"],
  ["the engine knows no world", "sandbox/platform/orders/branded.ts", "worlds/candy/sites.ts"],
  ["the engine knows no world", "sandbox/platform/payments/emulating.ts", "emulators/card/card.ts"],
  ["emulators know no world", "emulators/content/branded.ts", "worlds/candy/sites.ts"],
  ["server reaches the sandbox by URL", "server/api/shortcut.ts", "sandbox/dialects/http/route.ts"],
  ["domain is pure", "app/domain/product/stateful.ts", "app/contexts/basket-context.ts"],
  ["commerce-api stands alone", "app/commerce-api/hooked.ts", "app/contexts/basket-context.ts"],
  ["the browser's room stands alone", "app/browser/use-shop.ts", "app/contexts/basket-context.ts"],
  ["editors' tools are for editors", "app/pages/cart/editing.ts", "app/components/editor/provider.ts"],
  ["pages do not know each other", "app/pages/cart/neighbour.ts", "app/pages/home/home.ts"],
  [
    "rules know no storage and no HTTP",
    "sandbox/platform/baskets/totals.ts",
    "sandbox/platform/baskets/basket-repository.ts",
  ],
  [
    "repositories know only SQL",
    "sandbox/platform/orders/order-repository.ts",
    "sandbox/platform/orders/order-service.ts",
  ],
  ["services know no HTTP", "sandbox/platform/prices/price-service.ts", "sandbox/dialects/http/route.ts"],
  [
    "a repository is private to its domain",
    "sandbox/platform/search/search-service.ts",
    "sandbox/platform/baskets/basket-repository.ts",
  ],
  [
    "a table is private to its domain",
    "sandbox/platform/taxes/tax-repository.ts",
    "sandbox/platform/stores/store-tables.ts",
  ],
  ["express lives in its rooms", "app/integrations/serving.ts", "node_modules/express/index.js"],
  [
    "@salesforce/commerce-sdk-isomorphic lives in its rooms",
    "app/commerce-api/heavy.ts",
    "node_modules/@salesforce/commerce-sdk-isomorphic/index.js",
  ],
  [
    "@electric-sql/pglite lives in its rooms",
    "sandbox/dialects/login/stores.ts",
    "node_modules/@electric-sql/pglite/index.js",
  ],
  ["pg lives in its rooms", "sandbox/dialects/login/pools.ts", "node_modules/pg/index.js"],
  ["@chakra-ui/react lives in its rooms", "app/pages/cart/styled.ts", "node_modules/@chakra-ui/react/index.js"],
  ["@emotion/(react|cache) lives in its rooms", "app/pages/admin/styling.ts", "node_modules/@emotion/react/index.js"],
  ["formik lives in its rooms", "app/hooks/checkout/use-form.ts", "node_modules/formik/index.js"],
  ["yup lives in its rooms", "app/pages/cart/checked.ts", "node_modules/yup/index.js"],
  [
    "@simplewebauthn/server lives in its rooms",
    "server/api/verifying.ts",
    "node_modules/@simplewebauthn/server/index.js",
  ],
  [
    "@simplewebauthn/browser lives in its rooms",
    "app/contexts/keys.ts",
    "node_modules/@simplewebauthn/browser/index.js",
  ],
  ["bowser lives in its rooms", "app/pages/account/guessing.ts", "node_modules/bowser/index.js"],
  ["csv-stringify lives in its rooms", "app/pages/account/sheets.ts", "node_modules/csv-stringify/index.js"],
  ["papaparse lives in its rooms", "app/pages/account/tables.ts", "node_modules/papaparse/index.js"],
  ["the browser bundle stays clean", "app/shell/main.tsx", "node_modules/sharp/index.js"],
];

/**
 * Modules of shared rooms: who imports them (`*.test.ts` too), and what the wall says; null where two journeys or the
 * shell read them.
 */
const shared: [module: string, importers: string[], complaint: string | null][] = [
  [
    "app/hooks/readers/use-lonely.ts",
    ["app/pages/cart/reads-lonely.ts"],
    "is read by app/pages/cart only: it belongs there.",
  ],
  [
    "app/domain/readers/behind-lonely.ts",
    ["app/hooks/readers/use-lonely.ts", "app/pages/home/other.test.ts"],
    "is read by app/pages/cart only: it belongs there.",
  ],
  [
    "app/domain/readers/tested-only.ts",
    ["app/domain/readers/tested-only.test.ts"],
    "is read by nobody, or by tests only: it goes.",
  ],
  ["app/analytics/only-served.ts", ["server/api/reads-served.ts"], "is read by server only: it belongs there."],
  ["app/domain/readers/of-two.ts", ["app/pages/cart/reads-two.ts", "app/pages/home/reads-two.ts"], null],
  ["app/domain/readers/through-hook.ts", ["app/hooks/readers/use-shared.ts"], null],
  ["app/hooks/readers/use-shared.ts", ["app/pages/cart/reads-shared.ts", "server/render/reads-shared.ts"], null],
  ["app/components/readers/of-shell.ts", ["app/shell/reads-shell.ts"], null],
];

const existing = [
  "sandbox/platform/stores/store-tables.ts",
  "server/secret.ts",
  "config/sites.ts",
  "sandbox/dialects/http/route.ts",
  "sandbox/organization/sites/site.ts",
  "sandbox/platform/orders/order.ts",
  "sandbox/control/faults.ts",
  "sandbox/console/html.ts",
  "app/contexts/basket-context.ts",
  "app/hooks/basket/use-basket.ts",
  "app/components/product/tile.ts",
  "app/components/editor/provider.ts",
  "app/pages/home/home.ts",
  "sandbox/platform/baskets/basket-repository.ts",
  "sandbox/platform/orders/order-service.ts",
  "emulators/card/card.ts",
  "worlds/candy/sites.ts",
];

const folder = mkdtempSync(path.join(tmpdir(), "walls-"));
let modules: Module[] = [];
let violations: { rule: { name: string }; from: string; to: string }[] = [];

const write = (file: string, text: string) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const importLine = (from: string, to: string) => {
  if (to.startsWith("node_modules/"))
    return `export * from "${to.replace("node_modules/", "").replace("/index.js", "")}";`;
  const relative = path.relative(path.dirname(from), to);
  return `export * from "${relative.startsWith(".") ? relative : `./${relative}`}";`;
};

const writeShared = () => {
  const imports = new Map<string, string[]>(shared.map(([module]) => [module, []]));
  for (const [module, importers] of shared)
    for (const importer of importers)
      imports.set(importer, [...(imports.get(importer) ?? []), importLine(importer, module)]);
  for (const [file, lines] of imports) write(file, `${lines.join("\n")}\nexport const present = true;\n`);
  write("app/attic/forgotten.ts", "export const present = true;\n");
};

beforeAll(() => {
  writeShared();
  for (const file of existing) write(file, "export const present = true;\n");
  write("app/domain/basket/circle-b.ts", 'export * from "./circle-a.ts";\n');
  for (const [, , to] of lookingUp) write(to, "export const present = true;\n");
  for (const [, from, to] of offences) {
    write(from, `${importLine(from, to)}\nexport const offence = true;\n`);
    const library = /^node_modules\/(?<name>.+)\/index\.js$/.exec(to)?.groups?.name;
    if (library) {
      write(`node_modules/${library}/index.js`, "export const present = true;\n");
      write(
        `node_modules/${library}/package.json`,
        JSON.stringify({ name: library, version: "1.0.0", main: "index.js" }),
      );
    }
  }
  write("package.json", JSON.stringify({ name: "model", version: "1.0.0" }));
  mkdirSync(path.join(folder, "build"));
  for (const file of [".dependency-cruiser.cjs", "build/rooms.cjs", "build/tables.cjs"])
    copyFileSync(path.resolve(file), path.join(folder, file));
  const cli = path.resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const rooms = ["app", "server", "sandbox", "worlds", "emulators", "config", "ssr.ts"];
  let output: string;
  try {
    output = execFileSync(process.execPath, [cli, "--config", ".dependency-cruiser.cjs", "-T", "json", ...rooms], {
      cwd: folder,
      encoding: "utf8",
    });
  } catch (failure) {
    output = (failure as { stdout: string }).stdout;
  }
  ({
    modules,
    summary: { violations },
  } = JSON.parse(output));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(offences)("the wall “%s” catches %s", (rule, from) => {
  expect(violations).toContainEqual(expect.objectContaining({ rule: expect.objectContaining({ name: rule }), from }));
});

test.each(shared)("%s, imported by %j: %s", (module, _importers, complaint) => {
  const said = modulesWithOneReader(modules).filter((sentence) => sentence.startsWith(`${module} `));
  expect(said).toEqual(complaint === null ? [] : [`${module} ${complaint}`]);
});

test("a folder outside the order of rooms is named", () => {
  expect(foldersWithoutPlace(modules)).toEqual(["app/attic has no place in build/rooms.cjs."]);
});

test("every wall has its offence", () => {
  const rules = (require(path.resolve(".dependency-cruiser.cjs")) as { forbidden: { name: string }[] }).forbidden;
  const caught = [...new Set(offences.map(([rule]) => rule))];
  expect(caught.toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
});
