import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { compileFunction } from "node:vm";
import { transformSync } from "@swc/core";
import { brand } from "#config/brand.ts";
import type { SiteConfig } from "#config/sites.ts";
import { sites as productSites } from "#config/site-list.ts";

jest.setTimeout(180_000);

const linkPackages = createRequire(__filename)("../../../build/link-packages.cjs") as (
  project: string,
  copy: string,
) => void;
const project = path.join(__dirname, "../../..");

/** A folder outside the repository, with the packed package as npm installs it, and its one dependency. */
const home = mkdtempSync(path.join(tmpdir(), "create-"));
const modules = path.join(home, "node_modules");
const installed = path.join(modules, "create-sweetshop");
/** The files of the product that the package reads and writes, for what does not need the rest of it. */
const small = path.join(home, "product");

beforeAll(() => {
  const folder = path.join(project, "packages/create-sweetshop");
  const said = execFileSync("npm", ["pack", "--json", "--pack-destination", home, folder], { encoding: "utf8" });
  const [{ filename }] = Object.values(JSON.parse(said)) as [{ filename: string }];
  execFileSync("tar", ["-xzf", path.join(home, filename), "-C", home]);
  mkdirSync(modules);
  cpSync(path.join(home, "package"), installed, { recursive: true });
  for (const name of ["@inquirer", "culori"])
    symlinkSync(path.join(project, "node_modules", name), path.join(modules, name));
  for (const file of ["config/brand.ts", "config/site-list.ts", "app/theme/extend.ts", "app/static/favicon.svg"])
    cpSync(path.join(project, file), path.join(small, file));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(installed, "bin.mjs"), ...args], {
    cwd: home,
    encoding: "utf8",
    input: "",
  });
  return { status, stdout, stderr };
};

/** Makes a shop of the small product; gives its folder. */
const create = (folder: string, ...args: string[]) => {
  const { status, stderr } = run(folder, "--yes", "--from", small, ...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return path.join(home, folder);
};

/** What a written module exports. */
const load = <Exports>(folder: string, file: string): Exports => {
  const { code } = transformSync(readFileSync(path.join(folder, file), "utf8"), {
    swcrc: false,
    configFile: false,
    filename: file,
    module: { type: "commonjs" },
    jsc: { target: "es2022", parser: { syntax: "typescript" } },
  });
  const exported = {};
  const find = (name: string): unknown => load(folder, path.join(path.dirname(file), name));
  compileFunction(code, ["exports", "require"])(exported, find);
  return exported as Exports;
};

interface Brand {
  brandLegalNames: Record<string, string>;
  brandPostalAddress: string;
  brand: { name: string; markWords: string[]; themeColor: string };
}
interface Theme {
  ownTheme: { theme: { tokens: { colors: Record<"plum" | "cherry", Record<string, { value: string }>> } } };
}

test("an empty folder becomes a shop with its name, whose types, form and color are right", () => {
  const name = `O'Neil & "Sons"`;
  const { status, stdout } = run("my-shop", "--yes", "--name", name, "--color", "#12b5a6", "--from", project);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringContaining("npm ci && npm run icons && npm start"),
  });
  const shop = path.join(home, "my-shop");
  expect(existsSync(path.join(shop, "docs/make-it-yours.md"))).toBe(true);
  linkPackages(project, shop);
  // Its world is the product's, which has been made already.
  mkdirSync(path.join(shop, ".sandbox"));
  symlinkSync(path.join(project, ".sandbox/images"), path.join(shop, ".sandbox/images"));
  const inShop = (...args: string[]) => {
    const tool = spawnSync(process.execPath, args, { cwd: shop, encoding: "utf8" });
    return { status: tool.status, output: `${tool.stdout}${tool.stderr}` };
  };
  const include = ["config", "app/theme", "app/components/layout/logo.tsx", "app/**/*.d.ts"];
  const exclude = ["**/*.test.ts", "**/*.test.tsx"];
  const types = { extends: "./tsconfig.json", compilerOptions: { types: ["node"] }, include, exclude };
  writeFileSync(path.join(shop, "tsconfig.shop.json"), JSON.stringify(types));
  expect(inShop("node_modules/typescript-native/bin/tsc", "--noEmit", "-p", "tsconfig.shop.json")).toEqual({
    status: 0,
    output: "",
  });
  const files = ["config/brand.ts", "config/site-list.ts", "app/theme/extend.ts"];
  expect(inShop("node_modules/oxfmt/bin/oxfmt", "--check", ...files)).toMatchObject({ status: 0 });
  const tested = inShop("node_modules/jest/bin/jest.js", "--runTestsByPath", "config/brand.test.ts");
  expect(tested).toEqual({ status: 0, output: expect.stringContaining("2 passed") });
  expect(load<Brand>(shop, "config/brand.ts").brand.name).toBe(name);
});

test.each([
  ["O'Neil & Sons", ["O'Neil", "&", "Sons"]],
  [`The "Good" Loaf`, ["", "T", `The "Good" Loaf`]],
  [`The "Café" & Crêpe's`, [`The "Café"`, "&", "Crêpe's"]],
  ["épicerie", ["", "É", "épicerie"]],
  ["A & B & C", ["A", "&", "B & C"]],
  ["Salt+Smoke, Ltd.", ["", "S", "Salt+Smoke, Ltd."]],
])("the name %s is written as it is", (name, mark) => {
  const shop = create(`named-${Buffer.from(name).toString("hex")}`, "--name", name);
  const { brand: written, brandLegalNames, brandPostalAddress } = load<Brand>(shop, "config/brand.ts");
  expect([written.name, written.markWords, brandLegalNames]).toEqual([name, mark, { en: name }]);
  expect(brandPostalAddress).toBe("");
});

test("without options it is named after its folder and keeps one site", () => {
  const shop = create("corner_bakery-two");
  expect(load<Brand>(shop, "config/brand.ts").brand.name).toBe("Corner Bakery Two");
  expect(load<{ sites: SiteConfig[] }>(shop, "config/site-list.ts").sites.map(({ alias }) => alias)).toEqual(["us"]);
  expect(readFileSync(path.join(shop, ".env"), "utf8")).toMatch(/^#.*sandbox/);
});

const { wcagContrast } = createRequire(__filename)("culori") as {
  wcagContrast: (one: string, other: string) => number;
};

test.each(["#FFFFFF", "#ffe08a", "#12B5A6", "#000000", "#0F3440"])(
  "with the color %s what is written and pressed can be read, and head and theme agree",
  (color) => {
    const shop = create(`colored-${color.slice(1)}`, "--color", color, "--accent", color);
    const { themeColor } = load<Brand>(shop, "config/brand.ts").brand;
    const { plum, cherry } = load<Theme>(shop, "app/theme/extend.ts").ownTheme.theme.tokens.colors;
    expect(plum["900"]?.value).toBe(themeColor);
    const readable = [plum["500"], plum["600"], plum["700"], plum["900"], cherry["600"]];
    for (const each of readable) expect(wcagContrast(each?.value ?? "#FFFFFF", "#FFFFFF")).toBeGreaterThanOrEqual(4.5);
    expect(readFileSync(path.join(shop, "app/static/favicon.svg"), "utf8")).toContain(themeColor);
  },
);

test("with all sites the list is the product's, but for its tabs", () => {
  const aliases = productSites.map(({ alias }) => alias);
  const shop = create("all-sites", "--sites", aliases.join(","));
  const { sites } = load<{ sites: SiteConfig[] }>(shop, "config/site-list.ts");
  const { name } = load<Brand>(shop, "config/brand.ts").brand;
  const renamed = (site: SiteConfig) => ({ ...site, name: site.name.replace(brand.name, name), tabs: [] });
  expect(sites.map((site) => ({ ...site, tabs: [] }))).toEqual(productSites.map(renamed));
  for (const { tabs } of sites) expect(tabs.map((tab) => "siteId" in tab && tab.siteId)).not.toContain(undefined);
});

test("the tabs of a shop lead to sites that are kept", () => {
  const shop = create("two-sites", "--sites", "business,us");
  const { sites } = load<{ sites: SiteConfig[] }>(shop, "config/site-list.ts");
  expect(sites.map(({ alias, tabs }) => [alias, ...tabs.map(({ label }) => label)])).toEqual([
    ["us", "Shop", "Business Gifts"],
    ["business", "Shop", "Business Gifts"],
  ]);
});

const instance = [
  "--instance",
  "https://abcd1234.api.commercecloud.salesforce.com/",
  "--organization",
  "f_ecom_abcd_001",
  "--client",
  "1d0c6f58-3a97-4e21-8b64-0f5e9c7a2b13",
  "--site-ids",
  "us=CornerUS",
];

test("an instance is written into .env", () => {
  const shop = create("in-front-of-an-instance", ...instance);
  process.loadEnvFile(path.join(shop, ".env"));
  expect(process.env).toMatchObject({
    COMMERCE_API_ORIGIN: "https://abcd1234.api.commercecloud.salesforce.com",
    COMMERCE_ORGANIZATION_ID: "f_ecom_abcd_001",
    COMMERCE_CLIENT_ID: "1d0c6f58-3a97-4e21-8b64-0f5e9c7a2b13",
    COMMERCE_SITE_ID_US: "CornerUS",
  });
});

test.each([
  [["--name", "<b>Bread</b>"], /^A name begins with .* not "<b>Bread<\/b>"\.$/],
  [["--name", " "], /^A name begins with/],
  [["--name", "x".repeat(41)], /at most 40 characters/],
  [["--name", "Ends\\"], /^A name begins with/],
  [["--name", "${process.exit()}"], /^A name begins with/],
  [["--color", "teal"], /^A color is # and six digits .* not "teal"\.$/],
  [["--color", "#12345"], /^A color is #/],
  [["--accent", "#GGGGGG"], /^A color is #/],
  [["--sites", "us,mars"], /^There is no site mars: the product has us, ca, business, fundraising, ca_fr\.$/],
  [["--sites", ","], /^Keep at least one site/],
  [["--sites", "ca_fr"], /keep ca beside it\.$/],
  [["--instance", "abcd.example"], /^--instance needs --organization beside it\.$/],
  [["--client", "x"], /^--client belongs to --instance\.$/],
  [instance.with(1, "ftp://abcd.example"), /^An instance is the origin/],
  [instance.with(3, "abcd"), /^An organization looks like/],
  [instance.with(5, "me\nCOMMERCE=1"), /^A client is the id/],
  [instance.with(7, "ca=Corner"), /^Ids of sites are given as us=MyShop, /],
  [["another-folder"], /^A shop lies in one folder/],
  [["--colour", "#123456"], /--colour/],
  [["--from", path.join(home, "nowhere")], /^The product could not be fetched from .*nowhere/],
  [["--from", tmpdir()], /^There is no Sweetshop in/],
])("%j is refused in one sentence, and nothing is written", (args, sentence) => {
  const { status, stdout, stderr } = run("refused", "--yes", "--from", small, ...args);
  expect([status, stdout, stderr.trim()]).toEqual([1, "", expect.stringMatching(sentence)]);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(existsSync(path.join(home, "refused"))).toBe(false);
});

test("the next commands are ones that a shell takes", () => {
  const { stdout } = run("june's own shop", "--yes", "--from", small);
  const [, command = ""] = /^ {2}(cd .*)$/m.exec(stdout) ?? [];
  const { status, stdout: files } = spawnSync("sh", ["-c", `${command} && ls`], { cwd: home, encoding: "utf8" });
  expect([status, files.split("\n")]).toEqual([0, expect.arrayContaining(["app", "config"])]);
});

/** Makes a shop where `npm` only writes down where it was called and with what, and ends with a code. */
const createWithNpm = (folder: string, code: number) => {
  const bin = path.join(home, `bin-${code}`);
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, "npm"), `#!/bin/sh\necho "$(basename "$PWD"): npm $*"\nexit ${code}\n`, { mode: 0o755 });
  const words = [path.join(installed, "bin.mjs"), folder, "--yes", "--start", "--from", small];
  return spawnSync(process.execPath, words, {
    cwd: home,
    encoding: "utf8",
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  });
};

test("with --start its packages are installed, and it runs", () => {
  const { status, stdout } = createWithNpm("started", 0);
  expect(status).toBe(0);
  expect(stdout.split("\n").filter((line) => line.startsWith("started:"))).toEqual([
    "started: npm ci",
    "started: npm run icons",
    "started: npm start",
  ]);
  expect(stdout).not.toContain("Next:");
});

test("a step that fails ends it with one sentence", () => {
  const { status, stderr } = createWithNpm("stuck", 3);
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^npm ci failed in .*stuck\.$/)]);
});

test("a folder with something in it is left alone", () => {
  mkdirSync(path.join(home, "taken"));
  writeFileSync(path.join(home, "taken", "diary.txt"), "Dear diary");
  const { status, stderr } = run("taken", "--yes", "--from", small);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is something in .*taken already/)]);
  expect(readdirSync(path.join(home, "taken"))).toEqual(["diary.txt"]);
});

test("without a terminal and without --yes it says what to do", () => {
  expect(run("unasked")).toMatchObject({ status: 1, stderr: expect.stringMatching(/^There is nobody to ask here/) });
});

test("help names every option", () => {
  const { status, stdout } = run("--help");
  expect(status).toBe(0);
  for (const option of [
    "--name",
    "--color",
    "--accent",
    "--sites",
    "--instance",
    "--site-ids",
    "--from",
    "--start",
    "--yes",
  ])
    expect(stdout).toContain(option);
});

test("from an address of git it keeps the history, for releases to come", () => {
  const settings = ["user.name=June", "user.email=june@shop.test", "commit.gpgsign=false"];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", [...settings.flatMap((each) => ["-c", each]), ...args], { cwd, encoding: "utf8" });
  const repository = path.join(home, "repository");
  cpSync(small, repository, { recursive: true });
  git(repository, "init", "--quiet");
  git(repository, "add", "--all");
  git(repository, "commit", "--quiet", "--message", "a release");
  const { status } = run("cloned", "--yes", "--from", `file://${repository}`);
  expect(status).toBe(0);
  const shop = path.join(home, "cloned");
  expect([git(shop, "remote").trim(), git(shop, "log", "--format=%s").trim()]).toEqual(["product", "a release"]);
});

/** The answers of somebody, question by question; those that are refused are given before the next one. */
const asked = (given: object, answers: unknown[]) => {
  const program = `
    import { askForTheRest } from "create-sweetshop/questions.mjs";
    const answers = ${JSON.stringify(answers)};
    const said = [];
    const next = async ({ message, validate = () => true }) => {
      for (;;) {
        const answer = answers.shift();
        const verdict = await validate(answer);
        said.push(verdict === true ? message : verdict);
        if (verdict === true) return answer;
      }
    };
    const result = await askForTheRest(${JSON.stringify(given)}, { input: next, checkbox: next, select: next });
    console.log(JSON.stringify({ said, result }));`;
  writeFileSync(path.join(home, "asked.mjs"), program);
  return JSON.parse(execFileSync(process.execPath, ["asked.mjs"], { cwd: home, encoding: "utf8" })) as {
    said: string[];
    result: Record<string, unknown>;
  };
};

test("what no option says is asked, and a bad answer is asked for again", () => {
  const shop = ["asked-shop", "blue", "#123456", "#A5401F", [], ["us", "ca"]];
  const backend = ["instance", "https://a.example", "f_ecom_abcd_001", "1d0c6f58-3a97-4e21-8b64-0f5e9c7a2b13"];
  const { said, result } = asked({ name: "Crumb", siteIds: {} }, [...shop, ...backend, "us=A,ca=B"]);
  expect(said.map((sentence) => sentence.split(/[,:?]/)[0])).toEqual([
    "In which folder",
    "A color is # and six digits of 0-9 and A-F",
    "What is the color of the brand",
    "And the color of what is bought",
    "Keep at least one site of us",
    "Which sites do you keep",
    "What does it stand in front of",
    "Where is its API",
    "Which organization",
    "Which client",
    "Which ids have its sites",
  ]);
  expect(result).toMatchObject({
    name: "Crumb",
    color: "#123456",
    sites: ["us", "ca"],
    instance: { origin: "https://a.example", organization: "f_ecom_abcd_001" },
    siteIds: { us: "A", ca: "B" },
  });
});

test("nothing is asked that an option has said", () => {
  const folder = path.join(home, "told");
  const told = { folder, name: "Crumb", color: "#123456", accent: "#A5401F", sites: ["us"], siteIds: {} };
  expect(asked(told, ["sandbox"]).said).toEqual(["What does it stand in front of?"]);
});
