import chunksAndMessages from "./chunks-and-messages.cjs";

interface Made {
  code: string;
  map: unknown;
}

/** What the loader makes of a file's source, as the bundler asks for it. */
const make = (source: string, file = "/shop/app/page.tsx", map?: unknown) =>
  new Promise<Made>((resolve, reject) => {
    const callback = (error: Error | null, code = "", mapOfCode?: unknown) =>
      error ? reject(error) : resolve({ code, map: mapOfCode });
    void chunksAndMessages.call({ resourcePath: file, sourceMap: true, async: () => callback }, source, map);
  });

const message = 'const words = (intl: Intl) => intl.formatMessage({ id: "bag", defaultMessage: "{count} sweets" });';

test.each([
  ["the call of a message", message, '"type": 1'],
  ["a message for later", 'const words = defineMessage({ id: "bag", defaultMessage: "{count} sweets" });', '"type": 1'],
  [
    "a list of messages",
    'const a = defineMessages({ bag: { id: "bag", defaultMessage: "{count} sweets" } });',
    '"type": 1',
  ],
  ["its component", 'const a = <FormattedMessage id="bag" defaultMessage="{count} sweets" />;', '"type": 1'],
  [
    "a loadable component",
    'import loadable from "@loadable/component";\nconst Bag = loadable(() => import("./bag.tsx"));',
    "chunkName()",
  ],
])("%s is compiled", async (_, source, part) => {
  expect((await make(source)).code).toContain(part);
});

test("a source with neither is left as it is, with its map", async () => {
  const source = "export const  two = (one: number) =>  one + 1;";
  expect(await make(source, undefined, "its map")).toEqual({ code: source, map: "its map" });
});

test("a source is worked on once for browser and server, and anew when it has changed", async () => {
  const first = await make(message, "/shop/app/bag.tsx");
  expect((await make(message, "/shop/app/bag.tsx")).map).toBe(first.map);
  const changed = await make(message.replace("sweets", "treats"), "/shop/app/bag.tsx");
  expect(changed.code).toContain("treats");
  expect((await make(message, "/shop/app/other.tsx")).map).not.toBe(first.map);
});

test("what is no source is an error", async () => {
  await expect(make("formatMessage(", "/shop/app/broken.tsx")).rejects.toThrow(/broken\.tsx/);
});
