import { existsSync, readFileSync } from "node:fs";
import yaml from "js-yaml";
import { storefrontProgram } from "../build/storefront-program.mjs";
import { readDockerfile } from "../deploy/read-dockerfile.mjs";

const read = (file: string) => readFileSync(file, "utf8");

interface Service {
  environment?: Record<string, string>;
  network_mode?: string;
  depends_on?: string[] | Record<string, unknown>;
  build?: { target: string };
}
const compose = yaml.load(read("deploy/docker/compose.yml")) as { services: Record<string, Service> };
const manifests = yaml.loadAll(read("deploy/kubernetes/storefront.yaml")) as {
  kind: string;
  data?: Record<string, string>;
  spec?: Record<string, unknown>;
}[];
const stages = readDockerfile(read("deploy/docker/Dockerfile"));

const documented = new Set(
  [...`${read("docs/configuration.md")}\n${read("docs/sandbox.md")}`.matchAll(/`([A-Z][A-Z_]+)`/g)].map(
    ([, name]) => name,
  ),
);
/** Settings of Node, the allocator and other people's images. */
const others = /^(NODE_ENV|NODE_OPTIONS|MALLOC_ARENA_MAX|POSTGRES_\w+|PORT|COMMERCE_ORGANIZATION_ID)$/;

const settings = [
  ...stages.flatMap(({ name, steps }) =>
    steps
      .filter(({ does }) => does === "ENV")
      .flatMap(({ words }) => words.map((word) => [name, word.split("=")[0] ?? ""] as const)),
  ),
  ...Object.entries(compose.services).flatMap(([name, { environment = {} }]) =>
    Object.keys(environment).map((setting) => [name, setting] as const),
  ),
  ...manifests.flatMap(({ kind, data = {} }) => Object.keys(data).map((setting) => [kind, setting] as const)),
];

test.each(settings)("%s is given %s, which the shop knows", (_, setting) => {
  expect(others.test(setting) || documented.has(setting)).toBe(true);
});

const copied = stages.flatMap(({ name, steps }) =>
  steps
    .filter(({ does }) => does === "COPY")
    .flatMap(({ words, from }) => words.slice(0, -1).map((source) => ({ name, source, from }))),
);

test("what an image takes from this folder is there, what it takes from another image is made before", () => {
  const ours = copied.filter(({ from }) => from === undefined).map(({ source }) => source);
  expect(ours.filter((source) => !existsSync(source))).toEqual([]);
  const made = stages.map(({ name }) => name);
  expect(copied.filter(({ name, from }) => from && made.indexOf(from) >= made.indexOf(name))).toEqual([]);
});

test.each(["sandbox", "storefront"])("the image of the %s runs as nobody special", (image) => {
  const { steps = [] } = stages.find(({ name }) => name === image) ?? {};
  expect(steps.find(({ does }) => does === "USER")?.text).toBe("node");
});

test("the storefront's image has the heap of the storefront that runs without one", () => {
  const { steps = [] } = stages.find(({ name }) => name === "storefront") ?? {};
  const settings = steps.filter(({ does }) => does === "ENV").flatMap(({ words }) => words);
  expect(settings).toContain(`NODE_OPTIONS=${storefrontProgram.env.NODE_OPTIONS}`);
});

test("each service of the whole shop waits for one that there is, and is built as an image that there is", () => {
  const services = Object.values(compose.services);
  const names = Object.keys(compose.services);
  const waitedFor = services.flatMap(({ depends_on: needed = [] }) =>
    Array.isArray(needed) ? needed : Object.keys(needed),
  );
  const joined = services.flatMap(({ network_mode: network }) => network?.replace("service:", "") ?? []);
  expect(names).toEqual(expect.arrayContaining([...waitedFor, ...joined]));
  const targets = services.flatMap(({ build }) => build?.target ?? []);
  expect(stages.map(({ name }) => name)).toEqual(expect.arrayContaining(targets));
});

test("a pod is given longer to stop than the shop takes to drain", () => {
  const values = manifests.find(({ kind }) => kind === "ConfigMap")?.data ?? {};
  const deployment = manifests.find(({ kind }) => kind === "Deployment")?.spec as {
    template: { spec: { terminationGracePeriodSeconds: number } };
  };
  const longestPage = 12;
  expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    Number(values["DRAIN_DELAY_SECONDS"]) + longestPage,
  );
});

test("a Dockerfile with an instruction nobody runs here is refused", () => {
  expect(() => readDockerfile("FROM a AS b\nADD x y")).toThrow("ADD");
});
